import type { Prediction } from '#frame/races/races.ts';
import { personName, properName } from '#kit/kit.ts';

export type { Prediction } from '#frame/races/races.ts';

/** The horses of a race in three groups: those of the body of the race (scratched ones among them), and the two waiting lists. */
export function groupsOf(predictions: readonly Prediction[]) {
  const on = (list: Prediction['listStatus']) =>
    predictions.filter((prediction) => prediction.listStatus === list);
  return { field: on(null), alsoEligible: on('also-eligible'), mainTrackOnly: on('main-track-only') };
}

/** The chances of the race over its betting interests (coupled horses count once): near 1, 2 and 3. Null without a starter. */
export function sumsOf(predictions: readonly Prediction[]) {
  const seen = new Set<string>();
  const sums = { interests: 0, win: 0, place: 0, show: 0 };
  for (const { bettingInterest, winProbability, placeProbability, showProbability } of predictions) {
    if (bettingInterest === null || winProbability === null || seen.has(bettingInterest)) continue;
    seen.add(bettingInterest);
    sums.interests += 1;
    sums.win += winProbability;
    sums.place += placeProbability ?? 0;
    sums.show += showProbability ?? 0;
  }
  return sums.interests === 0 ? null : sums;
}

/** A horse as it is sorted and copied: one that was scratched says so. */
export const horseText = ({ horseName, isScratched }: Prediction): string =>
  `${properName(horseName)}${isScratched ? ' (scratched)' : ''}`;

/** What a horse is found by: its own name, those of its people, that it was scratched. */
export const horseWords = (row: Prediction): string =>
  [horseText(row), ...[row.jockeyName, row.trainerName].map((name) => personName(name ?? ''))].join(' ');
