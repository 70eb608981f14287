// Made by tools/box_readers from src/rubra/games/cathedral/box.py. Do not edit.
// @ts-nocheck: its types are checked in Python
import { check_unique } from '../../local/boxes/box-file';
import * as py from '../../local/boxes/python';
import { blank } from '../../local/boxes/records';

const CathedralSheet = [{"expected":"int","int":{"ge":1,"le":20}},{"expected":"str","str":{"values":["published","reconstructed","rulebook"]}},{"expected":"object","fields":[["deliveries",0],["rubles_for_prestige",0],["source",1]]},{"expected":"int","int":{"ge":0,"le":20}},{"expected":"array","tuple":[3,3,3,3]},{"expected":"int","int":{"ge":0,"le":6}},{"expected":"object","fields":[["door",3],["arch",3],["cross",3]]},{"expected":"object","fields":[["rubles",4],["covered_slots",5],["ornaments",6],["source",1]]},{"expected":"str","str":{"values":["brick","gold","green","purple","stone","wood"]}},{"expected":"object","fields":[["door",8],["arch",8],["cross",8],["one_jewel",3],["two_alike",3],["two_colours",3],["source",1]]},{"expected":"int","int":{"ge":1,"le":6}},{"expected":"object","fields":[["sections",10],["prestige",3],["section_worth",3],["ornament_worth",3],["left_over_pieces",0],["loser_share",0],["source",1]]},{"expected":"object","fields":[["rounds",0],["source",1]]},{"expected":"object","fields":[["wood",0],["brick",0],["stone",0],["gold",0],["green",0],["purple",0],["source",1]]},{"expected":"int","int":{"ge":1,"le":80}},{"expected":"array","array":14},{"expected":"int","int":{"ge":0,"le":80}},{"expected":"object","fields":[["recognition_2",16],["prestige_2",16],["zero",16]]},{"expected":"object","fields":[["prestige",15],["start",17],["source",1]]},{"expected":"object","fields":[["wood",0],["brick",0],["stone",0],["gold",0],["green",0],["purple",0],["rubles",0],["recognition",0],["source",1]]},{"expected":"str","str":{"values":["advanced","basic"]}},{"expected":"str","str":{"values":["blue","green","red","yellow"]}},{"expected":"str","str":{"values":["blue","green","red","white","white_2","yellow"]}},{"expected":"object","dict":[22,3]},{"expected":"str","str":{"values":["blue","green","red","white","yellow"]}},{"expected":"array","array":24},{"expected":"object","dict":[22,25]},{"expected":"int | null","int":{"ge":0,"le":6}},{"expected":"object | null","fields":[["door",3],["arch",3],["cross",3]]},{"expected":"object","fields":[["side",20],["colour",21],["price",23],["dice",26,[{}]],["slots",0,[10]],["covered_slots",27,[null]],["ornaments",28,[null]],["rubles",3,[0]],["source",1]]},{"expected":"array","array":29},{"expected":"str","str":{}},{"expected":"str","str":{"values":["deliver","gain","gain_any","gather","score","swap","workshop","yield"]}},{"expected":"str | null","str":{"values":["brick","gold","green","purple","recognition","rubles","stone","wood"]}},{"expected":"array","array":8},{"expected":"int | null","int":{"ge":1,"le":20}},{"expected":"str | null","str":{"values":["blue","green","red","white","yellow"]}},{"expected":"str | null","str":{"values":["across","ahead","behind","here"]}},{"expected":"str | null","str":{"values":["finished_sections","ornaments","towers"]}},{"expected":"str","str":{"values":["brick","gold","green","purple","recognition","rubles","stone","wood"]}},{"expected":"object","dict":[39,0]},{"expected":"bool","bool":true},{"expected":"object","fields":[["do",32],["what",33,[null]],["of",34,[[]]],["n",35,[null]],["die",36,[null]],["where",37,[null]],["per",38,[null]],["cost",40,[{}]],["again",41,[false]]]},{"expected":"object","fields":[["id",31],["effect",42],["tiles",0],["three_plus",3],["source",1]]},{"expected":"array","array":43},{"expected":"str","str":{"values":["artisans","carriers","clergy","merchants"]}},{"expected":"object","fields":[["id",31],["group",45],["first",42],["second",42],["source",1]]},{"expected":"array","array":46},{"expected":"int","int":{"values":[2,3,4]}},{"expected":"array","array":3},{"expected":"object","fields":[["players",48],["middles",49],["source",1]]},{"expected":"array","array":50},{"expected":"str","str":{"values":["claim","construction","inventory","points","transport"]}},{"expected":"object","fields":[["do",52],["die",24],["n",3,[0]],["decorates",41,[false]],["source",1]]},{"expected":"array","array":53},{"expected":"str","str":{"values":["base","dome","middle"]}},{"expected":"object","dict":[8,0]},{"expected":"object","fields":[["id",31],["section",55],["cost",56],["recognition",3],["rubles",3],["source",1]]},{"expected":"array","array":57},{"expected":"object","fields":[["turn",2],["builder",7],["ornaments",9],["ending",11],["standstill",12],["reserve",13],["track",18],["market",19],["board",30],["tile",44],["influence",47],["plan",51],["ivan",54],["card",58],["game",31],["edition",31]]}];
const Box = [{"size":10,"fields":[["section",0,"B"],["cost",1,"b",6],["materials",7,"b"],["recognition",8,"b"],["rubles",9,"b"]]},{"size":8,"fields":[["players",0,"B"],["towers",1,"b"],["middles",2,"b",6]]},{"size":16,"fields":[["word",0,"B"],["what",1,"B"],["kinds",2,"B"],["count",3,"b"],["cost",4,"b",8],["pieces",12,"h"],["freed",14,"b"],["again",15,"B"]]},{"size":18,"fields":[["effect",0,2],["tiles",16,"b"],["three_plus",17,"b"]]},{"size":34,"fields":[["group",0,"B"],["choices",2,2,2]]},{"size":18,"fields":[["price",0,"b",6],["dice",6,"B",6],["slots",12,"b"],["banners",13,"b"],["ornaments",14,"b",3],["rubles",17,"b"]]},{"size":4,"fields":[["kind",0,"B"],["die",1,"B"],["count",2,"b"],["decorates",3,"B"]]},{"size":1676,"fields":[["cards",0,0,40],["first_card",400,"b",4],["plans",404,1,9],["tiles",476,3,28],["tile_kinds",980,"b"],["influence",982,4,12],["quantity",1390,"b",8],["reserve",1398,"b",6],["boards",1404,5,8],["ornaments",1548,"b",3],["ornament_material",1551,"B",3],["one_jewel",1554,"b"],["two_alike",1555,"b"],["two_colours",1556,"b"],["first_rubles",1557,"b",4],["prestige_at",1561,"b",81],["first_prestige",1642,"b"],["starts",1643,"b",3],["deliveries",1646,"b"],["rubles_for_prestige",1647,"b"],["sections_to_end",1648,"b"],["end_prestige",1649,"b"],["section_worth",1650,"b"],["ornament_worth",1651,"b"],["left_over_pieces",1652,"b"],["loser_share",1653,"b"],["standstill_rounds",1654,"b"],["ivan",1655,6,5]]}];
const ORNAMENT_IDS = py.tuple(["door", "arch", "cross"]);
const MATERIAL_IDS = py.tuple(["wood", "brick", "stone", "gold", "green", "purple"]);
const RESOURCE_IDS = py.tuple(["wood", "brick", "stone", "gold", "green", "purple", "rubles", "recognition"]);
const SIDE_IDS = py.tuple(["basic", "advanced"]);
const COLOUR_IDS = py.tuple(["red", "blue", "green", "yellow", "white"]);
const WORKSHOP_IDS = py.tuple(["red", "blue", "green", "yellow", "white", "white_2"]);
const EFFECT_IDS = py.tuple(["gain", "gain_any", "yield", "swap", "gather", "workshop", "deliver", "score"]);
const _NEEDS = py.dict([[0, py.set(["n", "what"])], [1, py.set(["n", "of"])], [2, py.set(["die"])], [3, py.set(["of"])], [4, py.set(["where"])], [5, py.set([])], [6, py.set(["n"])], [7, py.set(["n", "per"])]]);
const PLACE_IDS = py.tuple(["here", "ahead", "behind", "across"]);
const MEASURE_IDS = py.tuple(["finished_sections", "ornaments", "towers"]);
const TILE_WORDS = py.tuple([0, 1, 2, 7]);
const SECTIONS = py.dict([[2, 12], [3, 18], [4, 24]]);
const GROUP_IDS = py.tuple(["artisans", "carriers", "merchants", "clergy"]);
const IVAN_IDS = py.tuple(["points", "inventory", "transport", "claim", "construction"]);
const SECTION_IDS = py.tuple(["base", "middle", "dome"]);
const CARDS_OF_A_SECTION = py.dict([["base", 10], ["middle", 20], ["dome", 10]]);

