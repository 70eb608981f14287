/** Why an experiment was not opened, as it is told. No DOM. */
import { Refused } from '../core/connection';
import { ExperimentError } from './experiment';

/** A message of the workbench, and perhaps a reason in English. */
export interface NotOpened {
  id: string;
  reason: string | null;
}

export function whyNotOpened(error: unknown): NotOpened {
  if (error instanceof Refused) return { id: 'cannot-open', reason: error.refusal.text };
  if (!(error instanceof ExperimentError)) return { id: 'open-failed', reason: null };
  if (error.kind === 'wrong') return { id: 'cannot-open', reason: error.message };
  return { id: `open-${error.kind}`, reason: null };
}
