import { nameInKey } from './history/same-horse.ts';
import type { HorseKey, Runner } from './runner.ts';

/** Whether two keys mean one horse of the same race: there a name is enough, whatever else a source reports of it. */
export const isSameInRace = (key: HorseKey, other: HorseKey): boolean => nameInKey(key) === nameInKey(other);

/**
 * The runner of a key, also of a key made from another source of the card, which may know no year or spell the dam
 * otherwise; null for none, and for a name that two horses of the race bear.
 */
export function runnerOfKey(runners: readonly Runner[], key: HorseKey): Runner | null {
  const exact = runners.find(({ horseKey }) => horseKey === key);
  if (exact !== undefined) return exact;
  const [named, second] = runners.filter(({ horseKey }) => isSameInRace(horseKey, key));
  return second === undefined ? (named ?? null) : null;
}
