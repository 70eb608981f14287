// Made by tools/box_readers from src/rubra/games/rubico/box.py. Do not edit.
// @ts-nocheck: its types are checked in Python
import { check_unique } from '../../local/boxes/box-file';
import * as py from '../../local/boxes/python';
import { blank } from '../../local/boxes/records';

const RubicoSheet = [{"expected":"int","int":{"ge":0,"le":25}},{"expected":"str","str":{"values":["published","reconstructed","rulebook"]}},{"expected":"object","fields":[["red",0],["blue",0],["janus",0],["pompey",0],["source",1]]},{"expected":"object","fields":[["red",0],["blue",0],["source",1]]},{"expected":"int","int":{"ge":3,"le":7}},{"expected":"object","fields":[["red",0],["blue",0]]},{"expected":"object","fields":[["red",0],["blue",0],["janus",0],["pompey",0]]},{"expected":"int","int":{"ge":3,"le":4}},{"expected":"int","int":{"ge":1,"le":25}},{"expected":"bool","bool":true},{"expected":"object","fields":[["players",4],["remove_roles",5],["remove_march",6],["hand",7],["blues_for_senate",8],["powers",9],["recognition",9],["source",1]]},{"expected":"array","array":10},{"expected":"int","int":{"ge":1,"le":4}},{"expected":"object","fields":[["beyond_distance",0],["most_of_one",12],["source",1]]},{"expected":"int","int":{"ge":1,"le":8}},{"expected":"object","fields":[["legions",14],["source",1]]},{"expected":"str","str":{}},{"expected":"str","str":{"values":["discard_card","extra_card","none","one_blue","one_red"]}},{"expected":"array","array":16},{"expected":"object","fields":[["id",16],["effect",17],["legions",18],["top",9,[false]],["source",1]]},{"expected":"array","array":19},{"expected":"str","str":{"values":["cancel","cover","favour","peek","shift","summon"]}},{"expected":"object","fields":[["id",16],["effect",21],["source",1]]},{"expected":"array","array":22},{"expected":"object","fields":[["red",0],["pompey",0],["source",1]]},{"expected":"object","fields":[["id",16],["players",4],["castrum",9],["source",1]]},{"expected":"array","array":25},{"expected":"object","fields":[["march",2],["roles",3],["setup",11],["centurion",13],["victory",15],["senate",20],["power",23],["favour",24],["space",26],["game",16],["edition",16]]}];
const Box = [{"size":2736,"fields":[["red_roles",0,"B"],["blue_roles",1,"B"],["march",2,"B",4],["hand",6,"B"],["blues_for_senate",7,"B"],["powers",8,"B"],["recognition",9,"B"],["claims",16,"q",36],["claim_count",304,"B"],["rows",312,"q",256],["first_row",2360,"H",125],["row_count",2610,"B",125]]},{"size":2,"fields":[["players",0,"B"],["castrum",1,"B"]]},{"size":2,"fields":[["effect",0,"B"],["legions",1,"B"]]},{"size":21984,"fields":[["setups",0,0,8],["spaces",21888,1,32],["space_count",21952,"B"],["senate",21953,2,8],["top_senate",21969,"B"],["powers",21970,"B",8],["favour_red",21978,"B"],["favour_pompey",21979,"B"],["beyond_distance",21980,"B"],["most_of_one",21981,"B"],["legions_to_win",21982,"B"]]}];
const SENATE_IDS = py.tuple(["vacant", "muster", "veto", "acclamation", "desertion", "surrender", "triumph", "joker"]);
const SENATE_EFFECTS = py.tuple(["none", "extra_card", "discard_card", "one_blue", "one_red"]);
const LEGIONS = py.tuple(["italica", "apollinaris"]);
const POWER_IDS = py.tuple(["minerva", "cibelis", "fortuna", "roma", "venus", "eris", "vesta", "iuno"]);
const POWER_EFFECTS = py.tuple(["summon", "shift", "peek", "cover", "cancel", "favour"]);

