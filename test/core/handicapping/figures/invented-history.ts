import { secondsFor } from '#core/handicapping/figures/parallel-time.ts';
import type { TimedRace } from '#core/handicapping/figures/timed-race.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { bell, seededRng } from '#test/support/rng.ts';

/** Points that the invented world gives, to be found again. */
export const TRUTH = {
  course: { 1320: 6, 1430: 0, 1760: -6 } as Readonly<Record<number, number>>,
  level: { low: 70, high: 95 },
  horses: 60,
};

export interface InventedHistory {
  readonly races: readonly TimedRace[];
  /** The true merit of every horse, by key. */
  readonly merits: ReadonlyMap<string, number>;
  /** The true variant of every day. */
  readonly variants: ReadonlyMap<RaceDay, number>;
}

const YARDS = [1320, 1430, 1760];
const RACES_A_DAY = 8;
const STARTERS = 6;

/**
 * Days of races between horses of known merit on courses and days of known speed. Horses of the lower class have
 * merits around 64, those of the higher around 89, so that winners earn about what `TRUTH.level` says.
 */
export function inventedHistory(seed: number, days: number): InventedHistory {
  const rng = seededRng(seed);
  const merits = new Map<string, number>();
  for (const level of ['low', 'high'] as const) {
    for (let index = 0; index < TRUTH.horses; index += 1) {
      merits.set(`${level}-${index}`, TRUTH.level[level] - 6 + 4 * bell(rng));
    }
  }
  const variants = new Map<RaceDay, number>();
  const races: TimedRace[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = addDays('2024-01-01' as RaceDay, 3 * day);
    const variant = 8 * bell(rng);
    variants.set(date, variant);
    for (let number = 1; number <= RACES_A_DAY; number += 1) {
      races.push(inventedRace(rng, merits, { date, variant, number }));
    }
  }
  return { races, merits, variants };
}

function inventedRace(
  rng: () => number,
  merits: ReadonlyMap<string, number>,
  { date, variant, number }: { readonly date: RaceDay; readonly variant: number; readonly number: number },
): TimedRace {
  const level = number % 2 === 0 ? 'high' : 'low';
  const yards = YARDS[Math.floor(rng() * YARDS.length)] ?? 1320;
  const first = Math.floor(rng() * TRUTH.horses);
  const field = Array.from(
    { length: STARTERS },
    (_, index) => `${level}-${(first + index * 7) % TRUTH.horses}`,
  );
  const ran = [...new Set(field)]
    .map((key) => ({ key, points: (merits.get(key) ?? 0) + 5 * bell(rng) }))
    .sort((a, b) => b.points - a.points);
  const winner = ran[0]?.points ?? 0;
  const perLength = yards === 1320 ? 2.4 : yards === 1430 ? 2.2 : 1.8;
  return {
    track: 'AAA',
    day: date,
    number,
    group: 'main track',
    distanceYards: yards,
    isAbout: false,
    finalSeconds: secondsFor(winner + variant + (TRUTH.course[yards] ?? 0), yards),
    level: { key: level, prior: 84 },
    runners: ran.map(({ key, points }) => ({ key, behind: (winner - points) / perLength })),
  };
}
