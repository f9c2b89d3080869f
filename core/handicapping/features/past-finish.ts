import type { PastPerformance } from '../../card/past-performance.ts';
import { sumOf } from '../../kernel/numbers.ts';
import { shrunkShare } from '../shrinkage.ts';
import { type Feature, flag, known } from './feature.ts';
import { isOutcomeKnown, placeOf, shareBeaten } from './share-beaten.ts';

const SOURCE = 'Placings and margins of earlier races, up to the day before';

const MOST_LENGTHS = 30;

/** Less than 0: ln of the lengths behind the winner; 0 for the winner. */
export function nearness({ official, crossed }: PastPerformance): number | null {
  if (official === 1 || crossed.position === 1) return 0;
  if (crossed.lengths === null || crossed.lengths < 0) return null;
  return -Math.log1p(Math.min(crossed.lengths, MOST_LENGTHS));
}

const faded = (values: readonly number[]): number | null => {
  const weights = values.map((_, index) => 0.7 ** index);
  const all = sumOf(weights);
  return values.length === 0
    ? null
    : values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / all;
};

const placings = (past: readonly PastPerformance[]): readonly number[] =>
  known(past.slice(0, 10).map(placeOf));

/** Races at the usual level that a share is shrunk with. */
const STRENGTH = 3;
const SOFTENED_WIN = 0.12;
const SOFTENED_SHOW = 0.36;

/** How the horse ran before. */
export const PAST_FINISH: readonly Feature[] = [
  {
    name: 'lastPlace',
    group: 'core',
    meaning: 'Minus ln of the place in the last race; 0 for a winner',
    source: SOURCE,
    measure: ({ past: [last] }) => {
      const place = last === undefined ? null : placeOf(last);
      return place === null ? null : -Math.log(place);
    },
  },
  {
    name: 'lastNearness',
    group: 'core',
    meaning: 'Minus ln of one plus the lengths behind the winner of the last race',
    source: SOURCE,
    measure: ({ past: [last] }) => (last === undefined ? null : nearness(last)),
  },
  {
    name: 'meanFinish',
    group: 'derived',
    meaning: 'Share of the field beaten over the last six races, newer ones counting more',
    source: SOURCE,
    measure: ({ past }) => faded(known(past.slice(0, 6).map(shareBeaten))),
  },
  {
    name: 'winShare',
    group: 'core',
    meaning: 'Win rate over the last ten races, shrunk toward 12% (weight: 3 races)',
    source: SOURCE,
    measure: ({ past }) => {
      const places = placings(past);
      return places.length === 0
        ? null
        : shrunkShare(places.filter((place) => place === 1).length, places.length, SOFTENED_WIN, STRENGTH);
    },
  },
  {
    name: 'showShare',
    group: 'core',
    meaning: 'In-the-money rate over the last ten races, shrunk toward 36% (weight: 3 races)',
    source: SOURCE,
    measure: ({ past }) => {
      const places = placings(past);
      return places.length === 0
        ? null
        : shrunkShare(places.filter((place) => place <= 3).length, places.length, SOFTENED_SHOW, STRENGTH);
    },
  },
  {
    name: 'wonLast',
    group: 'derived',
    meaning: '1 when it won its last race',
    source: SOURCE,
    measure: ({ past: [last] }) =>
      last === undefined || !isOutcomeKnown(last) ? null : flag(last.official === 1),
  },
];
