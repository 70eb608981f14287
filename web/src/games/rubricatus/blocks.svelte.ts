/** The blocks of the woodcuts by name; those of later eras are there a moment after they are asked for. */
import { BUILT, MOTIFS, type Motif } from './motifs';

let later = $state.raw<typeof import('./later-motifs') | null>(null);
let asked = false;

async function load(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    later = await import('./later-motifs');
  } catch {
    asked = false; // the network is gone: whoever looks next asks again
  }
}

export function motif(name: string): Motif {
  const found =
    (MOTIFS as Record<string, Motif>)[name] ?? (later?.LATER as Record<string, Motif>)?.[name];
  if (found) return found;
  if (later) return MOTIFS.village;
  void load();
  return {};
}

/** The block that shows a construction; one of a box of somebody's own is a village. */
export function builtAs(id: string): string {
  const found = BUILT[id] ?? later?.BUILT_LATER[id];
  if (found) return found;
  if (!later) void load();
  return later ? 'village' : '';
}
