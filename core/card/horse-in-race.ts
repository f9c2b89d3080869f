import { nameInKey } from './history/same-horse.ts';
import type { HorseKey, Runner } from './runner.ts';

/** Whether two keys mean the same horse within one race: there the name is enough, whatever else sources report. */
export const isSameInRace = (key: HorseKey, other: HorseKey): boolean => nameInKey(key) === nameInKey(other);

/**
 * The runner with a key. A key from another source of the card may lack the foaling year or spell the dam differently,
 * so the name decides then. Null when there is no such runner, or two runners share the name.
 */
export function runnerOfKey(runners: readonly Runner[], key: HorseKey): Runner | null {
  const exact = runners.find(({ horseKey }) => horseKey === key);
  if (exact !== undefined) return exact;
  const [named, second] = runners.filter(({ horseKey }) => isSameInRace(horseKey, key));
  return second === undefined ? (named ?? null) : null;
}
