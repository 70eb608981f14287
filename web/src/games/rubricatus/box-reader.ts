// Made by tools/box_readers from src/rubra/games/rubricatus/box.py. Do not edit.
// @ts-nocheck: its types are checked in Python
import { check_unique } from '../../local/boxes/box-file';
import * as py from '../../local/boxes/python';
import { blank } from '../../local/boxes/records';

const RubricatusSheet = [{"expected":"str","str":{}},{"expected":"int","int":{"ge":1,"le":9}},{"expected":"str","str":{"values":["published","reconstructed","rulebook"]}},{"expected":"object","fields":[["id",0],["rounds",1],["draw",1],["helpers",1],["source",2]]},{"expected":"array","array":3},{"expected":"int","int":{"ge":3,"le":4}},{"expected":"str","str":{"values":["bages","baix_llobregat","bergueda","llucanes","solsones"]}},{"expected":"array","array":6},{"expected":"object","fields":[["id",0],["players",5],["comarques",7],["source",2]]},{"expected":"array","array":8},{"expected":"int","int":{"ge":0,"le":9}},{"expected":"int","int":{"ge":1,"le":200}},{"expected":"int","int":{"ge":1,"le":99}},{"expected":"object","fields":[["in_each_region",10],["in_drawer_with_three",11],["in_drawer_with_four",11],["most_in_region",12],["most_to_build",10],["source",2]]},{"expected":"object","fields":[["most",1],["cycle",1],["source",2]]},{"expected":"array","array":10},{"expected":"object","fields":[["spaces",15],["source",2]]},{"expected":"object","fields":[["first",10],["later",10],["source",2]]},{"expected":"object","fields":[["extension",10],["majority",10],["majority_tied",10],["all_eras",10],["all_comarques",10],["leftovers_for_a_point",1],["source",2]]},{"expected":"str","str":{"values":["ancient","contemporary","iberian","medieval","modern"]}},{"expected":"int","int":{"ge":0,"le":3}},{"expected":"object","fields":[["materials",20,[0]],["technology",20,[0]],["culture",20,[0]],["defence",20,[0]]]},{"expected":"str | null","str":{}},{"expected":"object","fields":[["id",0],["era",19],["comarca",6],["cost",21],["problems",10],["points",10,[0]],["develop",21,[{"materials":0,"technology":0,"culture":0,"defence":0}]],["income",21,[{"materials":0,"technology":0,"culture":0,"defence":0}]],["partner",22,[null]],["source",2]]},{"expected":"array","array":23},{"expected":"int","int":{"ge":1,"le":3}},{"expected":"int | null","int":{"ge":1,"le":9}},{"expected":"str","str":{"values":["each","holder"]}},{"expected":"object","fields":[["do",0],["what",22,[null]],["n",26,[null]],["who",27,["holder"]]]},{"expected":"array","array":28},{"expected":"bool","bool":true},{"expected":"object","fields":[["id",0],["points",25],["event",29,[[]]],["removed",30,[false]],["source",2]]},{"expected":"array","array":31},{"expected":"int | null","int":{"ge":0,"le":9}},{"expected":"object | null","fields":[["do",0],["what",22,[null]],["n",33,[null]]]},{"expected":"object","fields":[["id",0],["era",19],["calamity",30,[false]],["now",29,[[]]],["check",34,[null]],["prize",29,[[]]],["penalty",29,[[]]],["source",2]]},{"expected":"array","array":35},{"expected":"str","str":{"values":["endure","gather","soothe","spare"]}},{"expected":"str | null","str":{"values":["culture","defence","materials","technology"]}},{"expected":"object","fields":[["id",0],["ability",37],["what",38,[null]],["source",2]]},{"expected":"array","array":39},{"expected":"object","fields":[["era",4],["region",9],["problems",13],["resources",14],["development",16],["developers",17],["scoring",18],["construction",24],["action",32],["era_card",36],["eteria",40],["game",0],["edition",0]]}];
const Box = [{"size":5,"fields":[["rounds",0,"b"],["draw",1,"b"],["helpers",2,"b"],["first",3,"b"],["constructions",4,"b"]]},{"size":2,"fields":[["players",0,"b"],["comarques",1,"B"]]},{"size":17,"fields":[["era",0,"B"],["comarca",1,"B"],["cost",2,"b",4],["problems",6,"b"],["points",7,"b"],["develop",8,"b",4],["income",12,"b",4],["partner",16,"B"]]},{"size":4,"fields":[["word",0,"B"],["who",1,"B"],["what",2,"B"],["count",3,"b"]]},{"size":16,"fields":[["points",0,"b"],["effects",1,3,3],["effect_count",13,"b"],["removed",14,"B"],["recruits",15,"B"]]},{"size":44,"fields":[["era",0,"B"],["calamity",1,"B"],["effects",2,3,3],["effect_count",14,"b"],["check",15,"B"],["check_what",16,"B"],["check_count",17,"b"],["prize",18,3,3],["prize_count",30,"b"],["penalty",31,3,3],["penalty_count",43,"b"]]},{"size":2,"fields":[["ability",0,"B"],["what",1,"B"]]},{"size":4432,"fields":[["eras",0,0,5],["rounds",25,"b"],["era_of_round",26,"B",16],["regions",42,1,7],["drawer",56,"h",5],["constructions",66,2,62],["construction_count",1120,"b"],["comarca_cards",1128,"q",5],["actions",1168,4,30],["action_count",1648,"b"],["era_cards",1649,5,62],["era_card_count",4377,"b"],["eteries",4378,6,8],["eteria_count",4394,"b"],["track",4395,"b",16],["track_end",4411,"b"],["first_developer",4412,"b"],["later_developers",4413,"b"],["most_resource",4414,"b"],["cycle",4415,"b"],["start_problems",4416,"b"],["most_problems",4417,"b"],["problems_to_build",4418,"b"],["extension",4419,"b"],["majority",4420,"b"],["majority_tied",4421,"b"],["all_eras",4422,"b"],["all_comarques",4423,"b"],["leftovers_for_point",4424,"b"]]}];
const ERAS = py.tuple(["iberian", "ancient", "medieval", "modern", "contemporary"]);
const REGIONS = py.tuple(["bergueda", "bages", "solsones", "baix_llobregat", "bages_bergueda", "bages_solsones", "bages_baix_llobregat"]);
const COMARQUES = py.tuple(["bergueda", "bages", "solsones", "baix_llobregat", "llucanes"]);
const RESOURCES = py.tuple(["materials", "technology", "culture", "defence"]);
const EFFECTS = py.tuple(["nothing", "gain", "gain_any", "lose", "lose_any", "score", "forfeit", "take", "recruit", "replace", "add", "add_any", "add_everywhere", "remove", "remove_any", "purge"]);
const OF_A_RESOURCE = py.tuple(["gain", "lose"]);
const OF_A_REGION = py.tuple(["add", "remove"]);
const OF_NOTHING = py.tuple(["recruit", "purge"]);
const FOR_A_PLAYER = py.tuple(["gain", "gain_any", "lose", "lose_any", "score", "forfeit", "take", "recruit", "add_any", "remove_any"]);
const WHO = py.tuple(["holder", "each"]);
const CHECKS = py.tuple(["none", "calm", "all_calm", "has", "built", "leads"]);
const CHECKS_OF_A_PLAYER = py.tuple(["has", "built", "leads"]);
const ABILITIES = py.tuple(["soothe", "gather", "endure", "spare"]);

