// Rubico for four players and without powers, on boardgame.io, as a server offers it.
//
// The rules are those of rubico3.mjs for one player more, on the track of the game's own box. What a
// server needs comes in addition: moves are checked, since they come from outside; `playerView` shows
// each seat what our own view shows it; and a move that is made under seal is not told to others.
// Numbers such as 5.1 are the clauses of the game's texts/en/rules.md.

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require("boardgame.io/core");

// --- The box ---

const RED = 0, BLUE = 1, JANUS = 2, POMPEY = 3;
const KINDS = [RED, BLUE, JANUS, POMPEY];
const MARCH = [6, 9, 1, 1]; // 2.2 cards of each kind
const DECK = KINDS.flatMap((kind) => Array(MARCH[kind]).fill(kind));
const ROLES = ["legionary", "legionary", "senator", "senator"]; // 2.3

const PLAYERS = 4;
const SEATS = [0, 1, 2, 3];
const ROW = 4; // 4.2 cards each
const BEYOND_DISTANCE = 2; // 6.1
const MOST_OF_ONE = 2; // 6.2
const BLUES_FOR_SENATE = 2; // 7.10
const LEGIONS_TO_WIN = 4; // 1.3
const CASTRA = [false, false, false, true, true, true]; // the spaces with four players
const ROME = CASTRA.length - 1;

const SENATE = [
  { italica: 1, apollinaris: 0, effect: null }, // always on top
  { italica: 1, apollinaris: 0, effect: "extra" },
  { italica: 1, apollinaris: 0, effect: "blue" },
  { italica: 1, apollinaris: 0, effect: "red" },
  { italica: 0, apollinaris: 1, effect: "discard" },
  { italica: 0, apollinaris: 1, effect: "red" },
  { italica: 0, apollinaris: 1, effect: "red" },
  { italica: 1, apollinaris: 1, effect: null }, // the joker
];
const TOP_CARD = 0;
const OTHER_CARDS = [1, 2, 3, 4, 5, 6, 7];

// --- What is legal ---

// 5.1 All its cards, in any order.
function isRow(hand, row) {
  if (!Array.isArray(row) || row.length !== ROW) return false;
  const left = [0, 0, 0, 0];
  for (const card of hand) left[card]++;
  return row.every((card) => left[card]-- > 0);
}

// 5.4 Silence, or any make-up of four cards that the deck allows.
function isClaim(claim) {
  if (claim === null) return true;
  if (!Array.isArray(claim) || claim.length !== KINDS.length) return false;
  const total = claim.reduce((sum, count) => sum + count, 0);
  return total === ROW && claim.every((count, kind) => count >= 0 && count <= MARCH[kind]);
}

// 6.2 Any card of a seat that has not given two yet.
function mayTake(G, centurion, owner, slot) {
  if (!SEATS.includes(owner) || owner === centurion) return false;
  const taken = G.taken[owner];
  return taken.length < MOST_OF_ONE && slot >= 0 && slot < ROW && !taken.includes(slot);
}

// --- The phases that follow by themselves ---

// 6.1 As many cards as steps to the next Castrum, plus two.
function cardsToTake(caesar) {
  let space = caesar + 1;
  while (!CASTRA[space]) space++;
  return Math.min(space - caesar + BEYOND_DISTANCE, MOST_OF_ONE * (PLAYERS - 1)); // 6.3
}

// d) The reveal: what the cards count as.
function reveal(G, random) {
  const { fresh } = G.board;
  const active = (effect) => fresh.filter((card) => SENATE[card].effect === effect).length; // 8.3
  let pile = [];
  for (const seat of SEATS) {
    for (const slot of G.taken[seat]) pile.push(G.rows[seat][slot]);
  }
  pile = pile.concat(G.deck.slice(0, active("extra"))); // 8.5 the deck is shuffled already
  pile = random.Shuffle(pile).slice(active("discard")); // 8.6
  const counts = [active("red"), active("blue"), 0, 0]; // 8.7, 8.8
  const shown = [];
  let before = null;
  for (const card of pile) {
    if (card !== JANUS) before = card;
    if (before !== null) counts[before]++; // 7.2 a Janus is a copy of the card before
    shown.push([card, before]);
  }
  G.reveal = { cards: shown, red: counts[RED], blue: counts[BLUE], pompey: counts[POMPEY] };
  return counts;
}

// e) The advance: never back, and no farther than the next Castrum.
function advance(board, steps) {
  for (; steps > 0; steps--) {
    board.caesar++;
    if (CASTRA[board.caesar]) return; // 7.7
  }
}

// f) The Senate: cards are turned one by one, until it has won.
function turnSenate(board, count) {
  board.fresh = [];
  while (board.fresh.length < count && board.senate.length > 0 && whyOver(board) === null) {
    const number = board.senate.pop();
    board.fresh.push(number);
    board.turned.push(number);
    board.italica += SENATE[number].italica;
    board.apollinaris += SENATE[number].apollinaris;
  }
}

