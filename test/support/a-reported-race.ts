import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { straightPayouts } from '#core/results/paid-place.ts';
import {
  type ReportedPlace,
  type ReportedRace,
  type ReportedResults,
  UNKNOWN_FACTS,
} from '#core/results/reconcile/index.ts';

const PLACED: readonly (readonly [string, number])[] = [
  ['4', 1],
  ['2', 2],
  ['6', 3],
];

/** A horse of `aRace` at the place it was paid for. */
export const aReportedPlace = (programNumber: string, place: number): ReportedPlace => ({
  programNumber,
  horseName: `Paper Lantern ${programNumber}`,
  jockeyName: null,
  trainerName: null,
  ownerName: null,
  weightLb: null,
  place,
  isDeadHeat: false,
});

/** A race of `aCard` as a live source tells it: 4, 2 and 6 were paid, of the others nothing is said. */
export const aReportedRace = (change: Partial<ReportedRace> = {}): ReportedRace => ({
  ...UNKNOWN_FACTS,
  raceNumber: 1,
  state: 'official',
  placed: PLACED.map(([programNumber, place]) => aReportedPlace(programNumber, place)),
  alsoRan: null,
  payouts: straightPayouts({ programNumber: '4', win: 11, place: 5, show: 3.4 }),
  scratches: [],
  ...change,
});

/** The day of `aCard` as a live source tells it. */
export const reportedDay = (
  source: string,
  races: readonly ReportedRace[],
  change: Partial<ReportedResults> = {},
): ReportedResults => ({
  track: 'SAR',
  day: '2025-08-02' as RaceDay,
  provenance: { tier: 'live', source, at: instant(Date.parse('2025-08-02T18:00:00Z')) },
  races,
  ...change,
});