function _read_figures(file, sheet, box) {
  let kind, name, order, ornament, resource;
  box.deliveries = sheet.turn.deliveries;
  box.rubles_for_prestige = sheet.turn.rubles_for_prestige;
  for (order of py.iterate(py.range(4))) {
    py.setItem(box.first_rubles, order, py.item(sheet.builder.rubles, order));
  }
  for ([ornament, name] of py.iterate(py.enumerate(ORNAMENT_IDS))) {
    py.setItem(box.ornaments, ornament, py.getattr(sheet.builder.ornaments, name));
    py.setItem(box.ornament_material, ornament, py.index(MATERIAL_IDS, py.getattr(sheet.ornaments, name)));
  }
  if (py.less(py.min(sheet.ornaments.two_alike, sheet.ornaments.two_colours), sheet.ornaments.one_jewel)) {
    throw file.error("one jewel is worth no more than two are", "ornaments.one_jewel");
  }
  box.one_jewel = sheet.ornaments.one_jewel;
  box.two_alike = sheet.ornaments.two_alike;
  box.two_colours = sheet.ornaments.two_colours;
  box.sections_to_end = sheet.ending.sections;
  box.end_prestige = sheet.ending.prestige;
  box.section_worth = sheet.ending.section_worth;
  box.ornament_worth = sheet.ending.ornament_worth;
  box.left_over_pieces = sheet.ending.left_over_pieces;
  box.loser_share = sheet.ending.loser_share;
  box.standstill_rounds = sheet.standstill.rounds;
  for ([kind, name] of py.iterate(py.enumerate(MATERIAL_IDS))) {
    py.setItem(box.reserve, kind, py.getattr(sheet.reserve, name));
  }
  for ([resource, name] of py.iterate(py.enumerate(RESOURCE_IDS))) {
    py.setItem(box.quantity, resource, py.getattr(sheet.market, name));
  }
}