// 10.1 Why the game is over, if it is.
function whyOver(board) {
  if (board.caesar === ROME) return "rome_by_march";
  const italica = board.italica >= LEGIONS_TO_WIN;
  const apollinaris = board.apollinaris >= LEGIONS_TO_WIN;
  if (italica && apollinaris) return "four_of_both";
  if (italica) return "four_italica";
  return apollinaris ? "four_apollinaris" : null;
}

// --- What a seat may know ---

function playerView({ G, ctx, playerID }) {
  const over = ctx.gameover !== undefined;
  const opened = ctx.activePlayers === null; // 5.3 rows and claims are shown together
  const { senate, roles, ...board } = G.board;
  const own = (seat) => String(seat) === playerID;
  return {
    board: {
      ...board,
      hidden: senate.length,
      roles: roles.map((role, seat) => (over || own(seat) ? role : null)),
    },
    hands: G.hands.map((hand, seat) => (own(seat) ? hand : null)),
    rows: G.rows.map((row, seat) => {
      if (row === null || own(seat)) return row;
      return opened ? row.map(() => null) : null; // their backs
    }),
    claims: G.claims.map((claim, seat) => (opened || own(seat) ? claim : null)),
    taken: G.taken,
    toTake: G.toTake,
    reveal: G.reveal,
  };
}

// --- The game ---

export const Rubico = {
  name: "rubico",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,
  playerView,

  setup: ({ random }) => ({
    board: {
      roles: random.Shuffle(ROLES),
      first: random.Die(PLAYERS) - 1, // 2.8
      caesar: 0,
      senate: random.Shuffle(OTHER_CARDS).concat(TOP_CARD), // 2.6 the last one is on top
      turned: [],
      fresh: [], // turned last turn: their effects hold in this one
      italica: 0,
      apollinaris: 0,
    },
    deck: null,
    hands: null,
    rows: null,
    claims: null,
    taken: null, // the slots of each row that the Centurion has
    toTake: null,
    reveal: null, // what came up last, and how it was counted
  }),

  turn: {
    order: {
      first: ({ G }) => G.board.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers, // 7.12
    },

    // a) Everybody but the Centurion draws.
    onBegin: ({ G, ctx, random }) => {
      const deck = random.Shuffle(DECK);
      const centurion = Number(ctx.currentPlayer);
      G.hands = SEATS.map((seat) => (seat === centurion ? [] : deck.splice(0, ROW)));
      G.deck = deck;
      G.rows = SEATS.map(() => null);
      G.claims = SEATS.map(() => null);
      G.taken = SEATS.map(() => []);
      G.toTake = cardsToTake(G.board.caesar);
    },

    // b) The others lay a row and declare, all at the same time; c) then it takes.
    activePlayers: { others: "suggest", minMoves: 2, maxMoves: 2 },
    stages: {
      suggest: {
        moves: {
          lay: {
            move: ({ G, playerID }, row) => {
              if (G.rows[playerID] !== null || !isRow(G.hands[playerID], row)) return INVALID_MOVE;
              G.rows[playerID] = row;
              G.hands[playerID] = [];
              return undefined;
            },
            redact: true,
            ignoreStaleStateID: true, // the others do not make it stale
          },
          declare: {
            move: ({ G, playerID }, claim) => {
              if (G.rows[playerID] === null || !isClaim(claim)) return INVALID_MOVE;
              G.claims[playerID] = claim;
              return undefined;
            },
            redact: true,
            ignoreStaleStateID: true,
          },
        },
      },
    },

    // d) to g)
    endIf: ({ G, ctx }) =>
      ctx.activePlayers === null && G.taken.reduce((sum, one) => sum + one.length, 0) === G.toTake,
    onEnd: ({ G, random }) => {
      const counts = reveal(G, random);
      advance(G.board, counts[RED] - counts[BLUE]); // 7.5
      if (G.board.caesar === ROME) return; // 7.8
      turnSenate(G.board, counts[POMPEY] + (counts[BLUE] >= BLUES_FOR_SENATE ? 1 : 0)); // 7.9, 7.10
    },
  },

  moves: {
    take: ({ G, ctx }, owner, slot) => {
      if (!mayTake(G, Number(ctx.currentPlayer), owner, slot)) return INVALID_MOVE;
      G.taken[owner].push(slot);
      return undefined;
    },
  },

  endIf: ({ G }) => {
    const reason = whyOver(G.board);
    if (reason === null) return undefined;
    const side = reason === "rome_by_march" ? "legionary" : "senator";
    return { reason, winners: SEATS.filter((seat) => G.board.roles[seat] === side) };
  },
};
