import type { Interval } from '#kit/kit.ts';

/** Where a value lies on a scale, 0 to 100; beyond its ends it lies at the end. */
const placeOn = (value: number, { low, high }: Interval): number =>
  Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)));

type IntervalBarProps = {
  readonly value: number;
  readonly interval: Interval | null;
  readonly scale: Interval;
  /** Filled from zero to the value, for a size; otherwise a point, for an estimate. */
  readonly isBar?: boolean;
};

/** A value and its interval on a scale with zero marked. A picture only: the figures stand beside it. */
export function IntervalBar({ value, interval, scale, isBar = false }: IntervalBarProps) {
  const [zero, end] = [placeOn(0, scale), placeOn(value, scale)];
  const from = interval && placeOn(interval.low, scale);
  const to = interval && placeOn(interval.high, scale);
  return (
    <span className="interval" aria-hidden="true">
      {isBar && (
        <span
          className={value < 0 ? 'interval-fill interval-below' : 'interval-fill'}
          style={{ insetInlineStart: `${Math.min(zero, end)}%`, inlineSize: `${Math.abs(end - zero)}%` }}
        />
      )}
      <span className="interval-zero" style={{ insetInlineStart: `${zero}%` }} />
      {from !== null && to !== null && (
        <span
          className="interval-reach"
          style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
        />
      )}
      {!isBar && <span className="interval-value" style={{ insetInlineStart: `${end}%` }} />}
    </span>
  );
}

/** One scale for many intervals: all of them and zero are on it. */
export function scaleOf(intervals: readonly Interval[]): Interval {
  const low = Math.min(0, ...intervals.map((interval) => interval.low));
  const high = Math.max(0, ...intervals.map((interval) => interval.high));
  return low === high ? { low: -1, high: 1 } : { low, high };
}
