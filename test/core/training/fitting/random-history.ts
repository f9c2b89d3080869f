import fc from 'fast-check';
import type { JoinedRace } from '#core/results/joined-sheets.ts';
import type { Finisher } from '#core/results/race-result.ts';
import { bell, seededDice } from '#test/support/dice.ts';
import { dayAt, ran, starter } from './ran.ts';

const HORSES = 14;
const YARDS = [1320, 1540, 1760, 0];

type Dice = () => number;

const one = <T>(dice: Dice, of: readonly T[]): T => of[Math.floor(dice() * of.length)] as T;

/** Facts of how a horse ran, in the place `place` of so many. */
export const howItRan = (dice: Dice, place: number, of: number): Partial<Finisher> => ({
  official: dice() < 0.05 ? null : place,
  crossed: place,
  behind: 1.5 * (place - 1),
  margin: place === of ? null : 1.5,
  calls: [
    { label: '1/4', position: 1 + Math.floor(dice() * of), margin: 1, behind: 2 },
    { label: 'Str', position: 1 + Math.floor(dice() * of), margin: 1, behind: 2 },
  ],
  comment: `ran ${place}`,
  disqualified: dice() < 0.05,
});

function field(dice: Dice, day: number): readonly Finisher[] {
  const count = 3 + Math.floor(dice() * 4);
  const first = Math.floor(dice() * HORSES);
  return Array.from({ length: count }, (_, at) => {
    const number = at === 1 && dice() < 0.3 ? '1A' : String(at + 1);
    const isNamed = dice() < 0.2;
    return starter(number, {
      horseName: `Slate ${(first + at) % HORSES}`,
      jockeyName: one(dice, ['Robin Lane', 'Robin T. Lane', 'Jo Ford', 'Sam Reed']),
      trainerName: one(dice, ['Alex Marsh', 'Kim Vale', null]),
      ownerName: one(dice, ['Tall Fence', 'Low Gate', null]),
      postPosition: at + 1,
      odds: number === '1A' ? 2 : Math.round(10 * Math.exp(bell(dice))) / 10 + 0.1,
      equipment: one(dice, ['L b', 'L', '', null]),
      lastStart: isNamed ? { day: dayAt(day - 20), track: 'BEL', raceNumber: 2, finish: 3 } : null,
      lastStartTold: dice() < 0.7,
      ...howItRan(dice, at + 1, count),
    });
  });
}

/** Races of some days between a few horses, jockeys and trainers that meet again and again. */
export function historyOf(seed: number, days: number): readonly JoinedRace[] {
  const dice = seededDice(seed);
  return Array.from({ length: days }, (_, day) => [1, 2].map((raceNumber) => ({ day, raceNumber }))).flatMap(
    (races) =>
      races.map(({ day, raceNumber }) =>
        ran(5 * day, field(dice, 5 * day), {
          raceNumber,
          track: one(dice, ['AQU', 'SAR']),
          surface: one(dice, ['dirt', 'turf', 'inner-turf']),
          distanceYards: one(dice, YARDS),
          purse: one(dice, [40_000, 80_000, null]),
          claimingPrice: one(dice, [null, { low: 10_000, high: 20_000 }]),
          finalTimeSeconds: 70 + 3 * dice(),
        }),
      ),
  );
}

export const randomHistory: fc.Arbitrary<readonly JoinedRace[]> = fc
  .tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 2, max: 6 }))
  .map(([seed, days]) => historyOf(seed, days));
