/**
 * Looking back at a finished game, as lab/review.py does it: with the same key and number of
 * iterations it finds the same, to the last bit. What is thought is the module's. No DOM.
 */
import { bytes } from '../core/fairness';
import type { Words } from '../wire';
import { budgetOf, SearchBot, Thinking, type Breathe, type Considered } from './bots';
import { Match } from './match';
import { refused } from './table';
import { kindOf } from './words';

export const VERDICTS = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What another seat may do, how likely that is, and what can be expected then. */
export interface FearTold {
  seat: number;
  move: Words;
  share: number;
  expected: number;
}

/** A move as the reviewing bot sees it. */
export interface Judged {
  move: Words;
  expected: number;
  share: number;
  fear: FearTold | null;
}

/** A decision that was a choice: what was done, and what the bot would have done. */
export interface Decision {
  seat: number;
  moment: number;
  step: number;
  verdict: Verdict;
  loss: number;
  played: Judged;
  best: Judged;
}

/** Everybody's chances at a moment: as far as each could know, and with all hands open. */
export interface Point {
  moment: number;
  turn: number;
  known: number[];
  true: number[];
}

export interface TurningPoint {
  seat: number;
  since: number;
  until: number;
  before: number;
  after: number;
}

export interface Review {
  game: string;
  level: string;
  iterations: number;
  points: Point[];
  turning_known: TurningPoint[];
  turning_true: TurningPoint[];
  decisions: Decision[];
}

export interface ReviewWish {
  seats: number[];
  /** the strongest, if it is not said */
  level?: string;
  /** of each decision; those of the level, if it is not said */
  iterations?: number;
}

/** A review while it is made: so many `tasks`, and `work` does one after the other. */
export class LookingBack {
  readonly tasks: number;
  private readonly level: string;
  private readonly ofDecision: number;
  private readonly ofPoint: number;
  private readonly choices: Set<number>;
  private readonly turns: number[];
  private readonly moments: Set<number>;
  private readonly bots: SearchBot[];
  private readonly openBot: SearchBot;
  private readonly points: Point[] = [];
  private readonly decisions: Decision[] = [];
  private readonly thinking: Thinking;

  /** Raises Refused. */
  constructor(
    private readonly match: Match,
    wish: ReviewWish,
    breathe: Breathe,
  ) {
    if (!match.isOver) {
      throw refused('not_over', 'A game can be reviewed when it is over.');
    }
    this.thinking = new Thinking(match.desk, breathe);
    const { player } = this.thinking;
    const how = player.review;
    this.level = wish.level ?? how.level;
    const usual = budgetOf(player, match.players, this.level);
    if (!usual) throw refused('bad_option', `There is no bot ${this.level} that searches.`);
    if (wish.seats.some((seat) => !(seat >= 0 && seat < match.players))) {
      throw refused('no_such_seat', `The game has ${match.players} seats, from 0 on.`);
    }
    this.ofDecision = wish.iterations ?? usual.iterations;
    this.ofPoint = Math.max(how.point_least, Math.floor(this.ofDecision / how.point_part));
    const newBot = () =>
      new SearchBot(bytes(how.key), this.thinking, { iterations: this.ofPoint, seconds: null });
    this.bots = Array.from({ length: match.players }, newBot);
    this.openBot = newBot();
    [this.choices, this.turns] = choicesAndTurns(match, wish.seats);
    this.moments = new Set(chosenMoments(this.turns, how.least_points, how.most_points));
    this.tasks = this.choices.size + this.moments.size;
  }

  private get done(): number {
    return this.points.length + this.decisions.length;
  }

  /** Play the game again and think at every place; yields how many are done. */
  async *work(): AsyncGenerator<number> {
    const match = this.match.twin();
    const asked = this.bots.map(() => 0); // decisions of each seat so far
    let moment = 0;
    if (this.moments.has(0)) {
      await this.look(match, 0);
      yield this.done;
    }
    for (const [number, step] of this.match.steps.entries()) {
      if (this.choices.has(number)) {
        await this.judge(match, number, moment, asked[step.seat]!);
        asked[step.seat]! += 1;
        yield this.done;
      }
      match.play(step.seat, step.move);
      if (step.silent) continue;
      moment += 1;
      if (this.moments.has(moment)) {
        await this.look(match, moment);
        yield this.done;
      }
    }
  }