function _read_track(file, sheet, box) {
  let number, space, spaces, start;
  spaces = sheet.track.prestige;
  if (((!py.equal(py.list(spaces), py.sorted(py.set(spaces)))) || (!py.equal(py.len(spaces), 40)))) {
    throw file.error(`40 different spaces of prestige, in order, not ${py.str(py.len(py.set(spaces)))}`, "track.prestige");
  }
  if (!py.equal(py.item(spaces, -1), 80)) {
    throw file.error(`the last space, 80, is one of prestige`, "track.prestige");
  }
  for (space of py.iterate(py.range(py.add(80, 1)))) {
    py.setItem(box.prestige_at, space, py.sum(py.iterate(spaces).map((one) => py.atMost(one, space))));
  }
  box.first_prestige = py.item(spaces, 0);
  start = sheet.track.start;
  for ([number, space] of py.iterate(py.enumerate(py.tuple([start.recognition_2, start.prestige_2, start.zero])))) {
    py.setItem(box.starts, number, space);
  }
  if (!((py.atMost(start.zero, start.recognition_2) && py.atMost(start.recognition_2, start.prestige_2)))) {
    throw file.error("the starting spaces are in no order", "track.start");
  }
}

function bit(number) {
  return py.shiftLeft(1, py.int(number));
}

