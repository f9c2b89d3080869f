import type { ChancesOf } from '#frame/tickets/tickets.ts';
import type { BuildRequest } from './desk-calls.ts';

/** How a horse of a leg is liked: A first, B and C as backups, out never. Unmarked horses are left to the builder. */
export type Mark = 'a' | 'b' | 'c' | 'out';

/** The marks of a race by program number. */
export type RaceMarks = Readonly<Record<string, Mark>>;

/** What a member is putting together, kept in this browser by race: another wager, race or day changes none of it. */
export type Draft = {
  readonly marks: Readonly<Record<string, RaceMarks>>;
  readonly wager: string;
  readonly budget: number;
  readonly mostTickets: number;
  readonly points: number;
  readonly chancesOf: ChancesOf;
  /** The base bet chosen for a wager, in dollars. */
  readonly bases: Readonly<Record<string, number>>;
  /** The last request to the builder; its tickets are shown while it is what would be asked for. */
  readonly submitted: BuildRequest | null;
};

export const emptyDraft: Draft = {
  marks: {},
  wager: 'pick 3',
  budget: 48,
  mostTickets: 4,
  points: 1,
  chancesOf: 'ours',
  bases: {},
  submitted: null,
};

const order: readonly (Mark | null)[] = [null, 'a', 'b', 'c', 'out'];

/** The mark after this one, as a tap changes it. */
export const nextMark = (mark: Mark | null): Mark | null =>
  order[(order.indexOf(mark) + 1) % order.length] ?? null;

/** The mark that All gives every horse of a leg: A, or none when all are A already. */
export const markOfAll = (marks: RaceMarks, all: readonly string[]): Mark | null =>
  all.every((number) => marks[number] === 'a') ? null : 'a';

const mostRaces = 120;

/** The draft with another mark; the races marked longest ago are forgotten first. */
export function withMark(draft: Draft, raceId: string, number: string, mark: Mark | null): Draft {
  const { [raceId]: before = {}, ...others } = draft.marks;
  const { [number]: _, ...unmarked } = before;
  const marks = mark === null ? unmarked : { ...unmarked, [number]: mark };
  const latest = Object.entries(others).slice(-(mostRaces - 1));
  return { ...draft, marks: { ...Object.fromEntries(latest), [raceId]: marks } };
}

/** The numbers of a race with a mark. */
export const marked = (draft: Draft, raceId: string, mark: Mark): string[] =>
  Object.entries(draft.marks[raceId] ?? {}).flatMap(([number, given]) => (given === mark ? [number] : []));
