import type { Prediction } from './prediction.ts';

export type FactorKey = 'wet' | 'wind' | 'heat' | 'jockey' | 'trainer' | 'post';

export const factors: readonly { readonly key: FactorKey; readonly label: string; readonly rule: string }[] =
  [
    { key: 'wet', label: 'Wet track', rule: 'post above 5: +3, otherwise −2' },
    { key: 'wind', label: 'Wind', rule: 'above 15 mph, one mile: −1, otherwise +1' },
    { key: 'heat', label: 'Heat', rule: 'above 85°F and older than 5: −2' },
    { key: 'jockey', label: 'Jockey', rule: 'wins above 20%: +2, otherwise −1' },
    { key: 'trainer', label: 'Trainer', rule: 'wins above 25%: +1.5, otherwise −0.5' },
    { key: 'post', label: 'Post', rule: '((post × 0.5) mod 3) − 1.5' },
  ];

/** All adjustments of a horse together, in points. */
export const movedBy = ({ formula }: Prediction): number =>
  factors.reduce((sum, { key }) => sum + formula[key], 0);

/** The factors that do not say the same (nothing) of every horse. */
export const activeFactors = (predictions: readonly Prediction[]) =>
  factors.filter(({ key }) => predictions.some(({ formula }) => formula[key] !== 0));

/** The horse the adjustments lifted most and the one they lowered most; null without a starter. */
export function mostMoved(predictions: readonly Prediction[]) {
  const starters = predictions.filter((prediction) => prediction.winProbability !== null);
  const ordered = [...starters].sort((a, b) => movedBy(b) - movedBy(a));
  const [up] = ordered;
  const down = ordered.at(-1);
  return up && down ? { up, down } : null;
}

/** The largest adjustment of a race, alone or together: one scale for all its bars. */
export const widestMove = (predictions: readonly Prediction[]): number =>
  Math.max(
    1,
    ...predictions.flatMap((prediction) =>
      [movedBy(prediction), ...factors.map(({ key }) => prediction.formula[key])].map(Math.abs),
    ),
  );

/** True when the limits 2 and 45 changed the sum. */
export const isLimited = ({ formula, formulaWinPercent }: Prediction): boolean =>
  Math.abs(formula.raw - formulaWinPercent) > 1e-9;