function _read_boards(file, sheet, box) {
  let bench, board, covered, die, found, index, name, number, ornament, printed;
  found = py.set();
  for ([index, board] of py.iterate(py.enumerate(sheet.board))) {
    number = py.add(py.multiply(py.index(SIDE_IDS, board.side), 4), py.index(COLOUR_IDS, board.colour));
    if (py.isIn(number, found)) {
      throw file.error(`the ${py.str(board.side)} side of the ${py.str(board.colour)} board is there twice`, `board[${py.str(index)}]`);
    }
    py.addTo(found, number);
    if (!py.equal(py.len(board.price), py.len(WORKSHOP_IDS))) {
      throw file.error(`a board has a price for each of ${py.str(py.join(", ", WORKSHOP_IDS))}`, `board[${py.str(index)}].price`);
    }
    printed = py.item(box.boards, number);
    for ([bench, name] of py.iterate(py.enumerate(WORKSHOP_IDS))) {
      py.setItem(printed.price, bench, py.item(board.price, name));
      for (die of py.iterate(py.get(board.dice, name, py.tuple([py.removesuffix(name, "_2")])))) {
        py.setItem(printed.dice, bench, py.or(py.item(printed.dice, bench), bit(py.index(COLOUR_IDS, die))));
      }
    }
    covered = (board.covered_slots === null ? sheet.builder.covered_slots : board.covered_slots);
    if (py.less(board.slots, covered)) {
      throw file.error(`${py.str(covered)} banners cover more than the ${py.str(board.slots)} slots`, `board[${py.str(index)}]`);
    }
    printed.slots = board.slots;
    printed.banners = covered;
    printed.rubles = board.rubles;
    for ([ornament, name] of py.iterate(py.enumerate(ORNAMENT_IDS))) {
      py.setItem(printed.ornaments, ornament, py.getattr(py.either(board.ornaments, () => sheet.builder.ornaments), name));
    }
  }
  if (!py.equal(py.len(found), py.multiply(py.len(SIDE_IDS), 4))) {
    throw file.error("four boards with two sides each are needed", "board");
  }
}

function _read_effect(file, place, part, effect) {
  let count, fields, given, name, resource, wanted, word;
  word = py.index(EFFECT_IDS, part.do);
  fields = py.tuple(["what", "of", "n", "die", "where", "per"]);
  given = py.set(py.iterate(fields).filter((name) => !py.isIn(py.getattr(part, name), py.tuple([null, py.tuple([])]))).map((name) => name));
  if (!py.equal(given, py.item(_NEEDS, word))) {
    wanted = py.either(py.join(", ", py.sorted(py.item(_NEEDS, word))), () => "nothing else");
    throw file.error(`${py.repr(part.do)} takes ${py.str(wanted)}, not ${py.str(py.join(", ", py.sorted(given)))}`, place);
  }
  effect.word = word;
  effect.again = part.again;
  effect.count = py.either(part.n, () => 0);
  if (part.what !== null) {
    effect.what = py.index(RESOURCE_IDS, part.what);
  } else if (part.die !== null) {
    effect.what = py.index(COLOUR_IDS, part.die);
  } else if (part.where !== null) {
    effect.what = py.index(PLACE_IDS, part.where);
  } else if (part.per !== null) {
    effect.what = py.index(MEASURE_IDS, part.per);
  }
  for (name of py.iterate(part.of)) {
    effect.kinds = py.or(effect.kinds, bit(py.index(MATERIAL_IDS, name)));
  }
  if ((!py.equal(py.len(py.set(part.of)), py.len(part.of))) || ((py.truth(part.of)) && (py.less(py.len(part.of), 2)))) {
    throw file.error("a choice is among two different materials or more", place);
  }
  for ([resource, count] of py.iterate(py.items(part.cost))) {
    py.setItem(effect.cost, py.index(RESOURCE_IDS, resource), count);
    effect.pieces = py.add(effect.pieces, count);
    effect.freed = py.add(effect.freed, (py.isIn(resource, MATERIAL_IDS) ? count : 0));
  }
  if ((py.truth(part.again)) && (!(py.truth(part.cost)))) {
    throw file.error("what costs nothing cannot be done as often as one likes", place);
  }
  if ((py.isIn(word, py.tuple([3, 5, 6]))) && (py.truth(py.subtract(py.set(part.cost), py.set([py.item(RESOURCE_IDS, 6)]))))) {
    throw file.error(`${py.repr(part.do)} can only cost rubles`, place);
  }
}

