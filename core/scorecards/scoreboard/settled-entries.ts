import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { isOfAnotherCard } from '../../results/ticket-outcome.ts';
import { countedEntry } from '../sealed/counted-entry.ts';
import { keyOfEntry, keyOfRun, lastBeforeOff } from '../sealed/sealed-entries.ts';
import { type KindOfRun, kindOfRun } from './race-kind.ts';
import { type ScoredRace, scoredRace } from './scored-race.ts';
import { type VerdictRun, verdictRun } from './verdict-record.ts';

/** A race with entries, and what came of them. */
export interface SettledRace {
  /** As its entries name the track. */
  readonly trackSlug: string;
  /** Whether its entries are replays. */
  readonly isReplayed: boolean;
  /** Of the entry that counts, else of the last one; null where the card named none. */
  readonly raceClass: string | null;
  /** As it was run; null for a race that has no result yet. */
  readonly kind: KindOfRun | null;
  /** Null for one without a result, and for one that does not count. */
  readonly scored: ScoredRace | null;
  /** The verdict that counts: the first BET sealed before the off, else the last verdict before it. */
  readonly verdict: VerdictRun | null;
}

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

/** Entries on a race. */
type Entries = readonly [LedgerEntry, ...LedgerEntry[]];

/** Entries by the key of their race, in their order. */
export function byRace(entries: readonly LedgerEntry[]): ReadonlyMap<string, Entries> {
  const races = new Map<string, [LedgerEntry, ...LedgerEntry[]]>();
  for (const entry of entries) {
    const key = keyOfEntry(entry);
    const ledgerEntries = races.get(key);
    if (ledgerEntries === undefined) races.set(key, [entry]);
    else ledgerEntries.push(entry);
  }
  return races;
}

function settledRace(entries: Entries, run: FinishedRace | undefined): SettledRace {
  const { trackSlug, isReplayed, raceClass } = entries.at(-1) ?? entries[0];
  const race = {
    trackSlug,
    isReplayed,
    raceClass,
    kind: run === undefined ? null : kindOfRun(run),
    scored: null,
    verdict: null,
  };
  const entry = run === undefined ? null : lastBeforeOff(entries, run);
  if (run === undefined || entry === null || isOfAnotherCard(entry, run.race)) return race;
  const scored = scoredRace(entry, run);
  const verdict = scored === null ? null : verdictRun(countedEntry(entries, run) ?? entry, run);
  return { ...race, raceClass: entry.raceClass, scored, verdict };
}

/** Settles each race that has entries; entries in their order, all sealed then or all replayed. */
export function settledRaces(
  entries: readonly LedgerEntry[],
  runs: readonly FinishedRace[],
  racing: Pick<RacingNow, 'history'>,
): readonly SettledRace[] {
  const byKey = new Map(runs.map((run) => [keyOfRun(run, racing), run]));
  return [...byRace(entries)].map(([key, ofRace]) => settledRace(ofRace, byKey.get(key)));
}

/** What settled races come to together. */
export function summedUp(races: readonly SettledRace[]): SettledEntries {
  const scoredRaces = races.flatMap(({ scored }) => scored ?? []);
  const open = races.filter(({ kind }) => kind === null).length;
  return {
    scoredRaces,
    verdictRuns: races.flatMap(({ verdict }) => verdict ?? []),
    open,
    leftOut: races.length - open - scoredRaces.length,
  };
}

/** Settles the last entry on each race from before it went off, and the verdict that counts. Entries in their order. */
export const settledEntries = (
  entries: readonly LedgerEntry[],
  runs: readonly FinishedRace[],
  racing: Pick<RacingNow, 'history'>,
): SettledEntries => summedUp(settledRaces(entries, runs, racing));
