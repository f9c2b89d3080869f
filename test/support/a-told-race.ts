import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { straightPayouts } from '#core/results/paid-place.ts';
import { type ToldPlace, type ToldRace, type ToldResults, UNTOLD_FACTS } from '#core/results/told-race.ts';

const PLACED: readonly (readonly [string, number])[] = [
  ['4', 1],
  ['2', 2],
  ['6', 3],
];

/** A horse of `aRace` at the place it was paid for. */
export const aToldPlace = (programNumber: string, place: number): ToldPlace => ({
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
export const aToldRace = (change: Partial<ToldRace> = {}): ToldRace => ({
  ...UNTOLD_FACTS,
  raceNumber: 1,
  state: 'official',
  placed: PLACED.map(([programNumber, place]) => aToldPlace(programNumber, place)),
  alsoRan: null,
  payouts: straightPayouts({ programNumber: '4', win: 11, place: 5, show: 3.4 }),
  scratches: [],
  ...change,
});

/** The day of `aCard` as a live source tells it. */
export const toldDay = (
  source: string,
  races: readonly ToldRace[],
  change: Partial<ToldResults> = {},
): ToldResults => ({
  track: 'SAR',
  day: '2025-08-02' as RaceDay,
  provenance: { tier: 'live', source, at: instant(Date.parse('2025-08-02T18:00:00Z')) },
  races,
  ...change,
});
