import type { NotedHead } from './chain.ts';
import { dateTimeAt, EASTERN } from './day-text.ts';
import { HOUR, type Instant, MINUTE } from './instant.ts';

/** Clocks of the machines that seal and publish may differ by so much. */
export const CLOCKS_APART = MINUTE;

/** No clock is ever set back by more between a row and the next. */
const SET_BACK = HOUR;

/** A row's place, and when it says that it was sealed. */
export interface TimedRow {
  readonly seq: number;
  readonly sealed: Instant;
  /** IANA zone of the track it is about; its times are given in New York's where there is none. */
  readonly zone?: string | null;
}

interface TimedHead extends NotedHead {
  readonly at: Instant;
}

const timedHeads = (noted: readonly NotedHead[]): readonly TimedHead[] =>
  noted.filter((head): head is TimedHead => head.at !== null).toSorted((a, b) => a.seq - b.seq);

/** Of each head the earliest moment at which it or a later one was there. */
function earliestFrom(heads: readonly TimedHead[]): readonly number[] {
  let earliest = Infinity;
  return heads
    .toReversed()
    .map(({ at: published }) => {
      earliest = Math.min(earliest, published);
      return earliest;
    })
    .toReversed();
}

/**
 * Finds what is wrong with the time a row claims, row after row in their order; null while nothing is. A row lies between
 * two published heads: one that claims a time before the head that precedes it was added later than it says, and one that
 * was published before the time it claims was sealed earlier.
 */
export function rowTimeReader(noted: readonly NotedHead[] = []): (row: TimedRow) => string | null {
  const heads = timedHeads(noted);
  const presentBy = earliestFrom(heads);
  let [next, published, latest] = [0, -Infinity, -Infinity];
  return ({ seq, sealed, zone }) => {
    const timeText = (moment: Instant): string => dateTimeAt(moment, zone ?? EASTERN);
    for (let head = heads[next]; head !== undefined && head.seq < seq; head = heads[next]) {
      published = Math.max(published, head.at);
      next += 1;
    }
    if (sealed < latest - SET_BACK)
      return `entry ${seq}: dated more than an hour before an entry that precedes it`;
    latest = Math.max(latest, sealed);
    if (sealed < published - CLOCKS_APART)
      return `entry ${seq}: dated ${timeText(sealed)}, but added after ${timeText(published as Instant)}, when the entry before it was published as the last`;
    const by = presentBy[next] ?? Infinity;
    if (sealed <= by + CLOCKS_APART) return null;
    return `entry ${seq}: dated ${timeText(sealed)}, but sealed by ${timeText(by as Instant)}, when it was published`;
  };
}
