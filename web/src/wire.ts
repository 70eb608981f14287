// Made by tools/wire_types.py from src/rubra/server/protocol. Do not edit.

export type Language = 'ca' | 'en' | 'it' | 'pt';

export type Access = 'invited' | 'open';

export type Phase = 'closed' | 'frozen' | 'gathering' | 'over' | 'playing';

export type Sign = 'boat' | 'bridge' | 'candle' | 'castle' | 'comet' | 'fish' | 'fox' | 'heron' | 'leaf' | 'mountain' | 'olive' | 'snail';

export type SignalKind = 'ask' | 'suspect' | 'trust';

export type TournamentFormat = 'round_robin' | 'swiss';

export type TournamentPhase = 'joining' | 'over' | 'playing';

export type Words = (string | number)[];

export type Path = (string | number)[];

export type Patch = [Path, unknown] | [Path];

/** A person, as everybody may see them. */
export interface Person {
  id: string;
  name: string;
  guest?: boolean;
  sign?: 'boat' | 'bridge' | 'candle' | 'castle' | 'comet' | 'fish' | 'fox' | 'heron' | 'leaf' | 'mountain' | 'olive' | 'snail' | null;
}

/** How somebody wants to be told that it is their turn in correspondence games, if at all. */
export interface Reminders {
  webhook?: string | null;
  push?: PushAddress | null;
}

/** Where a browser can be reached (the Push API's subscription). */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Where I can be written to; nothing is sent there before I have agreed there. */
export interface Email {
  address: string;
  confirmed?: boolean;
}

/** Write to me there: the question whether I want that is sent first. Nothing: no more. */
export interface SetEmail {
  address: string | null;
}

/** What stood in a link of an e-mail. */
export interface MailCode {
  code: string;
}

/** What was agreed, or stopped, by a link in an e-mail. */
export interface MailAnswer {
  confirmed: boolean;
}

/** What I want to be known by, besides my name. */
export interface SetSign {
  sign: 'boat' | 'bridge' | 'candle' | 'castle' | 'comet' | 'fish' | 'fox' | 'heron' | 'leaf' | 'mountain' | 'olive' | 'snail' | null;
}

/** My friends by name, and the code of the link by which others become it; none yet. */
export interface FriendList {
  friends: Person[];
  code?: string | null;
}

/** The code of somebody's link. */
export interface FriendCode {
  code: string;
}

/** The signed-in user. */
export interface Me {
  person?: Person | null;
  language?: 'ca' | 'en' | 'it' | 'pt' | null;
  reminders?: Reminders;
  email?: Email | null;
}

/** Come in with a name, or change it. */
export interface BeGuest {
  name: string;
  language?: 'ca' | 'en' | 'it' | 'pt' | null;
}

/** Open an account, or come back to it. */
export interface Credentials {
  name: string;
  password: string;
}

/** Another password; all other sessions end. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** Delete me and everything that is mine; whoever has an account says the password. */
export interface Farewell {
  password?: string | null;
}

/** A browser in which I am signed in. */
export interface SessionInfo {
  id: string;
  since: number;
  used: number;
  device?: string | null;
  here?: boolean;
}

/** Where I am signed in, the latest first. */
export interface SessionList {
  sessions: SessionInfo[];
}

/** Complain of a line that was said at a table, to those who run the server. */
export interface ReportLine {
  line: number;
  why?: string;
}

/** The complaint was noted. */
export interface Reported {
  id: string;
}

/** How often I have played a game, against people or against bots of a level, and won. */
export interface Tally {
  game: string;
  level: string | null;
  played: number;
  won: number;
}

/** My finished games, counted. */
export interface TallyList {
  tallies: Tally[];
}

/** How strong somebody is at a game: openskill's estimate and its doubt. */
export interface Rating {
  person: Person;
  games: number;
  wins: number;
  strength: number;
  doubt: number;
  rank: number;
}

/** Whether a game is shown in the gallery: while everybody who sat there agrees. */
export interface GalleryState {
  shown: boolean;
  mine: boolean;
  agreed: number[];
  missing: number[];
  why_not?: 'continued' | 'gone' | 'hidden' | 'one_device' | 'own_box' | null;
  message?: string | null;
}

/** A game of mine that somebody at it wants shown. */
export interface GalleryOffer {
  table: TableInfo;
  state: GalleryState;
}

