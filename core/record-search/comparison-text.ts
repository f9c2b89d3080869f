import { countText } from '../kernel/text.ts';
import type { ListedRecord } from './listed.ts';
import type { QueryFacts } from './query-facts.ts';
import type { Order } from './question.ts';
import type { Interval, StartsRecord } from './record.ts';
import { returnOf, share, signed, winsOf } from './record-text.ts';
import { commonFilters, MEASURE } from './sides.ts';

/** A figure that records are compared by. */
interface Figure {
  readonly name: string;
  text(value: number): string;
  /** Null of a bare count, which luck says nothing of. */
  range(record: StartsRecord): Interval | null;
}

const FIGURES: Readonly<Record<Order, Figure>> = {
  'win rate': { name: 'win rate', text: share, range: ({ winRange }) => winRange },
  'in the money': { name: 'in the money rate', text: share, range: ({ inTheMoneyRange }) => inTheMoneyRange },
  return: { name: 'ROI', text: (value) => signed(value, 1), range: ({ roiRange }) => roiRange },
  wins: { name: 'number of wins', text: countText, range: () => null },
  starts: { name: 'number of starts', text: countText, range: () => null },
};

const sideOf = ({ side }: ListedRecord): string => side ?? '';
const capitalized = (text: string): string => text.replace(/^\p{L}/u, (sign) => sign.toUpperCase());

/** The difference first, and whether luck alone could make it. */
function leadOf(
  [best, next]: readonly [ListedRecord, ListedRecord],
  order: Order,
  arePeople: boolean,
): string {
  const { name, text, range } = FIGURES[order];
  const [high, low] = [MEASURE[order](best) ?? 0, MEASURE[order](next) ?? 0];
  if (text(high) === text(low))
    return `Level: ${name} ${text(high)} for ${sideOf(best)} and for ${sideOf(next)}.`;
  const lead =
    arePeople && order === 'win rate'
      ? `${sideOf(best)} wins more often: ${text(high)} against ${text(low)} of ${sideOf(next)}.`
      : `Higher ${name}: ${sideOf(best)}, ${text(high)} against ${text(low)} for ${sideOf(next)}.`;
  const [bestRange, nextRange] = [range(best), range(next)];
  if (bestRange === null || nextRange === null) return lead;
  return bestRange.low > nextRange.high
    ? `${lead} The difference is beyond luck.`
    : `${lead} Their ranges overlap: luck alone could make the difference.`;
}

/** Filters that choose horses, not races. */
const OF_HORSES: ReadonlySet<string> = new Set([
  'jockey',
  'trainer',
  'horse',
  'price',
  'shortest odds',
  'longest odds',
  'post position',
  'experience',
]);

/** Of every starter one wins each race, so that the rate is about the size of the fields. */
function fieldSizes({ question }: QueryFacts): readonly string[] {
  const isOfHorses = [...commonFilters(question), ...question.sides.flat()].some(({ kind }) =>
    OF_HORSES.has(kind),
  );
  return isOfHorses || question.order !== 'win rate'
    ? []
    : ['Counted over every starter, a win rate says mostly how many horses run in a race.'];
}

/** What is compared, each with the same figures, the highest first; whether their ranges leave any doubt. */
export function comparisonOf(facts: QueryFacts): readonly string[] {
  const { rows, grouping, question } = facts;
  const [best, next] = rows.filter((row) => row.starts > 0 && MEASURE[question.order](row) !== null);
  const records = rows.map((row) =>
    row.starts === 0
      ? `${capitalized(sideOf(row))}: no starts in these results.`
      : `${capitalized(sideOf(row))}: ${winsOf(row)}. ${returnOf(row)}`,
  );
  if (best === undefined || next === undefined) return ['There is nothing to set side by side.', ...records];
  return [
    leadOf([best, next], question.order, grouping !== 'combinations'),
    ...records,
    ...fieldSizes(facts),
  ];
}
