import type { Runner } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

/** A horse with a record of such figures; the plain ones have 80s. */
export function horse(
  programNumber: string,
  toOne: number,
  figure: number,
  change: Partial<Runner> = {},
): Runner {
  const plain = aRunner({ programNumber, toOne });
  const pastPerformances = [7, 6, 5].map((month) =>
    aPastRace({ day: `2025-0${month}-05` as RaceDay, speedFigure: figure, pace4f: figure, latePace: figure }),
  );
  const ratings = { ...plain.ratings, primePower: figure + 50, bestFast: figure, bestDistance: figure };
  return { ...plain, ratings, pastPerformances, ...change };
}

/** Six plain horses of different prices. */
export const FIELD = [1, 2, 3, 5, 8, 12].map((toOne, index) => horse(String(index + 1), toOne, 80));

/** A horse made for the pace: the speed to itself and the better pace figures, but plain form. */
export function speedster(programNumber: string, toOne: number, change: Partial<Runner> = {}): Runner {
  const plain = horse(programNumber, toOne, 80, change);
  const pastPerformances = present(plain.pastPerformances).map((past) => ({
    ...past,
    pace4f: 96,
    latePace: 96,
  }));
  return {
    ...plain,
    pastPerformances,
    ratings: { ...plain.ratings, runStyle: 'E', earlyPoints: 8 },
  };
}

/** A horse of good form without anything for the shape of the race. */
export function classHorse(programNumber: string, toOne: number, change: Partial<Runner> = {}): Runner {
  const plain = horse(programNumber, toOne, 80, change);
  const pastPerformances = present(plain.pastPerformances).map((past) => ({
    ...past,
    speedFigure: 110,
    pace4f: 76,
    latePace: 76,
  }));
  return { ...plain, pastPerformances, ratings: { ...plain.ratings, primePower: 150 } };
}
