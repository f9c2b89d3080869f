import type { ModelScore } from './score.ts';

/** What a leak shows in. */
export type LeakageScore = Pick<
  ModelScore,
  'name' | 'races' | 'meanDifferenceToPublic' | 'standardError' | 'topPickRate'
>;

/** Beating the final prices of thousands of bettors by more than this per race means looking for a leak. */
const TOO_GOOD = 0.008;
/** Favorites win 30 to 40% of races at tracks like these; a pick that wins more than this has seen the result. */
const TOO_OFTEN = 0.5;
/** Of scored races; fewer say nothing. */
const ENOUGH_RACES = 100;

/** Sentences on scores that are too good to be true; none is good news. */
export function leakageWarnings({ models }: { readonly models: readonly LeakageScore[] }): readonly string[] {
  return models
    .filter(({ races }) => races >= ENOUGH_RACES)
    .flatMap(({ name, meanDifferenceToPublic, standardError, topPickRate }) => [
      ...(meanDifferenceToPublic < -TOO_GOOD && meanDifferenceToPublic < -2 * standardError
        ? [
            `${name} beats the final prices by ${(-meanDifferenceToPublic).toFixed(4)} per race: look for a fact dated after the off.`,
          ]
        : []),
      ...(topPickRate > TOO_OFTEN
        ? [
            `${name} picks ${(100 * topPickRate).toFixed(1)}% of winners: look for a fact dated after the off.`,
          ]
        : []),
    ]);
}
