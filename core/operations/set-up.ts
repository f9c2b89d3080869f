import { Refusal } from '../kernel/refusal.ts';
import type { SourceName } from './source-name.ts';

/**
 * Whether a source is set up. A source with a wrong setting counts as set up: its jobs fail and say why, while the
 * rest of the race day goes on.
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
