import { peopleIn, sideWords } from './compared.ts';
import { ALL_JOCKEYS, ALL_TRAINERS, type Listed, type ListedRecord, matchingStarts } from './listed.ts';
import type { QueryStart } from './query-start.ts';
import type { Filter, Order, Question, Side } from './question.ts';
import { recordOf, type StartsRecord } from './record.ts';

type Asking = Pick<Question, 'filters' | 'sides'>;

const keyOf = ({ kind, words }: Filter): string => `${kind}: ${words}`;

/** The filters that hold for every side. */
export function commonFilters({ filters, sides }: Asking): readonly Filter[] {
  const opposed = new Set(sides.flat().map(keyOf));
  return filters.filter(
    (filter) =>
      !opposed.has(keyOf(filter)) && !(filter.each ?? []).some((person) => opposed.has(keyOf(person))),
  );
}

const ofSide = (starts: readonly QueryStart[], question: Asking, side: Side): readonly QueryStart[] =>
  matchingStarts(starts, [...commonFilters(question), ...side]);

/** The starts a question is about, of all sides where it compares; by those filters only that `counts` takes. */
export function startsAsked(
  starts: readonly QueryStart[],
  { filters, sides }: Asking,
  counts: (filter: Filter) => boolean = () => true,
): readonly QueryStart[] {
  if (sides.length === 0) return matchingStarts(starts, filters.filter(counts));
  const common = commonFilters({ filters, sides }).filter(counts);
  return [...new Set(sides.flatMap((side) => matchingStarts(starts, [...common, ...side.filter(counts)])))];
}

/** What a comparison is about: the figure it is asked by. */
export const MEASURE: Readonly<Record<Order, (record: StartsRecord) => number | null>> = {
  'win rate': ({ winRate }) => winRate,
  'in the money': ({ inTheMoneyRate }) => inTheMoneyRate,
  return: ({ roi }) => roi,
  wins: ({ wins }) => wins,
  starts: ({ starts }) => starts,
};

/** Who a side is: a jockey and a trainer set against each other are told apart. */
function labelOf(side: Side, sides: readonly Side[]): string {
  const kinds = new Set(sides.flat().map(({ kind }) => kind));
  const [first] = side;
  const isMixed = side.length === 1 && kinds.has('jockey') && kinds.has('trainer');
  return isMixed && first !== undefined ? `${first.words} (${first.kind})` : sideWords(side);
}

const nameOf = (side: Side, kind: string, other: string): string =>
  side.find((filter) => filter.kind === kind)?.words ?? other;

/** A row for each side, the highest figure first. */
export function sideRows(starts: readonly QueryStart[], question: Question): Listed {
  const { sides, order } = question;
  const rows = sides.map(
    (side): ListedRecord => ({
      side: labelOf(side, sides),
      jockeyName: nameOf(side, 'jockey', ALL_JOCKEYS),
      trainerName: nameOf(side, 'trainer', ALL_TRAINERS),
      ...recordOf(ofSide(starts, question, side)),
    }),
  );
  const worth = (row: ListedRecord): number => (row.starts === 0 ? null : MEASURE[order](row)) ?? -1000;
  return {
    rows: rows.toSorted((a, b) => worth(b) - worth(a)),
    grouping: peopleIn(sides) ?? 'combinations',
    groups: rows.length,
    least: 1,
    unnamed: 0,
  };
}