function _check_order(file, name, found, wanted) {
  if (!py.equal(py.tuple(found), wanted)) {
    throw file.error(`these are ${py.str(py.join(", ", wanted))}, in this order`, name);
  }
}

function _read_eras(file, sheet, box) {
  let _, era, helpers, number;
  _check_order(file, "era", py.iterate(sheet.era).map((era) => era.id), ERAS);
  box.rounds = 0;
  helpers = 0;
  for ([number, era] of py.iterate(py.enumerate(sheet.era))) {
    py.item(box.eras, number).rounds = era.rounds;
    py.item(box.eras, number).draw = era.draw;
    py.item(box.eras, number).helpers = era.helpers;
    if (py.less(era.helpers, helpers)) {
      throw file.error("no Era takes helpers away", `era[${py.str(number)}].helpers`);
    }
    helpers = era.helpers;
    for (_ of py.iterate(py.range(era.rounds))) {
      if (py.equal(box.rounds, 15)) {
        throw file.error(`there are at most 15 rounds`, `era[${py.str(number)}].rounds`);
      }
      box.rounds = py.add(box.rounds, 1);
      py.setItem(box.era_of_round, box.rounds, number);
    }
  }
}

function bit(number) {
  return py.shiftLeft(1, py.int(number));
}

function _read_regions(file, sheet, box) {
  let comarca, missing, number, players, reached, region;
  _check_order(file, "region", py.iterate(sheet.region).map((region) => region.id), REGIONS);
  for ([number, region] of py.iterate(py.enumerate(sheet.region))) {
    py.item(box.regions, number).players = region.players;
    for (comarca of py.iterate(region.comarques)) {
      py.item(box.regions, number).comarques = py.or(py.item(box.regions, number).comarques, bit(py.index(COMARQUES, comarca)));
    }
  }
  for (players of py.iterate(py.range(3, py.add(4, 1)))) {
    reached = 0;
    for (number of py.iterate(py.range(7))) {
      if (py.atMost(py.item(box.regions, number).players, players)) {
        reached = py.or(reached, py.int(py.item(box.regions, number).comarques));
      }
    }
    if (py.truth((missing = py.iterate(py.enumerate(COMARQUES)).filter(([n, name]) => !(py.truth(py.and(py.shiftRight(reached, n), 1)))).map(([n, name]) => name)))) {
      throw file.error(`with ${py.str(players)} players nothing can be built in ${py.str(py.join(", ", missing))}`, "region");
    }
  }
}