function _read_counts(file, sheet) {
  let march, total;
  march = sheet.march;
  total = py.add(py.add(py.add(march.red, march.blue), march.janus), march.pompey);
  if (!py.equal(total, 25)) {
    throw file.error(`the March cards are 25 in all, not ${py.str(total)}`, "march");
  }
  total = py.add(sheet.roles.red, sheet.roles.blue);
  if (!py.equal(total, 7)) {
    throw file.error(`the role cards are 7 in all, not ${py.str(total)}`, "roles");
  }
}

function _read_setups(file, sheet, box) {
  let blue, count, found, index, kind, name, place, red, row, setup, wanted;
  wanted = py.list(py.range(3, py.add(7, 1)));
  found = py.iterate(sheet.setup).map((row) => row.players);
  if (!py.equal(found, wanted)) {
    throw file.error(`one row for each of ${py.str(wanted)} players, in order, not ${py.str(found)}`, "setup");
  }
  for ([index, row] of py.iterate(py.enumerate(sheet.setup))) {
    place = `setup[${py.str(index)}]`;
    setup = py.item(box.setups, row.players);
    setup.hand = row.hand;
    setup.blues_for_senate = row.blues_for_senate;
    setup.powers = row.powers;
    setup.recognition = row.recognition;
    red = py.subtract(sheet.roles.red, row.remove_roles.red);
    blue = py.subtract(sheet.roles.blue, row.remove_roles.blue);
    if (((py.less(py.min(red, blue), 1)) || (!py.equal(py.add(red, blue), row.players)))) {
      throw file.error(`${py.str(row.players)} players need ${py.str(row.players)} roles of both colours; ${py.str(red)} red and ${py.str(blue)} blue are left`, `${py.str(place)}.remove_roles`);
    }
    [setup.red_roles, setup.blue_roles] = py.iterate(py.tuple([red, blue]));
    for ([kind, name] of py.iterate(py.tuple([py.tuple([0, "red"]), py.tuple([1, "blue"]), py.tuple([2, "janus"]), py.tuple([3, "pompey"])]))) {
      count = py.subtract(py.getattr(sheet.march, name), py.getattr(row.remove_march, name));
      if (py.less(count, 0)) {
        throw file.error(`more ${py.str(name)} cards are removed than there are`, `${py.str(place)}.remove_march`);
      }
      py.setItem(setup.march, kind, count);
    }
  }
}

function _check_ids(file, name, found, wanted) {
  let card, index, missing;
  for ([index, card] of py.iterate(py.enumerate(found))) {
    if (!py.isIn(card, wanted)) {
      throw file.error(`there is no ${py.str(name)} card ${py.repr(card)}; they are ${py.str(py.join(", ", wanted))}`, `${py.str(name)}[${py.str(index)}].id`);
    }
  }
  if (py.truth((missing = py.iterate(wanted).filter((card) => !py.isIn(card, found)).map((card) => card)))) {
    throw file.error(`there are ${py.str(py.len(wanted))} ${py.str(name)} cards; missing: ${py.str(py.join(", ", missing))}`, name);
  }
}

function bit(number) {
  return py.shiftLeft(1, py.int(number));
}

