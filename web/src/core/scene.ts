/** What is known of a table, kept up to date from the server's updates. No DOM. */
import type { Change, Line, Patch, Scene, ToldEvent, Whole } from '../wire';

/** Everything a table page shows; a new object after each update, sharing what did not change. */
export interface TableState {
  epoch: string;
  version: number;
  scene: Scene;
  events: ToldEvent[];
  lines: Line[];
}

/** One patch: the scene with the value at the path replaced, added, or taken away. */
export function patched(target: unknown, patch: Patch): unknown {
  return place(target, patch[0], 0, patch);
}

function place(target: unknown, path: Patch[0], depth: number, patch: Patch): unknown {
  if (depth === path.length) return patch[1];
  const step = path[depth]!;
  const last = depth === path.length - 1;
  if (Array.isArray(target)) {
    const copy = target.slice();
    if (last && patch.length === 1) copy.splice(Number(step), 1);
    else copy[Number(step)] = place(target[Number(step)], path, depth + 1, patch);
    return copy;
  }
  const source = (target ?? {}) as Record<string, unknown>;
  if (last && patch.length === 1) {
    return Object.fromEntries(Object.entries(source).filter(([key]) => key !== String(step)));
  }
  return { ...source, [step]: place(source[step], path, depth + 1, patch) };
}

/** The state that a whole scene begins. */
export function begun(whole: Whole): TableState {
  return {
    epoch: whole.epoch,
    version: whole.version,
    scene: whole.scene,
    events: whole.events ?? [],
    lines: whole.lines ?? [],
  };
}

/** What was said, with what is new; what was said in moments that were taken back is unsaid too. */
function saidUntil(state: TableState, back: number | null | undefined, more: Line[]): Line[] {
  if (back == null && !more.length) return state.lines;
  const said = new Set(state.lines.map((line) => line.number));
  const stands = ({ signal, about }: Line) =>
    back == null || signal !== 'statement' || about! <= back;
  return [...state.lines.filter(stands), ...more.filter((line) => !said.has(line.number))];
}

/** The state after a change, or null if one in between is missing and the whole is needed. */
export function changed(state: TableState, change: Change): TableState | null {
  if (change.version <= state.version) return state;
  if (change.version !== state.version + 1) return null;
  let scene: unknown = state.scene;
  for (const patch of change.patches ?? []) scene = patched(scene, patch);
  const back = change.gone_back;
  const kept = back == null ? state.events : state.events.filter(([step]) => step <= back);
  return {
    epoch: state.epoch,
    version: change.version,
    scene: scene as Scene,
    events: change.events?.length || back != null ? [...kept, ...(change.events ?? [])] : kept,
    lines: saidUntil(state, back, change.lines ?? []),
  };
}
