import fc from 'fast-check';
import type { Finisher } from '#core/results/race-result.ts';
import type { JoinedRace } from '#core/results/reconcile/index.ts';
import { bell, seededRng } from '#test/support/rng.ts';
import { dayAt, ran, starter } from './ran.ts';

const HORSES = 14;
const YARDS = [1320, 1540, 1760, 0];

type Rng = () => number;

const choice = <T>(rng: Rng, choices: readonly T[]): T => choices[Math.floor(rng() * choices.length)] as T;

/** Facts of how a horse ran, in the place `place` of so many. */
export const howItRan = (rng: Rng, place: number, fieldSize: number): Partial<Finisher> => ({
  official: rng() < 0.05 ? null : place,
  crossed: place,
  behind: 1.5 * (place - 1),
  margin: place === fieldSize ? null : 1.5,
  calls: [
    { label: '1/4', position: 1 + Math.floor(rng() * fieldSize), margin: 1, behind: 2 },
    { label: 'Str', position: 1 + Math.floor(rng() * fieldSize), margin: 1, behind: 2 },
  ],
  comment: `ran ${place}`,
  disqualified: rng() < 0.05,
});

function field(rng: Rng, day: number): readonly Finisher[] {
  const count = 3 + Math.floor(rng() * 4);
  const first = Math.floor(rng() * HORSES);
  return Array.from({ length: count }, (_, index) => {
    const number = index === 1 && rng() < 0.3 ? '1A' : String(index + 1);
    const isNamed = rng() < 0.2;
    return starter(number, {
      horseName: `Slate ${(first + index) % HORSES}`,
      jockeyName: choice(rng, ['Robin Lane', 'Robin T. Lane', 'Jo Ford', 'Sam Reed']),
      trainerName: choice(rng, ['Alex Marsh', 'Kim Vale', null]),
      ownerName: choice(rng, ['Tall Fence', 'Low Gate', null]),
      postPosition: index + 1,
      odds: number === '1A' ? 2 : Math.round(10 * Math.exp(bell(rng))) / 10 + 0.1,
      equipment: choice(rng, ['L b', 'L', '', null]),
      lastStart: isNamed ? { day: dayAt(day - 20), track: 'BEL', raceNumber: 2, finish: 3 } : null,
      lastStartReported: rng() < 0.7,
      ...howItRan(rng, index + 1, count),
    });
  });
}

/** Races of some days between a few horses, jockeys and trainers that meet again and again. */
export function historyOf(seed: number, days: number): readonly JoinedRace[] {
  const rng = seededRng(seed);
  return Array.from({ length: days }, (_, day) => [1, 2].map((raceNumber) => ({ day, raceNumber }))).flatMap(
    (races) =>
      races.map(({ day, raceNumber }) =>
        ran(5 * day, field(rng, 5 * day), {
          raceNumber,
          track: choice(rng, ['AQU', 'SAR']),
          surface: choice(rng, ['dirt', 'turf', 'inner-turf']),
          distanceYards: choice(rng, YARDS),
          purse: choice(rng, [40_000, 80_000, null]),
          claimingPrice: choice(rng, [null, { low: 10_000, high: 20_000 }]),
          finalTimeSeconds: 70 + 3 * rng(),
        }),
      ),
  );
}

export const randomHistory: fc.Arbitrary<readonly JoinedRace[]> = fc
  .tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 2, max: 6 }))
  .map(([seed, days]) => historyOf(seed, days));