/** A table, as everybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  players: number;
  own_box: string | null;
  access: 'invited' | 'open';
  pace: Pace;
  phase: 'closed' | 'frozen' | 'gathering' | 'over' | 'playing';
  seats: SeatInfo[];
  host: string;
  created: number;
  begun?: number | null;
  ended?: number | null;
  waiting?: number[];
  number?: number;
  result?: Record<string, unknown> | null;
  message?: string | null;
  commitment?: string | null;
  rematch?: string | null;
  source?: string | null;
  source_at?: number | null;
  on_device?: boolean;
  asks_ready?: boolean;
  tournament?: string | null;
  invitation?: string | null;
}

/** How long people may think. Nothing: as long as they like. */
export interface Pace {
  bank?: number | null;
  increment?: number;
  days?: number | null;
  grace?: number;
}

/** Who sits there. */
export interface SeatInfo {
  name?: string | null;
  person?: string | null;
  bot?: string | null;
  stand_in?: string | null;
  resigned?: boolean;
  here?: boolean;
  kept?: boolean;
  kept_for?: string | null;
  kept_name?: string | null;
  ready?: boolean;
  sign?: 'boat' | 'bridge' | 'candle' | 'castle' | 'comet' | 'fish' | 'fox' | 'heron' | 'leaf' | 'mountain' | 'olive' | 'snail' | null;
}

/** Those of mine, the latest first. */
export interface GalleryOfferList {
  offers: GalleryOffer[];
}

/** What somebody has played. */
export interface Career {
  person: Person;
  since: number;
  ratings: Record<string, Rating>;
  tables: TableInfo[];
}

/** Who is how strong at a game, the strongest first. */
export interface RatingList {
  ratings: Rating[];
}

/** What a browser needs to be reachable by us: the server's public key (base64url). */
export interface PushKey {
  key: string;
  mail?: boolean;
}

/** What a new table wants at a seat: me, a bot, a friend of mine, or whoever comes. */
export interface SeatPlan {
  who: 'bot' | 'friend' | 'me' | 'open';
  friend?: string | null;
  level?: string | null;
  name?: string | null;
  choices?: Record<string, string>;
}

/** A table to be made. It begins by itself when every seat is taken. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  nonce: string;
  options?: Record<string, string | number | boolean>;
  box?: string | null;
  access?: 'invited' | 'open';
  pace?: Pace;
  asks_ready?: boolean;
}

/** Say that I am ready to begin, or not yet. */
export interface SetReady {
  yes: boolean;
}

/** Keep an empty seat for a friend of mine; only whoever made the table may. */
export interface KeepSeat {
  friend: string;
}

/** Sit down. The invitation is needed at a table that is not open. */
export interface TakeSeat {
  nonce: string;
  seat?: number | null;
  name?: string | null;
  invitation?: string | null;
  choices?: Record<string, string>;
}

/** Put a bot at an empty seat, or take it away again; only whoever made the table may. */
export interface SetBot {
  level: string | null;
}

/** A record to be shown; or, with a moment and seats, to be continued from there. */
export interface FromRecord {
  record: string;
  at?: number | null;
  seats?: SeatPlan[];
}

/** Continue a finished game from a moment of it, at a new table with the same luck. */
export interface Branch {
  at: number;
  seats: SeatPlan[];
  invitation?: string | null;
}

/** Go on at a new table with those who played; the first who asks makes it, the others join. */
export interface Rematch {
  nonce: string;
}

/** Some tables, the latest first. */
export interface TableList {
  tables: TableInfo[];
}

/** Make a club of that name, or rename one. */
export interface NameClub {
  name: string;
}

/** Join the club whose link has that code. */
export interface JoinClub {
  code: string;
}

/** Who is to lead a club: one of its members. */
export interface LeadClub {
  person: string;
}

/** What a link leads to: a club, before one is in it. */
export interface ClubInvitation {
  id: string;
  name: string;
  leader: Person;
  members: number;
  mine?: boolean;
}

/** A club in a list. */
export interface ClubLine {
  id: string;
  name: string;
  members: number;
  leads?: boolean;
}

/** My clubs, by name. */
export interface ClubList {
  clubs: ClubLine[];
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  phase: 'joining' | 'over' | 'playing';
  people: number;
  round?: number;
  rounds?: number;
  mine?: boolean;
}

/** A club, as its members see it. */
export interface Club {
  id: string;
  name: string;
  leader: string;
  code: string;
  members: Person[];
  tournaments: TournamentLine[];
}

/** A tournament of a club, that its members can join until its leader starts it. */
export interface NewTournament {
  name: string;
  game: string;
  seats: number;
  format: 'round_robin' | 'swiss';
  hours: number;
  rounds?: number;
  options?: Record<string, string | number | boolean>;
  pace?: Pace;
  bots?: string | null;
}

