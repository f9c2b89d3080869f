import type { PeopleRoll } from './people-roll.ts';
import type { QueryStart } from './query-start.ts';
import type { Filter, Grouping, Order, Question } from './question.ts';
import { recordOf, type StartsRecord } from './record.ts';

/** A row of the answer: who, and what their starts came to. */
export interface ListedRecord extends StartsRecord {
  /** `turf`, in a comparison; null in a list. */
  readonly side: string | null;
  /** `All jockeys` in a list of trainers. */
  readonly jockeyName: string;
  readonly trainerName: string;
}

export const ALL_JOCKEYS = 'All jockeys';
export const ALL_TRAINERS = 'All trainers';

/** The starts a question is about: filters of one kind are alternatives, those of different kinds hold together. */
export function matchingStarts(
  starts: readonly QueryStart[],
  filters: readonly Filter[],
): readonly QueryStart[] {
  const kinds = new Map<string, Filter[]>();
  for (const filter of filters) kinds.set(filter.kind, [...(kinds.get(filter.kind) ?? []), filter]);
  const groups = [...kinds.values()];
  return starts.filter((start) => groups.every((group) => group.some((filter) => filter.keeps(start))));
}

type Names = Pick<ListedRecord, 'jockeyName' | 'trainerName'>;

/** Who is spelled how. */
export interface Rolls {
  readonly jockeys: PeopleRoll;
  readonly trainers: PeopleRoll;
}

/** Whose row a start belongs to; null where that is not reported. */
function namesOf({ jockey, trainer }: QueryStart, grouping: Grouping, rolls: Rolls): Names | null {
  const rider = grouping === 'trainers' ? ALL_JOCKEYS : rolls.jockeys.personOf(jockey)?.name;
  const handler = grouping === 'jockeys' ? ALL_TRAINERS : rolls.trainers.personOf(trainer)?.name;
  return rider === undefined || handler === undefined ? null : { jockeyName: rider, trainerName: handler };
}

/** Rates are ranked by the low end of their range, so that a few lucky starts do not lead. */
const WORTH: Readonly<Record<Order, (record: StartsRecord) => number>> = {
  'win rate': ({ winRange }) => winRange?.low ?? 0,
  wins: ({ wins }) => wins,
  'in the money': ({ inTheMoneyRange }) => inTheMoneyRange?.low ?? 0,
  return: ({ roi, roiRange, priced }) => (roi === null || priced < 1 ? -1000 : (roiRange?.low ?? -1000)),
  starts: ({ starts }) => starts,
};

/** Starts a row needs when the question does not say: a lucky winner or two is no record. */
const USUAL_LEAST: Readonly<Record<Order, number>> = {
  'win rate': 5,
  'in the money': 5,
  return: 10,
  wins: 1,
  starts: 1,
};

/** The rows of a list. */
export interface Listed {
  /** The best first. */
  readonly rows: readonly ListedRecord[];
  readonly grouping: Grouping;
  /** Rows there are in all, and the starts each has at least. */
  readonly groups: number;
  readonly least: number;
  /** Starts that stand in no row, as a jockey or trainer is not named. */
  readonly unnamed: number;
}

type Group = { readonly names: Names; readonly starts: QueryStart[] };

function groupsOf(starts: readonly QueryStart[], grouping: Grouping, rolls: Rolls) {
  const groups = new Map<string, Group>();
  let unnamed = 0;
  for (const start of starts) {
    const names = namesOf(start, grouping, rolls);
    const key = names === null ? null : `${names.jockeyName}|${names.trainerName}`;
    const group = key === null ? undefined : groups.get(key);
    if (names === null || key === null) unnamed += 1;
    else if (group === undefined) groups.set(key, { names, starts: [start] });
    else group.starts.push(start);
  }
  return { groups: [...groups.values()], unnamed };
}

const byWorth =
  (worth: (record: StartsRecord) => number) =>
  (a: ListedRecord, b: ListedRecord): number =>
    worth(b) - worth(a) ||
    (b.roi ?? -1000) - (a.roi ?? -1000) ||
    b.starts - a.starts ||
    (a.jockeyName + a.trainerName < b.jockeyName + b.trainerName ? -1 : 1);

/** Combinations, and jockeys alone where the results name no trainer. */
const usualGrouping = (starts: readonly QueryStart[]): Grouping =>
  starts.length === 0 || starts.some(({ trainer }) => trainer !== null) ? 'combinations' : 'jockeys';

/** Lists the records a question asks for; where nobody has the usual least of starts, one is enough. */
export function listed(
  starts: readonly QueryStart[],
  { order, top, leastStarts, ...question }: Pick<Question, 'grouping' | 'order' | 'top' | 'leastStarts'>,
  rolls: Rolls,
): Listed {
  const grouping = question.grouping ?? usualGrouping(starts);
  const { groups, unnamed } = groupsOf(starts, grouping, rolls);
  const usual = groups.some((group) => group.starts.length >= USUAL_LEAST[order]) ? USUAL_LEAST[order] : 1;
  const least = leastStarts ?? usual;
  const rows = groups
    .filter((group) => group.starts.length >= least)
    .map((group) => ({ side: null, ...group.names, ...recordOf(group.starts) }))
    .sort(byWorth(WORTH[order]));
  return { rows: rows.slice(0, top), grouping, groups: rows.length, least, unnamed };
}
