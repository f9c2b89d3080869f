import { Refusal } from '../kernel/refusal.ts';
import type { SourceName } from './source-name.ts';

/**
 * Whether a source is set up. One whose setting is wrong counts as set up: what is planned of it fails by itself, and
 * says why, while the rest of the race day goes on.
 */
export function isSetUpIn(
  sources: (source: SourceName) => { readonly fetchSource: unknown },
  source: SourceName,
): boolean {
  try {
    return sources(source).fetchSource !== null;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