/** Somebody in a tournament. */
export interface Entrant {
  number: number;
  name?: string | null;
  person?: string | null;
  withdrawn?: boolean;
}

/** Where somebody stands. What the columns mean is told by `model/standings.py`. */
export interface StandingLine {
  entrant: number;
  place: number;
  points: number;
  opponents: number;
  beaten: number;
  won: number;
  played: number;
}

/** A table of a round, or one person without a table. */
export interface Pairing {
  entrants: (number | null)[];
  table?: string | null;
  invitation?: string | null;
  points?: number[] | null;
}

/** A round. */
export interface TournamentRound {
  number: number;
  pairings: Pairing[];
}

/** A tournament, as the members of its club see it. */
export interface Tournament {
  id: string;
  name: string;
  club: string;
  club_name: string;
  leader: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  format: 'round_robin' | 'swiss';
  phase: 'joining' | 'over' | 'playing';
  pace: Pace;
  hours: number;
  round: number;
  rounds: number;
  entrants: Entrant[];
  standings: StandingLine[];
  played: TournamentRound[];
  bots?: string | null;
  until?: number | null;
  me?: number | null;
}

/** Time to think. `left` counts down while the seat is waited for, since `at`. */
export interface Clock {
  left: number[];
  at: number;
}

/** Somebody asks the table to go back; it is done when all people have agreed. */
export interface Proposal {
  seat: number;
  to: number;
  agreed: number[];
  beyond?: boolean;
}

/** The table has waited too long for a seat: the other people are asked what to do. */
export interface Late {
  seat: number;
  because: 'gone' | 'time';
  since: number;
  asked?: number[];
  wanted?: number[];
  waiting?: number[];
  bot_at?: number | null;
}

/** What a bot did in my name since I last decided myself. */
export interface StoodIn {
  moves: ((string | number)[])[];
  to: number;
}

/** Something said at the table: words, or a signal that everybody understands. */
export interface Line {
  number: number;
  name: string;
  at: number;
  seat?: number | null;
  text?: string | null;
  signal?: 'agree' | 'ask' | 'bot_plays' | 'declined' | 'freed' | 'go_back' | 'here' | 'keep_waiting' | 'let_bot' | 'loud' | 'quiet' | 'refuse' | 'rematch' | 'suspect' | 'trust' | null;
  about?: number | null;
}

/** What proves the deal: the commitment before, the rest after the end. */
export interface Fairness {
  commitment: string;
  nonces?: string[] | null;
  secret?: string | null;
  key?: string | null;
}

/** One draw of chance: [moment, purpose, total, wanted, what was found]. */
export type Draw = [number, number, number, number, number[]];

/** All draws of a finished game, in order. */
export interface DrawList {
  draws: Draw[];
}

/** All that a viewer sees of a table. */
export interface Scene {
  table: TableInfo;
  viewer?: number | null;
  mine?: number[];
  number?: number;
  waiting?: number[];
  view?: Record<string, unknown> | null;
  moves?: Words[];
  undo?: boolean;
  clock?: Clock | null;
  proposal?: Proposal | null;
  quiet?: boolean;
  rated?: boolean;
  late?: Late[];
  stood_in?: StoodIn | null;
  by_bots?: ([number, number])[];
  fairness?: Fairness | null;
}

/** An event and its moment: [number, [kind, part, …]]; number 0 is the opening. */
export type ToldEvent = [number, unknown[]];

/** A moment of a game as the viewer may know it: of a running game, what they knew then. */
export interface Replay {
  table: TableInfo;
  at: number;
  moments: number;
  viewer: number | null;
  view: Record<string, unknown>;
  waiting: number[];
  events?: ToldEvent[];
  seats?: (Record<string, unknown>)[] | null;
}

/** Make a move. `at`: the number of the moment in which it was chosen. */
export interface Play {
  do: 'play';
  id: string;
  seat: number;
  at: number;
  move: (string | number)[];
}

/** Take my last move back, if nobody has learned anything since. */
export interface Undo {
  do: 'undo';
  id: string;
  seat: number;
  made_for_me?: boolean;
}

/** Ask the table to go back to an earlier moment. */
export interface Propose {
  do: 'propose';
  id: string;
  seat: number;
  to: number;
}

/** Agree to a proposal, or not. */
export interface Answer {
  do: 'answer';
  id: string;
  seat: number;
  yes: boolean;
}

/** Let a bot play for a seat that is late, or rather wait. */
export interface LetBot {
  do: 'let_bot';
  id: string;
  seat: number;
  about: number;
  yes: boolean;
}

/** Say something to all at the table. */
export interface Say {
  do: 'say';
  id: string;
  text: string;
  seat?: number | null;
}

