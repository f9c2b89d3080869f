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

/** What in a score is too good to be true. */
export type TooGood = 'beats the final prices' | 'picks too many winners';

/** Nothing for a score of fewer than 100 races. */
export function tooGoodIn(score: Omit<LeakageScore, 'name'>): readonly TooGood[] {
  const { races, meanDifferenceToPublic: difference, standardError, topPickRate } = score;
  if (races < ENOUGH_RACES) return [];
  const beatsPrices = difference < -TOO_GOOD && difference < -2 * standardError;
  return [
    ...(beatsPrices ? (['beats the final prices'] as const) : []),
    ...(topPickRate > TOO_OFTEN ? (['picks too many winners'] as const) : []),
  ];
}

/** Sentences on scores that are too good to be true; none is good news. */
export const leakageWarnings = ({
  models,
}: {
  readonly models: readonly LeakageScore[];
}): readonly string[] =>
  models.flatMap((score) =>
    tooGoodIn(score).map((what) =>
      what === 'beats the final prices'
        ? `${score.name} beats the final prices by ${(-score.meanDifferenceToPublic).toFixed(4)} per race: look for a fact dated after the off.`
        : `${score.name} picks ${(100 * score.topPickRate).toFixed(1)}% of winners: look for a fact dated after the off.`,
    ),
  );