  /** Add a point to the curve. */
  private async look(match: Match, moment: number): Promise<void> {
    const budget = { iterations: this.ofPoint, seconds: null };
    this.openBot.budget = budget;
    this.openBot.asked = moment;
    const open = await this.openBot.outlook(match, 0, true);
    let known = open;
    if (!match.isOver) {
      known = [];
      for (const [seat, bot] of this.bots.entries()) {
        bot.asked = 2 * moment + 1; // numbers of its own, whatever else the bot was asked
        bot.budget = budget;
        known.push((await bot.outlook(match, seat))[seat]!);
      }
    }
    this.points.push({ moment, turn: this.turns[moment]!, known, true: open });
  }

  private async judge(match: Match, number: number, moment: number, asked: number) {
    const { seat, move } = this.match.steps[number]!;
    const bot = this.bots[seat]!;
    bot.asked = 2 * asked;
    bot.budget = { iterations: this.ofDecision, seconds: null };
    const thought = await bot.think(match, seat, move);
    const played = thought.find((one) => one.move === move)!;
    const best = thought[0]!;
    this.decisions.push({
      seat,
      moment,
      step: number,
      verdict: this.verdictOn(played, best),
      loss: Math.max(0, best.expected! - played.expected!),
      played: told(match, played),
      best: told(match, best),
    });
  }

  /** What to call a decision. What the search cannot tell apart is fine. */
  private verdictOn(played: Considered, best: Considered): Verdict {
    const { player } = this.thinking;
    const how = player.review;
    if (played.move === best.move) return 'best';
    const loss = best.expected! - played.expected!;
    if (player.mixed.includes(kindOf(best.move)) && played.share >= how.varied) return 'fine';
    if (loss < how.inaccuracy || loss < doubt(played, best)) return 'fine';
    if (loss < how.mistake) return 'inaccuracy';
    return loss < how.blunder ? 'mistake' : 'blunder';
  }

  found(): Review {
    const { points } = this;
    const turning = (which: 'known' | 'true') => this.turning(points.map((one) => one[which]));
    return {
      game: this.match.desk.game.game,
      level: this.level,
      iterations: this.ofDecision,
      points,
      turning_known: turning('known'),
      turning_true: turning('true'),
      decisions: this.decisions,
    };
  }

  /** Where somebody's chances changed most from one point to the next, in order. */
  private turning(curve: number[][]): TurningPoint[] {
    const how = this.thinking.player.review;
    const change = ({ before, after }: TurningPoint) => Math.abs(after - before);
    return curve
      .slice(1)
      .flatMap((after, n): TurningPoint[] => {
        const before = curve[n]!;
        const changes = after.map((then, seat) => Math.abs(then - before[seat]!));
        const seat = changes.indexOf(Math.max(...changes));
        if (changes[seat]! < how.turning_change) return [];
        const [since, until] = [this.points[n]!.moment, this.points[n + 1]!.moment];
        return [{ seat, since, until, before: before[seat]!, after: after[seat]! }];
      })
      .sort((a, b) => change(b) - change(a))
      .slice(0, how.turning_points)
      .sort((a, b) => a.since - b.since);
  }
}

/** By how much a difference of results may be chance: at most its standard error. */
function doubt(...moves: Considered[]): number {
  const squares = moves.map(({ expected, visits }) => (expected! * (1 - expected!)) / visits);
  return Math.sqrt(squares.reduce((sum, one) => sum + one, 0));
}

function told(match: Match, { move, expected, share, fear }: Considered): Judged {
  const feared = fear && { ...fear, move: match.say(fear.move) };
  return { move: match.say(move), expected: expected!, share, fear: feared };
}

/** The steps at which one of these seats had a choice, and the turn of every moment. */
function choicesAndTurns(match: Match, seats: readonly number[]): [Set<number>, number[]] {
  const again = match.twin();
  const choices = new Set<number>();
  const turns = [again.turn];
  for (const [number, step] of match.steps.entries()) {
    if (seats.includes(step.seat) && again.moves(step.seat).length > 1) choices.add(number);
    again.play(step.seat, step.move);
    if (!step.silent) turns.push(again.turn);
  }
  return [choices, turns];
}

/** The moments at which the curve has a point: the beginning of each turn, and the end. */
function chosenMoments(turns: readonly number[], least: number, most: number): number[] {
  const last = turns.length - 1;
  const starts = turns.flatMap((turn, n) =>
    n < last && (n === 0 || turn !== turns[n - 1]) ? [n] : [],
  );
  const parts = Math.ceil(least / Math.max(1, starts.length));
  const found = new Set<number>();
  starts.forEach((start, n) => {
    const end = starts[n + 1] ?? last;
    for (let part = 0; part < parts; part++) {
      found.add(start + Math.floor(((end - start) * part) / parts));
    }
  });
  const every = Math.ceil(found.size / most) || 1;
  const sorted = [...found].sort((a, b) => a - b);
  return [...sorted.filter((_, n) => n % every === 0), last];
}