/** A sign that everybody understands, bots too. */
export interface Signal {
  do: 'signal';
  id: string;
  seat: number;
  signal: 'ask' | 'suspect' | 'trust';
  about: number;
}

/** Ask what a bot would consider at my seat; the reply carries it. */
export interface Hint {
  do: 'hint';
  id: string;
  seat: number;
  level?: string | null;
}

/** Ask which rule keeps my seat from a move; nothing is done. The reply carries it. */
export interface WhyNot {
  do: 'why_not';
  id: string;
  seat: number;
  move: (string | number)[];
}

/** See the table from another seat of mine, or from none: as one who watches. */
export interface Look {
  do: 'look';
  id: string;
  seat?: number | null;
}

/** Give up a seat: a bot plays it to the end. */
export interface Resign {
  do: 'resign';
  id: string;
  seat: number;
}

/** Take a seat of mine back from the bot that stood in; or say that I am here, if I am late. */
export interface Return {
  do: 'return';
  id: string;
  seat: number;
}

/** Whoever made the table: let those who only watch be silent, or talk again. */
export interface Quiet {
  do: 'quiet';
  id: string;
  yes: boolean;
}

/** A sign of life; answered by a pong. */
export interface Ping {
  do: 'ping';
}

/** Go on to another table by the same socket, seen from a seat of mine or from none. */
export interface Go {
  do: 'go';
  id: string;
  table: string;
  seat?: number | null;
  invitation?: string | null;
}

/** The scene as it is. `epoch` and `version` name it; later changes count on from there. */
export interface Whole {
  is: 'whole';
  epoch: string;
  version: number;
  scene: Scene;
  events?: ToldEvent[];
  lines?: Line[];
}

/** What changed since the version before. */
export interface Change {
  is: 'change';
  version: number;
  patches?: Patch[];
  events?: ToldEvent[];
  lines?: Line[];
  gone_back?: number | null;
}

/** The answer to a message: done (perhaps with what was asked for), or why not. */
export interface Reply {
  is: 'reply';
  id: string;
  error?: Refusal | null;
  hint?: HintTold | null;
  because?: Because | null;
}

/** Why something was not done. Nothing has changed. */
export interface Refusal {
  reason: string;
  text: string;
}

/** What a bot would do at this seat, from what this seat knows. */
export interface HintTold {
  moves: ConsideredMove[];
  knowledge: Record<string, unknown>;
}

/** A move that a bot considered, and what it fears most after it. */
export interface ConsideredMove {
  move: (string | number)[];
  share: number;
  expected: number | null;
  fear?: FearedReply | null;
}

/** What another seat may do after a move, how likely that is, and what can be expected then. */
export interface FearedReply {
  seat: number;
  move: (string | number)[];
  share: number;
  expected: number;
}

/** The rule that forbids a move: the name of its sentence, and the clause. */
export interface Because {
  name: string;
  clause: string;
}

/** The answer to a ping. */
export interface Pong {
  is: 'pong';
  now: number;
}

/** Why a message without a readable id was not done, or why the socket is about to be closed. */
export interface NotDone {
  is: 'not_done';
  error: Refusal;
}

/** A choice made before the game. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

/** A choice that each seat makes for itself. In a table's options it is written "a,b,c". */
export interface SeatOptionInfo {
  name: string;
  values: string[];
  different: boolean;
  only: [string, string] | null;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  version: number;
  players: number[];
  minutes: [number, number];
  options: OptionInfo[];
  seat_options: SeatOptionInfo[];
  sides: string[];
  levels: string[];
  numbered: number[];
  ready: number;
}

/** A kind of move or event: its parts in order, each with its domain. */
export interface WordInfo {
  kind: string;
  parts: Record<string, string>;
}

/** The games that can be played. */
export interface GameList {
  games: GameInfo[];
}

/** The words of a game: what the texts are made of. */
export interface GameWords {
  info: GameInfo;
  moves: WordInfo[];
  events: WordInfo[];
  domains: Record<string, string[] | number>;
  names: Record<string, string[]>;
  spoken: Record<string, string>;
  reasons: string[];
}

/** A clause of the rules, in our words. */
export interface Clause {
  number: string;
  text: string;
  chapter: string;
}

/** The rules of a game, clause by clause. */
export interface GameRules {
  rules: Clause[];
}

export type AnyMessage = Play | Undo | Propose | Answer | LetBot | Say | Signal | Hint | WhyNot | Look | Resign | Return | Quiet | Ping | Go;

export type AnyUpdate = Whole | Change | Reply | Pong | NotDone;
