/** The blocks of the woodcuts by name; those of later eras are there a moment after they are asked for. */
import { MOTIFS, type Motif } from './motifs';

let later = $state.raw<Record<string, Motif> | null>(null);
let asked = false;

async function load(): Promise<void> {
  asked = true;
  try {
    later = (await import('./later-motifs')).LATER;
  } catch {
    asked = false; // the network is gone: whoever looks next asks again
  }
}

export function motif(name: string): Motif {
  const found = (MOTIFS as Record<string, Motif>)[name] ?? later?.[name];
  if (found) return found;
  if (later) return MOTIFS.village;
  if (!asked) void load();
  return {};
}
