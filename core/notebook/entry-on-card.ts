import { runnerOfKey } from '../card/horse-in-race.ts';
import type { Card, Race } from '../card/race.ts';
import { isStarter, type Runner } from '../card/runner.ts';
import type { Entered } from './entered.ts';

/** `out`: scratched or no longer on the card; `listed`: also eligible or main track only, may still get in. */
export type EntryState = 'entered' | 'listed' | 'out';

/** An entry as its card has it now; null for what the card no longer has. */
export interface EntryOnCard {
  readonly race: Race | null;
  readonly runner: Runner | null;
  readonly state: EntryState;
}

/** Finds an entry on the stored card of its day; null for no card. */
export function entryOnCard(
  card: Pick<Card, 'races'> | null,
  { raceId, horseKey }: Pick<Entered, 'raceId' | 'horseKey'>,
): EntryOnCard {
  const race = card?.races.find(({ id }) => id === raceId) ?? null;
  const runner = race === null ? null : runnerOfKey(race.runners, horseKey);
  if (runner === null || runner.isScratched) return { race, runner, state: 'out' };
  return { race, runner, state: isStarter(runner) ? 'entered' : 'listed' };
}
