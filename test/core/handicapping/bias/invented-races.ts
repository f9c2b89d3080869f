import type { RunRace } from '#core/handicapping/bias/run-race.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';

const FIELD = 9;
const RACES_A_DAY = 10;
const TAKEOUT = 1.19;
const HORSES = 400;

export interface Plant {
  /** How the track changes the chance of a horse in this post: 1 is fair. */
  readonly ofPost?: (post: number) => number;
  /** The same for a horse that likes to lead. */
  readonly ofEarly?: number;
}

/**
 * Races whose public is right about every horse but knows nothing of the bias: prices give the chances on a fair
 * track, and winners are drawn with the chances the planted ground makes of them. A third of the horses lead, the
 * others run from behind.
 */
export function inventedRaces(
  rng: () => number,
  count: number,
  { ofPost, ofEarly = 1 }: Plant = {},
): readonly RunRace[] {
  return Array.from({ length: count }, (_, index) => {
    const strengths = Array.from({ length: FIELD }, () => Math.exp(1.6 * rng()));
    const total = strengths.reduce((sum, value) => sum + value, 0);
    const horses = Array.from({ length: FIELD }, () => Math.floor(rng() * HORSES));
    const isEarly = (horse: number): boolean => horse % 3 === 0;
    const helped = strengths.map(
      (value, post) => value * (ofPost?.(post + 1) ?? 1) * (isEarly(horses[post] ?? 1) ? ofEarly : 1),
    );
    let left = rng() * helped.reduce((sum, value) => sum + value, 0);
    const winner = helped.findIndex((value) => {
      left -= value;
      return left < 0;
    });
    return {
      day: addDays('2025-01-01' as RaceDay, Math.floor(index / RACES_A_DAY)),
      number: (index % RACES_A_DAY) + 1,
      group: 'main track' as const,
      distanceYards: 1320,
      starts: strengths.map((value, post) => ({
        programNumber: String(post + 1),
        bettingInterest: String(post + 1),
        horse: `HORSE${horses[post]}`,
        postPosition: post + 1,
        odds: total / value / TAKEOUT - 1,
        firstCall: isEarly(horses[post] ?? 1) ? { position: 1, behind: 0 } : { position: 5, behind: 8 },
        crossed: post === winner ? 1 : 2,
      })),
    };
  });
}