function _read_figures(file, sheet, box) {
  let number, players, points, problems, regions, room, spaces, supply;
  problems = sheet.problems;
  box.start_problems = problems.in_each_region;
  box.most_problems = problems.most_in_region;
  box.problems_to_build = problems.most_to_build;
  py.setItem(box.drawer, 3, problems.in_drawer_with_three);
  py.setItem(box.drawer, 4, problems.in_drawer_with_four);
  for (players of py.iterate(py.range(3, py.add(4, 1)))) {
    regions = py.sum(py.iterate(sheet.region).map((region) => py.atMost(region.players, players)));
    supply = py.add(py.int(py.item(box.drawer, players)), py.multiply(regions, problems.in_each_region));
    room = py.multiply(regions, problems.most_in_region);
    if (((!(py.less(py.multiply(regions, problems.in_each_region), room))) || (py.less(room, supply)))) {
      throw file.error(`${py.str(regions)} regions have room for ${py.str(room)} problems, and there are ${py.str(supply)}`, "problems.most_in_region");
    }
    if (py.less(250, supply)) {
      throw file.error(`there are at most 250 problems`, "problems");
    }
  }
  if (!((py.atMost(sheet.resources.most, sheet.resources.cycle) && py.atMost(sheet.resources.cycle, py.add(sheet.resources.most, 1))))) {
    throw file.error(`with a last space of ${py.str(sheet.resources.most)} the cycle is that or one more`, "resources.cycle");
  }
  box.most_resource = sheet.resources.most;
  box.cycle = sheet.resources.cycle;
  spaces = sheet.development.spaces;
  if (!((py.atMost(1, py.len(spaces)) && py.less(py.len(spaces), 16)))) {
    throw file.error(`a track has 1 to ${py.str(py.subtract(16, 1))} spaces`, "development.spaces");
  }
  for ([number, points] of py.iterate(py.enumerate(spaces, 1))) {
    py.setItem(box.track, number, points);
  }
  box.track_end = py.len(spaces);
  box.first_developer = sheet.developers.first;
  box.later_developers = sheet.developers.later;
  box.extension = sheet.scoring.extension;
  box.majority = sheet.scoring.majority;
  box.majority_tied = sheet.scoring.majority_tied;
  box.all_eras = sheet.scoring.all_eras;
  box.all_comarques = sheet.scoring.all_comarques;
  box.leftovers_for_point = sheet.scoring.leftovers_for_a_point;
}

