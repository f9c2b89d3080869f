import { CommanderError } from 'commander';
import { Refusal } from '#core/kernel/refusal.ts';
import { Interrupted } from './interruption.ts';

export const DONE = 0;
export const BUG = 1;
export const BAD_USAGE = 2;
export const REFUSED = 3;
export const OUTSIDE_UNAVAILABLE = 4;

/**
 * Exit codes: 0 done, 1 bug, 2 bad usage, 3 refused, 4 the outside world (port, folder, database, source) fails; above
 * 128: ended by a signal.
 */
export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : BAD_USAGE;
  if (error instanceof Interrupted) return error.exitCode;
  if (!(error instanceof Refusal)) return BUG;
  if (error.code.startsWith('settings.')) return BAD_USAGE;
  return error.kind === 'unavailable' ? OUTSIDE_UNAVAILABLE : REFUSED;
}
