import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { keyOfRun } from '../sealed/sealed-entries.ts';
import { byRace, settledEntries } from './settled-entries.ts';

/** A race with picks of outside analysts that its result has settled. */
export interface ScoredRace {
  readonly raceId: string;
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
    const sealed = entriesByRace.get(keyOfRun(run, racing)) ?? [];
    const [scoredRace] = settledEntries(sealed, [run], racing).scoredRaces;
    const picks = (scoredRace?.voices ?? []).filter(
      ({ model, isHit }) => model !== null && isHit !== null,
    ).length;
    const [first] = sealed;
    return first === undefined || picks === 0 ? [] : [{ raceId: first.raceId, picks }];
  });
}
