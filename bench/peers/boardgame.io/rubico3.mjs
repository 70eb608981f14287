// Rubico for three players on boardgame.io, played at random.
//
//     npm ci
//     node rubico3.mjs COUNT SEED
//
// The same rules as src/rubra/games/rubico with its default options. A turn of boardgame.io is a
// turn of the game and the current player is the Centurion: the other two are active first, in a
// stage in which each lays its row and declares, then the Centurion takes cards. What follows by itself
// happens when the turn ends. Numbers such as 5.1 are the clauses of the game's texts/en/rules.md.
//
// The driver at the end takes the fastest way that still is the library: its reducer, called
// directly, in production mode and without undo. A Client around the same reducer is slower, the
// library's own Simulate() with its RandomBot is no faster, nor is a game without stages, in which
// everybody is always active. As in the reference, a move is not checked again when it is played:
// it comes from the list of legal moves.

import { createRequire } from "node:module";

process.env.NODE_ENV = "production"; // before the library is loaded
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");

// --- The box ---

const RED = 0, BLUE = 1, JANUS = 2, POMPEY = 3;
const KINDS = [RED, BLUE, JANUS, POMPEY];
const MARCH = [3, 4, 2, 1]; // 2.2 cards of each kind
const DECK = KINDS.flatMap((kind) => Array(MARCH[kind]).fill(kind));
const ROLES = ["legionary", "legionary", "senator"]; // 2.3

const PLAYERS = 3;
const ROW = 4; // 4.2 cards each
const MOST_OF_ONE = 2; // 6.2
const BEYOND = 2; // 6.1 cards beyond the steps to the next Castrum
const CASTRA = [false, false, true, true, true]; // the spaces with three players
const ROME = CASTRA.length - 1;
const LEGIONS_TO_WIN = 4; // 1.3

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

// --- Legal moves ---

// 5.1 Every order of the cards; equal cards are not told apart.
function listRows(hand) {
  const left = [0, 0, 0, 0];
  for (const card of hand) left[card]++;
  const row = [];
  const found = [];
  const extend = () => {
    if (row.length === ROW) {
      found.push({ move: "lay", args: [row.slice()] });
      return;
    }
    for (const kind of KINDS) {
      if (left[kind] === 0) continue;
      left[kind]--;
      row.push(kind);
      extend();
      row.pop();
      left[kind]++;
    }
  };
  extend();
  return found;
}

// 5.4 Silence, or any make-up of four cards that the deck allows.
function listDeclarations() {
  const found = [{ move: "declare", args: [null] }];
  for (let red = 0; red <= Math.min(ROW, MARCH[RED]); red++) {
    for (let blue = 0; blue <= Math.min(ROW - red, MARCH[BLUE]); blue++) {
      for (let janus = 0; janus <= Math.min(ROW - red - blue, MARCH[JANUS]); janus++) {
        const pompey = ROW - red - blue - janus;
        if (pompey <= MARCH[POMPEY]) {
          found.push({ move: "declare", args: [[red, blue, janus, pompey]] });
        }
      }
    }
  }
  return found;
}

// 6.2 Any card of a seat that has not given two yet.
function listTakings(G, centurion) {
  const found = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const taken = G.taken[seat];
    if (seat === centurion || taken.length === MOST_OF_ONE) continue;
    for (let slot = 0; slot < ROW; slot++) {
      if (!taken.includes(slot)) found.push({ move: "take", args: [seat, slot] });
    }
  }
  return found;
}

// --- The phases that follow by themselves ---

// 6.1 As many cards as steps to the next Castrum, plus two.
function cardsToTake(caesar) {
  let space = caesar + 1;
  while (!CASTRA[space]) space++;
  return Math.min(space - caesar + BEYOND, MOST_OF_ONE * (PLAYERS - 1)); // 6.3
}

// d) The reveal: what the cards count as.
function reveal(G, random) {
  const { fresh } = G.board;
  const active = (effect) => fresh.filter((card) => SENATE[card].effect === effect).length; // 8.3
  let pile = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    for (const slot of G.taken[seat]) pile.push(G.rows[seat][slot]);
  }
  pile = pile.concat(G.deck.slice(0, active("extra"))); // 8.5 the deck is shuffled already
  pile = random.Shuffle(pile).slice(active("discard")); // 8.6
  const counts = [active("red"), active("blue"), 0, 0]; // 8.7, 8.8
  let before = null;
  for (const card of pile) {
    if (card !== JANUS) before = card;
    if (before !== null) counts[before]++; // 7.2 a Janus is a copy of the card before
  }
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
  const fresh = [];
  while (fresh.length < count && whyOver(board) === null) {
    const number = board.senate.pop();
    fresh.push(number);
    board.italica += SENATE[number].italica;
    board.apollinaris += SENATE[number].apollinaris;
  }
  board.fresh = fresh;
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