function _read_senate(file, sheet, box) {
  let card, index, legion, named, number, tops;
  check_unique(file, "senate", sheet.senate);
  _check_ids(file, "senate", py.iterate(sheet.senate).map((card) => card.id), SENATE_IDS);
  for ([index, card] of py.iterate(py.enumerate(sheet.senate))) {
    number = py.index(SENATE_IDS, card.id);
    py.item(box.senate, number).effect = py.index(SENATE_EFFECTS, card.effect);
    for (legion of py.iterate(card.legions)) {
      if (!py.isIn(legion, LEGIONS)) {
        throw file.error(`there is no legion ${py.repr(legion)}; the legions are ${py.str(py.join(", ", LEGIONS))}`, `senate[${py.str(index)}].legions`);
      }
      py.item(box.senate, number).legions = py.or(py.item(box.senate, number).legions, bit(py.index(LEGIONS, legion)));
    }
  }
  tops = py.iterate(sheet.senate).filter((card) => py.truth(card.top)).map((card) => card.id);
  if (!py.equal(py.len(tops), 1)) {
    throw file.error(`exactly one card lies on top, not ${py.str(py.len(tops))}`, "senate");
  }
  box.top_senate = py.index(SENATE_IDS, py.item(tops, 0));
  named = py.max(py.iterate(LEGIONS).map((legion) => py.sum(py.iterate(sheet.senate).map((card) => py.isIn(legion, card.legions)))));
  if (py.less(named, sheet.victory.legions)) {
    throw file.error(`no legion is named by ${py.str(sheet.victory.legions)} cards, so the Senate cannot win`, "victory.legions");
  }
}

function _read_powers(file, sheet, box) {
  let card, peeks;
  check_unique(file, "power", sheet.power);
  _check_ids(file, "power", py.iterate(sheet.power).map((card) => card.id), POWER_IDS);
  for (card of py.iterate(sheet.power)) {
    py.setItem(box.powers, py.index(POWER_IDS, card.id), py.index(POWER_EFFECTS, card.effect));
  }
  peeks = py.iterate(py.enumerate(sheet.power)).filter(([index, card]) => py.equal(card.effect, "peek")).map(([index, card]) => index);
  if (py.less(1, py.len(peeks))) {
    throw file.error("only one power can peek", `power[${py.str(py.item(peeks, 1))}].effect`);
  }
}

function _read_track(file, sheet, box) {
  let index, last, space;
  check_unique(file, "space", sheet.space);
  last = py.subtract(py.len(sheet.space), 1);
  if (!((py.atMost(1, last) && py.less(last, 32)))) {
    throw file.error(`a track has 2 to 32 spaces, not ${py.str(py.add(last, 1))}`, "space");
  }
  if ((!py.equal(py.item(sheet.space, 0).players, 3)) || (py.truth(py.item(sheet.space, 0).castrum))) {
    throw file.error("the start is there for all players and is no Castrum", "space[0]");
  }
  if (((!py.equal(py.item(sheet.space, last).players, 3)) || (!(py.truth(py.item(sheet.space, last).castrum))))) {
    throw file.error("the last space is Rome: a Castrum, for all players", `space[${py.str(last)}]`);
  }
  for ([index, space] of py.iterate(py.enumerate(sheet.space))) {
    py.item(box.spaces, index).players = space.players;
    py.item(box.spaces, index).castrum = space.castrum;
  }
  box.space_count = py.len(sheet.space);
}

function _check_play(file, sheet) {
  let at_most, covers, deck, discard, drawn, extra, favours, index, most, place, row;
  extra = py.sum(py.iterate(sheet.senate).map((card) => py.equal(card.effect, "extra_card")));
  discard = py.sum(py.iterate(sheet.senate).map((card) => py.equal(card.effect, "discard_card")));
  covers = py.iterate(sheet.power).some((card) => py.equal(card.effect, "cover"));
  favours = py.sum(py.iterate(sheet.power).map((card) => py.equal(card.effect, "favour")));
  most = py.add(py.add(25, 8), py.multiply(favours, py.max(sheet.favour.red, sheet.favour.pompey)));
  if (py.less(127, most)) {
    throw file.error(`a turn could count ${py.str(most)} cards of a kind; there is room for 127`, "favour");
  }
  for ([index, row] of py.iterate(py.enumerate(sheet.setup))) {
    place = `setup[${py.str(index)}]`;
    deck = py.subtract(25, py.sum(py.astuple(row.remove_march)));
    drawn = py.multiply(row.hand, py.subtract(row.players, 1));
    if (py.less(deck, py.add(drawn, extra))) {
      throw file.error(`${py.str(deck)} March cards are left, but ${py.str(row.players)} players may need ${py.str(py.add(drawn, extra))}`, `${py.str(place)}.remove_march`);
    }
    if (py.less(py.subtract(row.hand, py.both(row.powers, () => covers)), sheet.centurion.most_of_one)) {
      throw file.error(`a row of ${py.str(row.hand)} cannot always give ${py.str(sheet.centurion.most_of_one)} cards`, "centurion.most_of_one");
    }
    at_most = py.multiply(sheet.centurion.most_of_one, py.subtract(row.players, 1));
    if (py.less(py.min(py.add(sheet.centurion.beyond_distance, 1), at_most), discard)) {
      throw file.error("the Centurion may take fewer cards than the Senate throws away", "centurion.beyond_distance");
    }
  }
}

