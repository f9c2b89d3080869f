import { holdsOf } from '#core/angle-search/combination.ts';
import { readCombination } from '#core/angle-search/read-combination.ts';
import type { Holds, Starter } from '#core/angle-search/starter.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { evidenceOn, field } from '#test/core/handicapping/angles/finding-of.ts';

/** A horse numbered 1 before its race, beside the others. */
export function starterOf(
  runner: Partial<Runner>,
  race: Partial<Race> = {},
  others: readonly Partial<Runner>[] = [{}],
): Starter {
  const evidence = evidenceOn(field(runner, ...others), race);
  const [first] = evidence.starters;
  if (first === undefined) throw new Error('no starter');
  return { runner: first, evidence };
}

/** Whether a combination holds of a starter. */
export const holds = (find: string, starter: Starter): Holds => holdsOf(readCombination(find), starter);
