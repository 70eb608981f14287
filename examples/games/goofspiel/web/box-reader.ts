// Made by tools/box_readers from src/rubra/games/goofspiel/box.py. Do not edit.
// @ts-nocheck: its types are checked in Python
import * as py from '../../local/boxes/python';
import { blank } from '../../local/boxes/records';

const GoofspielSheet = [{"expected":"int","int":{"ge":1,"le":13}},{"expected":"str","str":{"values":["published","reconstructed","rulebook"]}},{"expected":"object","fields":[["each",0],["source",1]]},{"expected":"str","str":{}},{"expected":"object","fields":[["cards",2],["game",3],["edition",3]]}];
const Box = [{"size":1,"fields":[["cards",0,"B"]]}];

export function read_box(file) {
  let box, sheet;
  sheet = file.decode(GoofspielSheet, "goofspiel");
  box = blank(Box);
  box.cards = sheet.cards.each;
  return py.tuple([box, py.dict([])]);
}

export const sheet = GoofspielSheet;