// --- The game ---

const Rubico = {
  name: "rubico",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,

  setup: ({ random }) => ({
    board: {
      roles: random.Shuffle(ROLES),
      first: random.Die(PLAYERS) - 1, // 2.8
      caesar: 0,
      senate: random.Shuffle(OTHER_CARDS).concat(TOP_CARD), // 2.6 the last one is on top
      fresh: [], // turned last turn: their effects hold in this one
      italica: 0,
      apollinaris: 0,
    },
    deck: null,
    hands: null,
    rows: null,
    claims: null,
    taken: null, // the slots of each row that the Centurion has
    left: null, // how many cards are still to be taken
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
      G.hands = [0, 1, 2].map((seat) => (seat === centurion ? [] : deck.splice(0, ROW)));
      G.deck = deck;
      G.rows = [null, null, null];
      G.claims = [null, null, null];
      G.taken = [[], [], []];
      G.left = cardsToTake(G.board.caesar);
    },

    // b) The others lay a row and declare, both at the same time; c) then it takes.
    activePlayers: { others: "suggest", minMoves: 2, maxMoves: 2 },
    stages: {
      suggest: {
        moves: {
          lay: ({ G, playerID }, row) => {
            G.rows[playerID] = row;
            G.hands[playerID] = [];
          },
          declare: ({ G, playerID }, claim) => {
            G.claims[playerID] = claim;
          },
        },
      },
    },

    // d) to g)
    endIf: ({ G }) => G.left === 0,
    onEnd: ({ G, random }) => {
      const counts = reveal(G, random);
      advance(G.board, counts[RED] - counts[BLUE]); // 7.5
      turnSenate(G.board, counts[POMPEY] + (counts[BLUE] > 0 ? 1 : 0)); // 7.9, 7.10
    },
  },

  moves: {
    take: ({ G }, owner, slot) => {
      G.taken[owner].push(slot);
      G.left--;
    },
  },

  endIf: ({ G }) => {
    const reason = whyOver(G.board);
    if (reason === null) return undefined;
    const side = reason === "rome_by_march" ? "legionary" : "senator";
    return { reason, winners: [0, 1, 2].filter((seat) => G.board.roles[seat] === side) };
  },

  ai: {
    enumerate: (G, ctx, playerID) => {
      if (ctx.activePlayers === null) return listTakings(G, Number(playerID));
      return G.rows[playerID] === null ? listRows(G.hands[playerID]) : listDeclarations();
    },
  },
};

// --- Playing at random ---

// A small generator for the choices (PCG with 32 bits), so that a seed repeats a run.
function choiceGenerator(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 747796405) + 2891336453) >>> 0;
    const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737);
    return Math.floor((((word >>> 22) ^ word) >>> 0) / 2 ** 32 * bound);
  };
}

const game = ProcessGameConfig(Rubico);
const reducer = CreateGameReducer({ game });

function playGame(seed, below) {
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: PLAYERS });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state;
    const playerID = ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer;
    const moves = game.ai.enumerate(G, ctx, playerID);
    const { move: type, args } = moves[below(moves.length)];
    state = reducer(state, { type: "MAKE_MOVE", payload: { type, args, playerID } });
    decisions++;
  }
  return { reason: state.ctx.gameover.reason, turns: state.ctx.turn, decisions };
}

function playSeries(count, seed) {
  const below = choiceGenerator(seed);
  const reasons = { rome_by_march: 0, four_italica: 0, four_apollinaris: 0, four_of_both: 0 };
  let decisions = 0;
  let turns = 0;
  const start = process.cpuUsage();
  for (let number = 0; number < count; number++) {
    const outcome = playGame(`${seed}/${number}`, below);
    reasons[outcome.reason]++;
    decisions += outcome.decisions;
    turns += outcome.turns;
  }
  const { user, system } = process.cpuUsage(start);
  return { games: count, decisions, turns, reasons, cpu_seconds: (user + system) / 1e6 };
}

const [count, seed] = process.argv.slice(2).map(Number);
if (!Number.isInteger(count) || !Number.isInteger(seed)) {
  console.error("usage: node rubico3.mjs COUNT SEED");
  process.exit(2);
}
playSeries(500, seed + 1); // lets the engine compile what it will need; not counted
console.log(JSON.stringify(playSeries(count, seed)));
