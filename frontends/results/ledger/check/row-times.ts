import { timeText } from './check-words.ts';
import type { PublishedHead } from './published.ts';

/** Clocks of the machines that seal and publish may differ by so much. */
const clocksApart = 60_000;
/** No clock is ever set back by more between an entry and the next. */
const setBack = 3_600_000;

type TimedHead = PublishedHead & { readonly time: number };

/** Of each head the earliest moment at which it or a later one was present. */
function earliestFrom(timed: readonly TimedHead[]): readonly number[] {
  const moments: number[] = [];
  for (const { time } of timed.toReversed()) moments.push(Math.min(time, moments.at(-1) ?? Infinity));
  return moments.reverse();
}

/** Holds the times that entries claim, in their order, against the heads published before and after each of them. */
export function timeReader(published: readonly PublishedHead[]) {
  const timed = published
    .filter((head): head is TimedHead => head.time !== null)
    .sort((a, b) => a.seq - b.seq);
  const presentBy = earliestFrom(timed);
  let [next, before, latest] = [0, -Infinity, -Infinity];
  return (seq: number, sealedAt: string, zone: string | null = null): string | null => {
    const sealed = Date.parse(sealedAt);
    if (Number.isNaN(sealed)) return `Entry ${seq}: it does not say when it was sealed.`;
    for (let head = timed[next]; head !== undefined && head.seq < seq; head = timed[next]) {
      before = Math.max(before, head.time);
      next += 1;
    }
    if (sealed < latest - setBack)
      return `Entry ${seq}: dated more than an hour before an entry that precedes it.`;
    latest = Math.max(latest, sealed);
    if (sealed < before - clocksApart)
      return `Entry ${seq}: dated ${timeText(sealed, zone)}, but added after ${timeText(before, zone)}.`;
    const by = presentBy[next] ?? Infinity;
    if (sealed <= by + clocksApart) return null;
    return `Entry ${seq}: dated ${timeText(sealed, zone)}, but sealed by ${timeText(by, zone)}, when it was published.`;
  };
}