function pack(kind, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0) {
  let low;
  low = py.or(py.or(py.or(py.int(kind), py.shiftLeft(py.int(a), 8)), py.shiftLeft(py.int(b), 16)), py.shiftLeft(py.int(c), 24));
  return py.or(py.or(py.or(low, py.shiftLeft(py.int(d), 32)), py.shiftLeft(py.int(e), 40)), py.shiftLeft(py.int(f), 48));
}

function _list_claims(setup) {
  let allowed, claim, claims, counts, number;
  claims = [pack(2, )];
  for (counts of py.iterate(py.product(py.range(py.add(setup.hand, 1)), 4))) {
    allowed = py.iterate(py.enumerate(counts)).every(([kind, count]) => py.atMost(count, py.item(setup.march, kind)));
    if ((py.truth(allowed)) && (py.equal(py.sum(counts), setup.hand))) {
      py.append(claims, pack(1, ...py.iterate(counts)));
    }
  }
  for ([number, claim] of py.iterate(py.enumerate(claims))) {
    py.setItem(setup.claims, number, claim);
  }
  setup.claim_count = py.len(claims);
}

function hand_number(hand) {
  let kind, number;
  number = 0;
  for (kind of py.iterate(py.range(py.subtract(4, 1)))) {
    number = py.add(py.multiply(number, py.add(4, 1)), py.int(py.item(hand, kind)));
  }
  return number;
}

function _list_rows(setup) {
  let empty, first, hand, number, row, row_move, rows, rows_of;
  empty = py.multiply([4], py.subtract(4, setup.hand));
  rows_of = py.dict([]);
  for (row of py.iterate(py.product(py.range(4), setup.hand))) {
    hand = py.iterate(py.range(4)).map((kind) => py.count(row, kind));
    number = hand_number(hand);
    py.append(py.setdefault(rows_of, number, []), pack(0, ...py.iterate(row), ...py.iterate(empty)));
  }
  first = 0;
  for ([number, rows] of py.iterate(py.items(rows_of))) {
    py.setItem(setup.first_row, number, first);
    py.setItem(setup.row_count, number, py.len(rows));
    for (row_move of py.iterate(rows)) {
      py.setItem(setup.rows, first, row_move);
      first = py.add(first, 1);
    }
  }
}

export function read_box(file) {
  let box, players, sheet;
  sheet = file.decode(RubicoSheet, "rubico");
  box = blank(Box);
  _read_counts(file, sheet);
  _read_setups(file, sheet, box);
  _read_senate(file, sheet, box);
  _read_powers(file, sheet, box);
  _read_track(file, sheet, box);
  box.beyond_distance = sheet.centurion.beyond_distance;
  box.most_of_one = sheet.centurion.most_of_one;
  box.legions_to_win = sheet.victory.legions;
  box.favour_red = sheet.favour.red;
  box.favour_pompey = sheet.favour.pompey;
  _check_play(file, sheet);
  for (players of py.iterate(py.range(3, py.add(7, 1)))) {
    _list_claims(py.item(box.setups, players));
    _list_rows(py.item(box.setups, players));
  }
  return py.tuple([box, py.dict([["space", py.tuple(py.iterate(sheet.space).map((space) => space.id))]])]);
}

export const sheet = RubicoSheet;