function _check_count(file, name, count, fewest, most) {
  if (!((py.atMost(fewest, count) && py.atMost(count, most)))) {
    throw file.error(`there are ${py.str(fewest)} to ${py.str(most)} of them, not ${py.str(count)}`, name);
  }
}

function _read_constructions(file, sheet, box) {
  let card, era, eras, kind, name, number, numbers, partner, place, printed;
  check_unique(file, "construction", sheet.construction);
  _check_count(file, "construction", py.len(sheet.construction), 5, 62);
  numbers = py.dict(py.iterate(py.enumerate(sheet.construction)).map(([number, card]) => [card.id, number]));
  eras = py.iterate(sheet.construction).map((card) => py.index(ERAS, card.era));
  if (((!py.equal(eras, py.sorted(eras))) || (!py.equal(py.set(eras), py.set(py.range(py.len(ERAS))))))) {
    throw file.error("constructions stand in the order of the Eras, some of each", "construction");
  }
  box.construction_count = py.len(sheet.construction);
  for ([number, card] of py.iterate(py.enumerate(sheet.construction))) {
    place = `construction[${py.str(number)}]`;
    printed = py.item(box.constructions, number);
    printed.era = py.item(eras, number);
    printed.comarca = py.index(COMARQUES, card.comarca);
    printed.problems = card.problems;
    printed.points = card.points;
    for ([kind, name] of py.iterate(py.enumerate(RESOURCES))) {
      py.setItem(printed.cost, kind, py.getattr(card.cost, name));
      py.setItem(printed.develop, kind, py.getattr(card.develop, name));
      py.setItem(printed.income, kind, py.getattr(card.income, name));
    }
    if (!(py.any(printed.cost))) {
      throw file.error("every construction costs something", `${py.str(place)}.cost`);
    }
    if (py.less(sheet.resources.most, py.max(printed.cost))) {
      throw file.error("nobody can hold so much of a resource", `${py.str(place)}.cost`);
    }
    printed.partner = 255;
    if (card.partner !== null) {
      partner = py.get(numbers, card.partner);
      if (((partner === null) || (!py.equal(py.item(sheet.construction, partner).partner, card.id)))) {
        throw file.error(`${py.repr(card.partner)} is no construction that names this one`, `${py.str(place)}.partner`);
      }
      printed.partner = partner;
    }
    py.setItem(box.comarca_cards, printed.comarca, py.or(py.item(box.comarca_cards, printed.comarca), bit(number)));
    py.item(box.eras, py.item(eras, number)).constructions = py.add(py.item(box.eras, py.item(eras, number)).constructions, 1);
  }
  for (era of py.iterate(py.range(py.len(ERAS)))) {
    py.item(box.eras, era).first = py.index(eras, era);
  }
  if (py.less(py.item(box.eras, 0).constructions, 5)) {
    throw file.error(`the market opens with 5 cards of the first Era`, "construction");
  }
}

function _number(given) {
  return (given === null ? "needs a number n" : "has no number n");
}

function _read_what(file, place, word, what, known) {
  if (known === null) {
    if (what !== null) {
      throw file.error(`${py.repr(word)} names nothing, not ${py.repr(what)}`, place);
    }
    return 0;
  }
  if (!py.isIn(what, known)) {
    throw file.error(`${py.repr(word)} names one of ${py.str(py.join(", ", known))}, not ${py.repr(what)}`, place);
  }
  return py.index(known, what);
}

function _check_open(file, place, region) {
  if (py.atMost(py.index(REGIONS, "bages_bergueda"), region)) {
    throw file.error("a card cannot name a region that is covered with three players", place);
  }
}

