import type { PastPerformance } from '../../card/past-performance.ts';
import { meanOrNull, sumOf } from '../../kernel/numbers.ts';
import { type Feature, flag, known } from './feature.ts';
import { isOutcomeKnown } from './share-beaten.ts';

const SOURCE = 'Final odds and field sizes of earlier races, up to the day before';

/** What the public's prices add up to with a takeout of about a sixth. */
const OVERROUND = 1.2;

/** ln(public chance x field): 0 for an average starter, ln 3 for one with three times that chance. */
export function marketSupport({ odds, fieldSize }: PastPerformance): number | null {
  if (odds === null || odds < 0 || fieldSize === null || fieldSize < 2) return null;
  return Math.log(fieldSize / (OVERROUND * (odds + 1)));
}

const supports = (past: readonly PastPerformance[], count: number): readonly number[] =>
  known(past.map(marketSupport)).slice(0, count);

const chanceOf = ({ odds }: PastPerformance): number | null =>
  odds === null || odds < 0 ? null : 1 / (OVERROUND * (odds + 1));

/** How the public bet a horse before. Prices pool what thousands of people know. */
export const PAST_SUPPORT: readonly Feature[] = [
  {
    name: 'lastSupport',
    group: 'core',
    meaning: 'Log market support in the last race: 0 for an average starter',
    source: SOURCE,
    measure: ({ past }) => (past[0] === undefined ? null : marketSupport(past[0])),
  },
  {
    name: 'meanSupport',
    group: 'derived',
    meaning: 'Average log market support over the last four races with odds',
    source: SOURCE,
    measure: ({ past }) => meanOrNull(supports(past, 4)),
  },
  {
    name: 'bestSupport',
    group: 'derived',
    meaning: 'Highest log market support in the last six races with odds',
    source: SOURCE,
    measure: ({ past }) => {
      const values = supports(past, 6);
      return values.length === 0 ? null : Math.max(...values);
    },
  },
  {
    name: 'supportTrend',
    group: 'derived',
    meaning: 'Log market support in the last race minus the average of the two before it',
    source: SOURCE,
    measure: ({ past }) => {
      const [last, ...earlier] = supports(past, 3);
      const before = meanOrNull(earlier);
      return last === undefined || before === null ? null : last - before;
    },
  },
  {
    name: 'wonMoreThanExpected',
    group: 'derived',
    meaning: 'Wins in the last ten races minus the wins expected at their odds',
    source: SOURCE,
    measure: ({ past }) => {
      const priced = past.slice(0, 10).filter((race) => chanceOf(race) !== null && isOutcomeKnown(race));
      const expected = known(priced.map(chanceOf));
      if (priced.length === 0) return null;
      const won = priced.filter(({ official }) => official === 1).length;
      return won - sumOf(expected);
    },
  },
  {
    name: 'beatenFavorite',
    group: 'derived',
    meaning: '1 when it was the beaten favorite in its last race',
    source: SOURCE,
    measure: ({ past: [last] }) =>
      last === undefined ||
      last.odds === null ||
      last.wasFavorite === null ||
      (last.wasFavorite && !isOutcomeKnown(last))
        ? null
        : flag(last.wasFavorite && last.official !== 1),
  },
];