function _read_tiles(file, sheet, box) {
  let index, kind, left, place, tile, total, words;
  check_unique(file, "tile", sheet.tile);
  total = py.sum(py.iterate(sheet.tile).map((tile) => tile.tiles));
  if (!py.equal(total, 28)) {
    throw file.error(`there are 28 workshop tiles, not ${py.str(total)}`, "tile");
  }
  for ([index, tile] of py.iterate(py.enumerate(sheet.tile))) {
    kind = py.item(box.tiles, index);
    place = `tile[${py.str(index)}]`;
    _read_effect(file, `${py.str(place)}.effect`, tile.effect, kind.effect);
    if ((!py.isIn(kind.effect.word, TILE_WORDS)) || (py.truth(tile.effect.cost))) {
      words = py.join(", ", py.iterate(TILE_WORDS).map((word) => py.item(EFFECT_IDS, word)));
      throw file.error(`a tile costs nothing and does one of ${py.str(words)}`, `${py.str(place)}.effect`);
    }
    if (py.less(tile.tiles, tile.three_plus)) {
      throw file.error("more tiles are marked 3+ than there are", `${py.str(place)}.three_plus`);
    }
    kind.tiles = tile.tiles;
    kind.three_plus = tile.three_plus;
  }
  box.tile_kinds = py.len(sheet.tile);
  left = py.subtract(total, py.sum(py.iterate(sheet.tile).map((tile) => tile.three_plus)));
  if (py.less(left, py.item(SECTIONS, 2))) {
    throw file.error(`with two players ${py.str(py.item(SECTIONS, 2))} tiles are needed, ${py.str(left)} stay`, "tile");
  }
}

function _read_influence(file, sheet, box) {
  let card, choice, each, effect, group, ids, index, name, number, own, place, printed;
  check_unique(file, "influence", sheet.influence);
  each = py.floorDivide(12, py.len(GROUP_IDS));
  ids = [];
  for ([group, name] of py.iterate(py.enumerate(GROUP_IDS))) {
    own = py.iterate(py.enumerate(sheet.influence)).filter(([n, card]) => py.equal(card.group, name)).map(([n, card]) => py.tuple([n, card]));
    if (!py.equal(py.len(own), each)) {
      throw file.error(`each group has ${py.str(each)} cards, ${py.str(name)} has ${py.str(py.len(own))}`, "influence");
    }
    for ([number, [index, card]] of py.iterate(py.enumerate(own))) {
      printed = py.item(box.influence, py.add(py.multiply(group, each), number));
      printed.group = group;
      py.append(ids, card.id);
      for ([choice, effect] of py.iterate(py.enumerate(py.tuple([card.first, card.second])))) {
        place = `influence[${py.str(index)}].${py.str(py.item(py.tuple(["first", "second"]), choice))}`;
        _read_effect(file, place, effect, py.item(printed.choices, choice));
        if (py.equal(py.item(printed.choices, choice).word, 2)) {
          throw file.error("only a workshop tile shows a die", place);
        }
      }
    }
  }
  return py.tuple(ids);
}

