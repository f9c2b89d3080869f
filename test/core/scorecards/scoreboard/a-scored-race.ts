import { digest } from '#adapters/system/identifiers.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { LedgerEntry, SealedPicker } from '#core/picks/ledger/entry.ts';
import type { FinishedRace } from '#core/results/finished-race.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aFinisher, aPayout, aRaceResult } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';

const horse = (programNumber: string) => ({ programNumber, name: `PAPER LANTERN ${programNumber}` });

export const aPicker = (change: Partial<SealedPicker> = {}): SealedPicker => ({
  voice: 'consensus',
  who: 'Both analysts and the prices',
  model: null,
  version: null,
  promptVersion: null,
  horse: horse('1'),
  chance: 0.5,
  odds: null,
  chances: [0.5, 0.3, 0.2],
  ...change,
});

/** An entry on three horses, sealed an hour before the off. */
export function anEntry(change: Partial<LedgerEntry> = {}): LedgerEntry {
  const tickets = ['1', '2', '3'].map((interest) => ({
    interest,
    horses: [horse(interest)],
    line: 2,
    odds: null,
  }));
  const [row] = aChain([{ tickets, voices: [aPicker()] }]);
  if (row === undefined || digest(row.text) !== row.hash) throw new Error('no entry');
  return { ...entryIn(row), ...change };
}

/** The race of the entry, won by 1 at 3.35-1 for $8.70. */
export const aRun = (change: Partial<RaceResult> = {}, day = '2025-08-02'): FinishedRace => ({
  track: 'SAR',
  day: day as RaceDay,
  race: aRaceResult(change),
  off: instant(Date.parse('2025-08-02T17:05:00Z')) as Instant,
  provenance: aProvenance(),
});

/** Starters by program number with their official places; a shared place is a dead heat. */
export const placed = (places: Readonly<Record<string, number | null>>) =>
  Object.entries(places).map(([programNumber, official]) =>
    aFinisher({ programNumber, official, crossed: official }),
  );

export const winPays = (...paid: readonly (readonly [string, number])[]) =>
  paid.map(([winningNumbers, payoff]) => aPayout({ winningNumbers, payoff }));