function _read_effects(file, place, effects, printed) {
  let effect, known, number, tasks;
  if (py.less(3, py.len(effects))) {
    throw file.error(`at most 3 effects`, place);
  }
  tasks = 0;
  for ([number, effect] of py.iterate(py.enumerate(effects))) {
    if (!py.isIn(effect.do, py.slice(EFFECTS, 1, null))) {
      throw file.error(`there is no effect ${py.repr(effect.do)}; they are ${py.str(py.join(", ", py.slice(EFFECTS, 1, null)))}`, place);
    }
    known = null;
    if (py.isIn(effect.do, OF_A_RESOURCE)) {
      known = RESOURCES;
    } else if (py.isIn(effect.do, OF_A_REGION)) {
      known = REGIONS;
    }
    if (!py.equal(effect.n === null, py.isIn(effect.do, OF_NOTHING))) {
      throw file.error(`the effect ${py.repr(effect.do)} ${py.str(_number(effect.n))}`, place);
    }
    if (((py.equal(effect.who, "each")) && (!py.isIn(effect.do, FOR_A_PLAYER)))) {
      throw file.error(`${py.repr(effect.do)} is for the table, not for each player`, place);
    }
    py.item(printed, number).word = py.index(EFFECTS, effect.do);
    py.item(printed, number).who = py.index(WHO, effect.who);
    py.item(printed, number).what = _read_what(file, place, effect.do, effect.what, known);
    py.item(printed, number).count = (effect.n === null ? 1 : effect.n);
    if (py.isIn(effect.do, OF_A_REGION)) {
      _check_open(file, place, py.int(py.item(printed, number).what));
    }
    tasks = py.add(tasks, (py.equal(effect.do, "add_everywhere") ? 7 : 1));
    tasks = py.add(tasks, (py.equal(effect.who, "each") ? py.subtract(4, 1) : 0));
  }
  if (((py.less(24, tasks)) || (py.less(24, py.multiply(py.len(effects), 4))))) {
    throw file.error("too much at once", place);
  }
  return py.len(effects);
}

function _read_actions(file, sheet, box) {
  let card, largest, number, place, printed, recruits, removed;
  check_unique(file, "action", sheet.action);
  largest = py.add(py.max(py.iterate(sheet.era).map((era) => era.draw)), 1);
  removed = py.sum(py.iterate(sheet.action).map((card) => card.removed));
  _check_count(file, "action", py.len(sheet.action), py.add(largest, removed), 30);
  box.action_count = py.len(sheet.action);
  for ([number, card] of py.iterate(py.enumerate(sheet.action))) {
    place = `action[${py.str(number)}]`;
    printed = py.item(box.actions, number);
    printed.points = card.points;
    printed.removed = card.removed;
    if ((py.truth(card.removed)) && (!(py.truth(card.event)))) {
      throw file.error("only an event removes a card", `${py.str(place)}.removed`);
    }
    printed.effect_count = _read_effects(file, `${py.str(place)}.event`, card.event, printed.effects);
    if (py.iterate(card.event).some((effect) => py.equal(effect.who, "each"))) {
      throw file.error("an event is for whoever plays it", `${py.str(place)}.event`);
    }
    recruits = py.sum(py.iterate(card.event).map((effect) => py.equal(effect.do, "recruit")));
    if (py.less(1, recruits)) {
      throw file.error("an event recruits one etèria", `${py.str(place)}.event`);
    }
    printed.recruits = recruits;
  }
}

function _read_check(file, place, card, printed) {
  let check, effect, known, part;
  if (card.check === null) {
    if ((py.truth(card.prize)) || (py.truth(card.penalty))) {
      throw file.error("a prize or a penalty needs a check", place);
    }
    return null;
  }
  check = card.check;
  if (!py.isIn(check.do, py.slice(CHECKS, 1, null))) {
    throw file.error(`there is no check ${py.repr(check.do)}; they are ${py.str(py.join(", ", py.slice(CHECKS, 1, null)))}`, `${py.str(place)}.check`);
  }
  if (((!(py.truth(card.prize))) && (!(py.truth(card.penalty))))) {
    throw file.error("a check needs a prize or a penalty", `${py.str(place)}.check`);
  }
  printed.check = py.index(CHECKS, check.do);
  known = py.get(py.dict([["calm", REGIONS], ["has", RESOURCES], ["leads", RESOURCES]]), check.do);
  printed.check_what = _read_what(file, `${py.str(place)}.check`, check.do, check.what, known);
  if (!py.equal(check.n === null, py.equal(check.do, "leads"))) {
    throw file.error(`the check ${py.repr(check.do)} ${py.str(_number(check.n))}`, `${py.str(place)}.check`);
  }
  printed.check_count = py.either(check.n, () => 0);
  if (py.equal(check.do, "calm")) {
    _check_open(file, `${py.str(place)}.check`, py.int(printed.check_what));
  }
  if (py.isIn(check.do, CHECKS_OF_A_PLAYER)) {
    for (part of py.iterate(py.tuple(["prize", "penalty"]))) {
      for (effect of py.iterate(py.getattr(card, part))) {
        if (((!py.isIn(effect.do, FOR_A_PLAYER)) || (py.equal(effect.who, "each")))) {
          throw file.error(`${py.repr(check.do)} is checked for each player by itself`, `${py.str(place)}.${py.str(part)}`);
        }
      }
    }
  }
}

