import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';

/** A race with these starters and no payoffs. */
export const raceOf = (
  starters: readonly Partial<Finisher>[],
  change: Partial<RaceResult> = {},
): RaceResult =>
  aRaceResult({ starters: starters.map((starter) => aFinisher(starter)), payouts: [], ...change });

/** A race whose horses finish in the order of their numbers, one for each change. */
export const inOrder = (...changes: readonly Partial<Finisher>[]): RaceResult =>
  raceOf(changes.map((change, nth) => ({ programNumber: String(nth + 1), ...change })));
