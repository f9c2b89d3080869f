import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { isOfAnotherCard } from '../../results/ticket-outcome.ts';
import { countedEntry } from '../sealed/counted-entry.ts';
import { keyOfEntry, keyOfRun, lastBeforeOff } from '../sealed/sealed-entries.ts';
import { type ScoredRace, scoredRace } from './scored-race.ts';
import { type VerdictRun, verdictRun } from './verdict-record.ts';

/** Entries held against results. */
export interface SettledEntries {
  readonly scoredRaces: readonly ScoredRace[];
  /** The verdict of each race that counts: the first BET sealed before its off, else the last verdict before it. */
  readonly verdictRuns: readonly VerdictRun[];
  /** Races that were sealed and have no result yet. */
  readonly open: number;
  /** Races that do not count: sealed after they went off, from another card, without a winner. */
  readonly leftOut: number;
}

/** Entries by the key of their race, in their order. */
export function byRace(entries: readonly LedgerEntry[]): ReadonlyMap<string, readonly LedgerEntry[]> {
  const races = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    const key = keyOfEntry(entry);
    const ledgerEntries = races.get(key);
    if (ledgerEntries === undefined) races.set(key, [entry]);
    else ledgerEntries.push(entry);
  }
  return races;
}

/** Settles the last entry on each race from before it went off, and the verdict that counts. Entries in their order. */
export function settledEntries(
  entries: readonly LedgerEntry[],
  runs: readonly FinishedRace[],
  racing: Pick<RacingNow, 'history'>,
): SettledEntries {
  const byKey = new Map(runs.map((run) => [keyOfRun(run, racing), run]));
  const races = byRace(entries);
  const scoredRaces: ScoredRace[] = [];
  const verdictRuns: VerdictRun[] = [];
  let open = 0;
  for (const [key, ledgerEntries] of races) {
    const run = byKey.get(key);
    const entry = run === undefined ? null : lastBeforeOff(ledgerEntries, run);
    if (run === undefined) open += 1;
    else if (entry !== null && !isOfAnotherCard(entry, run.race)) {
      const race = scoredRace(entry, run);
      if (race !== null) scoredRaces.push(race);
      const followed = race === null ? null : verdictRun(countedEntry(ledgerEntries, run) ?? entry, run);
      if (followed !== null) verdictRuns.push(followed);
    }
  }
  return { scoredRaces, verdictRuns, open, leftOut: races.size - open - scoredRaces.length };
}