function _read_era_cards(file, sheet, box) {
  let calamity, card, cards, era, kind, number, part, place, printed;
  check_unique(file, "era_card", sheet.era_card);
  _check_count(file, "era_card", py.len(sheet.era_card), 1, 62);
  box.era_card_count = py.len(sheet.era_card);
  for ([number, card] of py.iterate(py.enumerate(sheet.era_card))) {
    place = `era_card[${py.str(number)}]`;
    printed = py.item(box.era_cards, number);
    printed.era = py.index(ERAS, card.era);
    printed.calamity = card.calamity;
    printed.effect_count = _read_effects(file, `${py.str(place)}.now`, card.now, printed.effects);
    printed.prize_count = _read_effects(file, `${py.str(place)}.prize`, card.prize, printed.prize);
    printed.penalty_count = _read_effects(file, `${py.str(place)}.penalty`, card.penalty, printed.penalty);
    for (part of py.iterate(py.tuple(["now", "prize", "penalty"]))) {
      if (py.iterate(py.getattr(card, part)).some((effect) => py.equal(effect.do, "recruit"))) {
        throw file.error("only an action card recruits", `${py.str(place)}.${py.str(part)}`);
      }
    }
    _read_check(file, place, card, printed);
  }
  for ([number, era] of py.iterate(py.enumerate(sheet.era))) {
    for (calamity of py.iterate(py.tuple([false, true]))) {
      cards = py.sum(py.iterate(sheet.era_card).map((c) => ((py.equal(c.era, era.id)) && (py.equal(c.calamity, calamity)))));
      if (py.less(cards, era.rounds)) {
        kind = (py.truth(calamity) ? "calamities" : "other Era cards");
        throw file.error(`the ${py.str(era.id)} Era has ${py.str(era.rounds)} rounds and ${py.str(cards)} ${py.str(kind)}`, `era[${py.str(number)}]`);
      }
    }
  }
}

function _read_eteries(file, sheet, box) {
  let card, number;
  check_unique(file, "eteria", sheet.eteria);
  _check_count(file, "eteria", py.len(sheet.eteria), 1, 8);
  box.eteria_count = py.len(sheet.eteria);
  for ([number, card] of py.iterate(py.enumerate(sheet.eteria))) {
    py.item(box.eteries, number).ability = py.index(ABILITIES, card.ability);
    if (!py.equal(py.isIn(card.ability, py.tuple(["gather", "spare"])), card.what !== null)) {
      throw file.error("who gathers or spares, and nobody else, names a resource", `eteria[${py.str(number)}]`);
    }
    py.item(box.eteries, number).what = (py.truth(card.what) ? py.index(RESOURCES, card.what) : 0);
  }
}

export function read_box(file) {
  let box, sheet;
  sheet = file.decode(RubricatusSheet, "rubricatus");
  box = blank(Box);
  _read_eras(file, sheet, box);
  _read_regions(file, sheet, box);
  _read_figures(file, sheet, box);
  _read_constructions(file, sheet, box);
  _read_actions(file, sheet, box);
  _read_era_cards(file, sheet, box);
  _read_eteries(file, sheet, box);
  return py.tuple([box, py.dict([["construction", py.tuple(py.iterate(sheet.construction).map((card) => card.id))], ["action", py.tuple(py.iterate(sheet.action).map((card) => card.id))], ["era_card", py.tuple(py.iterate(sheet.era_card).map((card) => card.id))], ["eteria", py.tuple(py.iterate(sheet.eteria).map((card) => card.id))]])]);
}

export const sheet = RubricatusSheet;
