import { FEATURES } from '#core/handicapping/features/index.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import type { JoinedRace } from '#core/results/reconcile/index.ts';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';

export const FIRST_DAY = '2020-01-05' as RaceDay;

/** So many days after the first. */
export const dayAt = (days: number): RaceDay => addDays(FIRST_DAY, days);

/** A starter that never raced before, placed by its number unless set otherwise. */
export const starter = (programNumber: string, change: Partial<Finisher> = {}): Finisher =>
  aFinisher({ programNumber, lastStart: null, lastStartReported: true, ...change });

/** A race at Aqueduct so many days after the first. */
export const ran = (
  days: number,
  starters: readonly Finisher[],
  change: Partial<RaceResult> & { readonly track?: string } = {},
): JoinedRace => {
  const { track = 'AQU', ...race } = change;
  return { track, day: dayAt(days), race: aRaceResult({ starters, claims: [], ...race }) };
};

/** A feature of the starter in that place of the card; null where missing. */
export function valueIn(example: RaceExample | undefined, name: string, row = 0): number | null {
  const index = FEATURES.findIndex((feature) => feature.name === name);
  const value = example?.features[row * FEATURES.length + index];
  if (index < 0 || value === undefined) throw new Error(`no feature ${name} of starter ${row}`);
  return Number.isNaN(value) ? null : value;
}
