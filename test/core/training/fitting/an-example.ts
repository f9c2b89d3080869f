import type { RaceDay } from '#core/kernel/race-day.ts';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { bell, seededRng } from '#test/support/rng.ts';
import { dayAt } from './ran.ts';

/** A race of four interests, one starter each, won by the first, without features. */
export function anExample(change: Partial<RaceExample> = {}): RaceExample {
  const publicChances = change.publicChances ?? [0.4, 0.3, 0.2, 0.1];
  const interests = publicChances.length;
  return {
    race: 'aqu-2020-01-05-1',
    track: 'AQU',
    day: dayAt(0),
    interests,
    numbers: publicChances.map((_, publicChance) => String(publicChance + 1)),
    starters: interests,
    interestOf: publicChances.map((_, publicChance) => publicChance),
    features: new Float64Array(interests),
    publicChances,
    lineChances: null,
    formulaChances: publicChances.map(() => 1 / interests),
    odds: publicChances.map((chance) => 1 / (1.2 * chance) - 1),
    won: publicChances.map((_, publicChance) => (publicChance === 0 ? 1 : 0)),
    order: publicChances.map((_, publicChance) => publicChance).slice(0, 3),
    ...change,
  };
}

const softened = (values: readonly number[]): readonly number[] => {
  const strengths = values.map(Math.exp);
  const all = strengths.reduce((sum, strength) => sum + strength, 0);
  return strengths.map((strength) => strength / all);
};

/** Draws one place by the chances. */
export function drawn(rng: () => number, chances: readonly number[]): number {
  let left = rng() * chances.reduce((sum, chance) => sum + chance, 0);
  const index = chances.findIndex((chance) => {
    left -= chance;
    return left <= 0;
  });
  return Math.max(index, 0);
}

export const FEATURE_COUNT = 2;

export interface World {
  readonly seed: number;
  readonly days: number;
  /** How much of the true strength the public sees beside what the first feature tells. */
  readonly publicPower?: number;
  /** Standard deviation of what the public misjudges. */
  readonly noise?: number;
  /** Powers by which second and third are drawn. */
  readonly order?: readonly [number, number];
}

/**
 * Days of eight races in which the truth is known: strength is the first feature and something hidden. The second
 * feature tells nothing. The public sees both, to a power, with some noise.
 */
export function inventedExamples({
  seed,
  days,
  publicPower = 1,
  noise = 0,
  order = [1, 1],
}: World): readonly RaceExample[] {
  const rng = seededRng(seed);
  return Array.from({ length: days * 8 }, (_, index) => {
    const day: RaceDay = dayAt(Math.floor(index / 8));
    const field = Array.from({ length: 5 + Math.floor(rng() * 5) }, () => ({
      measured: bell(rng),
      hidden: 0.7 * bell(rng),
    }));
    const truth = softened(field.map(({ measured, hidden }) => 0.6 * measured + hidden));
    const first = drawn(rng, truth);
    const without = (taken: readonly number[], power: number) =>
      truth.map((chance, which) => (taken.includes(which) ? 0 : chance ** power));
    const second = drawn(rng, without([first], order[0]));
    const third = drawn(rng, without([first, second], order[1]));
    return anExample({
      race: `aqu-${day}-${(index % 8) + 1}`,
      day,
      publicChances: softened(truth.map((chance) => publicPower * Math.log(chance) + noise * bell(rng))),
      features: Float64Array.from(field.flatMap(({ measured }) => [measured, bell(rng)])),
      won: truth.map((_, which) => (which === first ? 1 : 0)),
      order: [first, second, third],
    });
  });
}
