import { runnerOfKey } from '../card/horse-in-race.ts';
import type { Card, Race } from '../card/race.ts';
import type { Runner } from '../card/runner.ts';
import type { Entered } from './entered.ts';

/** `also-eligible` and `main-track-only` may still get in; `out` is scratched or no longer on the card. */
export type EntryState = 'entered' | 'also-eligible' | 'main-track-only' | 'out';

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
  return { race, runner, state: runner.listStatus ?? 'entered' };
}
