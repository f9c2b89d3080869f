import { sumOf } from '#core/kernel/numbers.ts';
import { interestOf, type RaceRun } from '../meet/race-run.ts';
import type { Rng } from '../rng.ts';

/** How the public bets. */
export interface Crowd {
  /** The bias planted: true chances are as share ^ this, over their sum. Above 1 favorites are underbet. */
  readonly favoriteLongshot: number;
  /** Error of its opinion, in log-chance, one standard deviation. */
  readonly noise: number;
}

export const USUAL_CROWD: Crowd = { favoriteLongshot: 1.12, noise: 0.25 };

/** Spread of true log-chances within a race, one standard deviation: what the crowd takes for granted. */
const SPREAD = 1.05;

/** True chances of the betting interests of a race; an entry has those of its horses together. They sum to one. */
export function interestChances({ finishes }: Pick<RaceRun, 'finishes'>): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  const inGate = finishes.toSorted((a, b) => a.post - b.post);
  for (const { entry, chance } of inGate) {
    const interest = interestOf(entry);
    chances.set(interest, (chances.get(interest) ?? 0) + chance);
  }
  return chances;
}

const shared = (weights: readonly number[]): readonly number[] => {
  const total = sumOf(weights);
  return weights.map((weight) => weight / total);
};

/**
 * Shares of the win pool at the off. The crowd sees log-chances with an error, leans towards the middle as much as
 * that error deserves, and then bets longshots too much: share = opinion ^ (1 / bias). So share ^ bias is, over many
 * races, the true chance.
 */
export function finalShares(chances: readonly number[], crowd: Crowd, rng: Rng): readonly number[] {
  const lean = SPREAD ** 2 / (SPREAD ** 2 + crowd.noise ** 2);
  const power = lean / crowd.favoriteLongshot;
  return shared(
    chances.map((chance, index) =>
      Math.exp(power * (Math.log(chance) + rng.fork(`seen ${index}`).normal(0, crowd.noise))),
    ),
  );
}
