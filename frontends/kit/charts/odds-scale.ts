/** A moment on the time axis. */
export type TimeTick = { readonly at: number; readonly label: string };

const steps = [0.2, 0.4, 0.6, 1, 2, 3, 5, 8, 12, 20, 30, 50, 99];

/** Prices to one at which a scale is ruled, between two prices. */
export const oddsTicks = (least: number, most: number): readonly number[] =>
  steps.filter((toOne) => toOne >= least && toOne <= most);

/** Heights for labels near those wanted, at least a gap apart and between top and bottom; closer together where there is no room. */
export function labelRows(
  wanted: readonly number[],
  { gap, top, bottom }: { readonly gap: number; readonly top: number; readonly bottom: number },
): readonly number[] {
  const apart = wanted.length > 1 ? Math.min(gap, (bottom - top) / (wanted.length - 1)) : gap;
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const rows = [...wanted];
  let next = top;
  for (const index of order) {
    rows[index] = Math.max(wanted[index] ?? top, next);
    next = (rows[index] ?? top) + apart;
  }
  let limit = bottom;
  for (const index of order.toReversed()) {
    rows[index] = Math.min(rows[index] ?? bottom, limit);
    limit = (rows[index] ?? bottom) - apart;
  }
  return rows;
}

const minute = 60_000;

/** Ticks of a span before the off: every few minutes, fewer the longer it is. Without a post time the two ends. */
export function ticksToPost(from: number, to: number, postTime: number | null): readonly TimeTick[] {
  if (postTime === null) return [];
  const length = (to - from) / minute;
  const stride = [1, 2, 5, 10, 30, 60, 120].find((step) => length / step <= 4) ?? 240;
  const count = Math.floor((postTime - from) / (stride * minute));
  const ticks = Array.from({ length: Math.max(0, count) }, (_, index) => (index + 1) * stride)
    .map((minutes) => ({ at: postTime - minutes * minute, label: `${minutes} min` }))
    .filter(({ at: moment }) => moment <= to);
  return postTime <= to ? [...ticks.toReversed(), { at: postTime, label: 'off' }] : ticks.toReversed();
}
