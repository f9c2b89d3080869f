import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Finisher, Payout, RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';

export const RESULTS_DAY = '2020-08-08' as RaceDay;

/** An invented starter; `official` and the order crossed are its program number unless overridden. */
export function aFinisher(change: Partial<Finisher> = {}): Finisher {
  const programNumber = change.programNumber ?? '1';
  const bettingInterest = programNumber.replace(/\D/g, '');
  const place = Number(bettingInterest);
  return {
    programNumber,
    bettingInterest,
    horseName: `Paper Lantern ${programNumber}`,
    jockeyName: 'Robin Lane',
    trainerName: 'Alex Marsh',
    ownerName: 'Tall Fence Stable',
    weightLb: 120,
    equipment: 'L b',
    postPosition: place,
    calls: [
      { label: '1/4', position: place, margin: 0.5, behind: (place - 1) * 0.5 },
      { label: 'Str', position: place, margin: 1.25, behind: (place - 1) * 1.25 },
    ],
    crossed: place,
    finished: change.crossed !== null,
    margin: 1.75,
    behind: (place - 1) * 1.75,
    official: place,
    disqualified: false,
    deadHeat: false,
    odds: 2.35 + place,
    isFavorite: place === 1,
    comment: 'vied 3w, drew clear',
    lastStart: { day: '2020-07-18' as RaceDay, track: 'SAR', raceNumber: 4, finish: 2 },
    lastStartReported: true,
    ...change,
  };
}

export const aPayout = (change: Partial<Payout> = {}): Payout => ({
  wager: 'Win',
  base: 2,
  winningNumbers: '1',
  correct: null,
  payoff: 8.7,
  pool: null,
  carryover: null,
  ...change,
});

const THE_USUAL: readonly Payout[] = [
  aPayout(),
  aPayout({ wager: 'Place', payoff: 4.5 }),
  aPayout({ wager: 'Place', winningNumbers: '2', payoff: 5.2 }),
  aPayout({ wager: 'Show', payoff: 3.1 }),
  aPayout({ wager: 'Exacta', base: 1, winningNumbers: '1-2', payoff: 18.75, pool: 301_204 }),
  aPayout({ wager: 'Trifecta', base: 0.5, winningNumbers: '1-2-3', payoff: 40.12, pool: 201_007 }),
];

/** An invented race of three horses, whole. */
export const aRaceResult = (change: Partial<RaceResult> = {}): RaceResult => ({
  raceNumber: 1,
  cancelled: null,
  name: null,
  grade: null,
  type: 'Claiming',
  conditions: 'FOR THREE YEAR OLDS AND UPWARD.',
  surface: 'dirt',
  offTheTurf: false,
  distanceYards: 1320,
  isAbout: false,
  condition: 'Fast',
  weather: 'Clear',
  purse: 40_000,
  valueOfRace: 39_200,
  claimingPrice: { low: 20_000, high: 20_000 },
  offMinute: 790,
  start: 'Good for all',
  fractions: [22.31, 45.6, null],
  finalTimeSeconds: 70.44,
  runUpFeet: 54,
  railFeet: null,
  winner: null,
  starters: ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber })),
  isFieldComplete: true,
  payouts: THE_USUAL,
  winPlaceShowPool: 412_099,
  scratches: [{ horseName: 'Wet Match', reason: 'Veterinarian' }],
  claims: [{ horseName: 'Paper Lantern 1', newTrainer: 'Sam Reed', newOwner: 'Low Gate', price: 20_000 }],
  voidedClaims: [],
  footnotes: 'PAPER LANTERN 1 drew clear.',
  ...change,
});

/** An invented chart of two races at Saratoga. */
export const aSheet = (change: Partial<ResultSheet> = {}): ResultSheet => ({
  track: 'SAR',
  day: RESULTS_DAY,
  kind: 'chart',
  provenance: { tier: 'imported', source: 'Chart of invented races', at: instant(1_596_990_000_123) },
  races: [aRaceResult(), aRaceResult({ raceNumber: 2, name: 'The Long Shadow', grade: 2, type: 'Stakes' })],
  refused: [],
  attendance: null,
  handle: { onTrack: null, elsewhere: 14_003_221 },
  ...change,
});
