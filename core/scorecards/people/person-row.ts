import type { DaySpan } from '../../kernel/race-day.ts';
import { keysOf } from './one-person.ts';
import { type PersonRecord, recordOf } from './person-record.ts';
import type { PersonKind, PersonStart } from './person-start.ts';
import { isWithin } from './timeframe.ts';

/** The racing season under way at a track. */
export interface Meet {
  /** The track's code. */
  readonly track: string;
  readonly span: DaySpan;
}

/** Someone as they are ranked. */
export interface PersonRow {
  /** Stable: `jockey-robin-lane-jr`. */
  readonly id: string;
  readonly kind: PersonKind;
  /** As most results spell it. */
  readonly name: string;
  /** In the span asked for. */
  readonly record: PersonRecord;
  /** In all days that were read. */
  readonly total: PersonRecord;
  /** Null while no meet is under way. */
  readonly meetWins: number | null;
}

export interface Ranking {
  readonly kind: PersonKind;
  readonly span: DaySpan;
  readonly meet: Meet | null;
}

/** The most frequent spelling; of equals the longest. */
function usualName(starts: readonly PersonStart[]): string {
  const counts = new Map<string, number>();
  for (const { name } of starts) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [usual] = [...counts].sort(
    ([a, first], [b, second]) => second - first || b.length - a.length || a.localeCompare(b, 'en'),
  );
  return usual?.[0] ?? '';
}

const meetWinsOf = (starts: readonly PersonStart[], meet: Meet | null): number | null =>
  meet === null
    ? null
    : starts.filter(({ won, track, day }) => won && track === meet.track && isWithin(meet.span, day)).length;

function byPerson(starts: readonly PersonStart[]): ReadonlyMap<string, readonly PersonStart[]> {
  const keyOf = keysOf(new Set(starts.map(({ name }) => name)));
  const people = new Map<string, PersonStart[]>();
  for (const start of starts) {
    const key = keyOf(start.name);
    const personStarts = people.get(key);
    if (personStarts === undefined) people.set(key, [start]);
    else personStarts.push(start);
  }
  return people;
}

const inOrder = (a: PersonRow, b: PersonRow): number =>
  b.record.wins - a.record.wins ||
  (b.record.winPercent ?? 0) - (a.record.winPercent ?? 0) ||
  b.record.starts - a.record.starts ||
  (a.id < b.id ? -1 : 1);

/** Everybody of a kind with a start in the span: most wins first, then the better share, then more starts. */
export function rankedPeople(
  starts: readonly PersonStart[],
  { kind, span, meet }: Ranking,
): readonly PersonRow[] {
  return [...byPerson(starts.filter((start) => start.kind === kind))]
    .map(([key, personStarts]) => ({
      id: `${kind}-${key.toLowerCase().replaceAll(' ', '-')}`,
      kind,
      name: usualName(personStarts),
      record: recordOf(personStarts.filter(({ day }) => isWithin(span, day))),
      total: recordOf(personStarts),
      meetWins: meetWinsOf(personStarts, meet),
    }))
    .filter(({ record }) => record.starts > 0)
    .sort(inOrder);
}
