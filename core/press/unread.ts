import type { Refusal } from '../kernel/refusal.ts';

interface Failure {
  readonly name: string;
  readonly refusal: Refusal;
}

/** Refuses as the sources did when not one of them could be read; one that may be well again later speaks for all. */
export function refuseIfNoneAnswered(failed: readonly Failure[], answered: number): void {
  const again = failed.find(({ refusal }) => refusal.retryAfterSeconds !== null) ?? failed[0];
  if (answered === 0 && again !== undefined) throw again.refusal;
}

const LONGEST = 25;

/** Faults as a list for people: the first ones, and how many more there are. */
export const shortened = (faults: readonly string[]): readonly string[] =>
  faults.length <= LONGEST ? faults : [...faults.slice(0, LONGEST), `${faults.length - LONGEST} more.`];
