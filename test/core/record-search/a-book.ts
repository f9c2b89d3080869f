import type { RaceDay } from '#core/kernel/race-day.ts';
import { bookOf, pagesOf, type QueryBook } from '#core/record-search/query-book.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';

export const TODAY = '2020-08-10' as RaceDay;

const JOCKEYS = ['Robin Lane', 'Sam Ortega, Jr.', 'Jo Ortega'];
const TRAINERS = ['Alex Marsh', 'Chris Hollow', 'Alex Marsh'];
const HORSES = ['Paper Lantern', 'Wet Match', 'Low Gate Two'];

/** Three horses; number 1 wins at 3-2, unless set otherwise. */
export const someStarters = () =>
  JOCKEYS.map((jockeyName, index) =>
    aFinisher({
      programNumber: String(index + 1),
      jockeyName,
      trainerName: TRAINERS[index] ?? null,
      horseName: HORSES[index] ?? '',
      odds: [1.5, 3, 9][index] ?? null,
    }),
  );

const PAID = [aPayout({ payoff: 5 })];

/** A day at Saratoga: a dirt sprint for maidens on a fast track, a grade 2 on yielding turf over a mile and a sixteenth. */
export const aDayOfTwo = (change: Partial<ResultSheet> = {}): ResultSheet =>
  aSheet({
    races: [
      aRaceResult({ type: 'Maiden Claiming', starters: someStarters(), payouts: PAID }),
      aRaceResult({
        raceNumber: 2,
        type: 'Stakes',
        grade: 2,
        surface: 'turf',
        condition: 'Yielding',
        distanceYards: 1870,
        conditions: 'FILLIES AND MARES.',
        starters: someStarters(),
        payouts: PAID,
      }),
    ],
    ...change,
  });

export const aBook = (sheets: readonly ResultSheet[] = [aDayOfTwo()]): QueryBook =>
  bookOf([pagesOf(sheets)], false);