function _read_plans(file, sheet, box) {
  let index, middles, place, plan, players, sections, tower, towers;
  if (!py.equal(py.len(sheet.plan), 9)) {
    throw file.error(`there are 9 plans, not ${py.str(py.len(sheet.plan))}`, "plan");
  }
  for ([index, plan] of py.iterate(py.enumerate(sheet.plan))) {
    place = `plan[${py.str(index)}].middles`;
    towers = py.len(plan.middles);
    if (!((py.atMost(4, towers) && py.atMost(towers, 6)))) {
      throw file.error(`a plan has 4 to 6 towers, not ${py.str(towers)}`, place);
    }
    sections = py.add(py.multiply(2, towers), py.sum(plan.middles));
    if (!py.equal(sections, py.item(SECTIONS, plan.players))) {
      throw file.error(`with ${py.str(plan.players)} players there are ${py.str(py.item(SECTIONS, plan.players))} sections, not ${py.str(sections)}`, place);
    }
    if (py.less(8, py.add(py.max(plan.middles), 2))) {
      throw file.error(`a tower has at most 8 sections`, place);
    }
    py.item(box.plans, index).players = plan.players;
    py.item(box.plans, index).towers = towers;
    for ([tower, middles] of py.iterate(py.enumerate(plan.middles))) {
      py.setItem(py.item(box.plans, index).middles, tower, middles);
    }
  }
  for (players of py.iterate(SECTIONS)) {
    if (!(py.iterate(sheet.plan).some((plan) => py.equal(plan.players, players)))) {
      throw file.error(`there is no plan for ${py.str(players)} players`, "plan");
    }
  }
}

function _read_ivan(file, sheet, box) {
  let card, number, printed;
  if (!py.equal(py.sorted(py.iterate(sheet.ivan).map((card) => card.do)), py.sorted(IVAN_IDS))) {
    throw file.error(`Ivan has 5 cards: ${py.str(py.join(", ", IVAN_IDS))}`, "ivan");
  }
  for ([number, card] of py.iterate(py.enumerate(sheet.ivan))) {
    printed = py.item(box.ivan, number);
    printed.kind = py.index(IVAN_IDS, card.do);
    printed.die = py.index(COLOUR_IDS, card.die);
    printed.count = card.n;
    printed.decorates = card.decorates;
  }
}

function _read_cards(file, sheet, box) {
  let card, index, kind, material, name, number, own, printed, section;
  check_unique(file, "card", sheet.card);
  number = 0;
  for ([section, name] of py.iterate(py.enumerate(SECTION_IDS))) {
    own = py.iterate(py.enumerate(sheet.card)).filter(([n, card]) => py.equal(card.section, name)).map(([n, card]) => py.tuple([n, card]));
    if (!py.equal(py.len(own), py.item(CARDS_OF_A_SECTION, name))) {
      throw file.error(`there are ${py.str(py.item(CARDS_OF_A_SECTION, name))} ${py.str(name)} cards, not ${py.str(py.len(own))}`, "card");
    }
    py.setItem(box.first_card, section, number);
    for ([index, card] of py.iterate(own)) {
      printed = py.item(box.cards, number);
      printed.section = section;
      for ([kind, material] of py.iterate(py.enumerate(MATERIAL_IDS))) {
        py.setItem(printed.cost, kind, py.get(card.cost, material, 0));
      }
      printed.materials = py.sum(py.values(card.cost));
      if (!((py.atMost(1, printed.materials) && py.atMost(printed.materials, 10)))) {
        throw file.error(`a section costs 1 to 10 materials`, `card[${py.str(index)}].cost`);
      }
      printed.recognition = card.recognition;
      printed.rubles = card.rubles;
      number = py.add(number, 1);
    }
  }
  py.setItem(box.first_card, 3, number);
}

export function read_box(file) {
  let box, influence, sheet;
  sheet = file.decode(CathedralSheet, "cathedral");
  box = blank(Box);
  _read_figures(file, sheet, box);
  _read_track(file, sheet, box);
  _read_boards(file, sheet, box);
  _read_tiles(file, sheet, box);
  influence = _read_influence(file, sheet, box);
  _read_plans(file, sheet, box);
  _read_ivan(file, sheet, box);
  _read_cards(file, sheet, box);
  return py.tuple([box, py.dict([["tile", py.tuple(py.iterate(sheet.tile).map((tile) => tile.id))], ["influence", influence]])]);
}

export const sheet = CathedralSheet;
