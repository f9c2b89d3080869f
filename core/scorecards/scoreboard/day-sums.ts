import type { RaceDay } from '../../kernel/race-day.ts';
import type { DaySum } from '../../training/scoring/bootstrap.ts';

/** What a race adds to a ratio of sums. */
export interface DatedSum extends DaySum {
  readonly day: RaceDay;
}

/** More parts than this make no interval better, and each interval draws all of them two thousand times. */
const MOST_PARTS = 400;

/**
 * The sums of each race day, in order of days. Of more than 400 race days, neighbors are put together, equally many in
 * each part: a year is drawn day by day, ten years in stretches of days, which keeps what neighbors share.
 */
export function daySums(rows: readonly DatedSum[]): readonly DaySum[] {
  const days = new Map<RaceDay, DaySum>();
  for (const { day, sum, count } of rows) {
    const before = days.get(day) ?? { sum: 0, count: 0 };
    days.set(day, { sum: before.sum + sum, count: before.count + count });
  }
  const inOrder = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  const length = Math.ceil(inOrder.length / MOST_PARTS);
  if (length <= 1) return inOrder;
  const parts: DaySum[] = [];
  for (let first = 0; first < inOrder.length; first += length) {
    const part = inOrder.slice(first, first + length);
    parts.push(part.reduce((all, { sum, count }) => ({ sum: all.sum + sum, count: all.count + count })));
  }
  return parts;
}
