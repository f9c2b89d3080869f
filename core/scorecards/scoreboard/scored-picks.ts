import type { RaceId } from '../../card/race.ts';
import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { raceIdOf } from '../sealed/sealed-entries.ts';
import { byRace, settledEntries } from './settled-entries.ts';

/** A race with picks of outside analysts that its result has settled. */
export interface ScoredRace {
  readonly raceId: RaceId;
  readonly picks: number;
}

/** Races on which an outside model had a horse that ran, before the off. Entries in their order. */
export function scoredRaces(
  entries: readonly LedgerEntry[],
  runs: readonly FinishedRace[],
  racing: Pick<RacingNow, 'history'>,
): readonly ScoredRace[] {
  const entriesByRace = byRace(entries);
  return runs.flatMap((run) => {
    const raceId = raceIdOf(run, racing);
    const [scoredRace] = settledEntries(entriesByRace.get(raceId) ?? [], [run], racing).scoredRaces;
    const picks = (scoredRace?.voices ?? []).filter(
      ({ model, isHit }) => model !== null && isHit !== null,
    ).length;
    return picks === 0 ? [] : [{ raceId, picks }];
  });
}
