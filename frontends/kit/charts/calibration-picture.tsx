import { useId } from 'react';
import type { Interval } from '#kit/kit.ts';
import { percent } from '#kit/kit.ts';
import { shareInterval } from './intervals.ts';

/** Horses given a chance of about so much (0-1), and the share of them that won. */
export type Bin = {
  readonly low: number;
  readonly high: number;
  readonly predicted: number;
  readonly actual: number;
  readonly count: number;
};

const SIDE = 320;
const EDGE = { left: 42, right: 12, top: 10, bottom: 38 } as const;
const ROOM = SIDE - EDGE.left - EDGE.right;
const TENTH = 0.1;

/** Of all shares and their intervals the highest, up to the next tenth: the end of both axes. */
export function endOf(bins: readonly Bin[]): number {
  const most = Math.max(
    TENTH,
    ...bins.flatMap(({ predicted, actual, count }) => [predicted, shareInterval(actual, count).high]),
  );
  return Math.min(1, Math.ceil(most / TENTH - 1e-9) * TENTH);
}

const axes = (end: number) => ({
  x: (share: number) => EDGE.left + (ROOM * Math.min(share, end)) / end,
  y: (share: number) => SIDE - EDGE.bottom - ((SIDE - EDGE.top - EDGE.bottom) * Math.min(share, end)) / end,
});
type Axes = ReturnType<typeof axes>;

const ticksTo = (end: number): readonly number[] => {
  const step = end > 0.5 ? 2 * TENTH : TENTH;
  return Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, index) => index * step);
};

function Grid({ end, x, y }: Axes & { readonly end: number }) {
  return (
    <g className="plot-grid">
      {ticksTo(end).map((share) => (
        <g key={share}>
          <line x1={x(share)} x2={x(share)} y1={y(0)} y2={y(end)} />
          <line x1={x(0)} x2={x(end)} y1={y(share)} y2={y(share)} />
          <text x={x(share)} y={y(0) + 15} textAnchor="middle">
            {percent(share)}
          </text>
          <text x={x(0) - 6} y={y(share) + 4} textAnchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
      <line className="plot-even" x1={x(0)} x2={x(end)} y1={y(0)} y2={y(end)} />
      <text x={x(end / 2)} y={SIDE - 4} textAnchor="middle">
        predicted
      </text>
      <text transform={`translate(10 ${y(end / 2)}) rotate(-90)`} textAnchor="middle">
        actual
      </text>
    </g>
  );
}

function BinPoint({ bin, x, y }: Axes & { readonly bin: Bin }) {
  const reach: Interval = shareInterval(bin.actual, bin.count);
  const middle = x(bin.predicted);
  return (
    <g>
      <line className="plot-reach" x1={middle} x2={middle} y1={y(reach.low)} y2={y(reach.high)} />
      <circle className="plot-point" cx={middle} cy={y(bin.actual)} r={4.5} />
    </g>
  );
}

/** Predicted chance against actual share of wins, bin by bin, with the line on which they would be equal. */
export function CalibrationPicture({ name, bins }: { readonly name: string; readonly bins: readonly Bin[] }) {
  const id = useId();
  const end = endOf(bins);
  const { x, y } = axes(end);
  const off = Math.max(...bins.map(({ predicted, actual }) => Math.abs(predicted - actual)));
  return (
    <svg
      className="plot"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-said`}
    >
      <title id={`${id}-title`}>{`${name}: predicted against actual wins`}</title>
      <desc id={`${id}-said`}>
        {`${bins.length} groups of horses by the chance they were given. On the diagonal, horses won as often as predicted; the group farthest from it is off by ${(100 * off).toFixed(1)} points. The table beside it lists every figure.`}
      </desc>
      <Grid end={end} x={x} y={y} />
      {bins.map((bin) => (
        <BinPoint key={bin.low} bin={bin} x={x} y={y} />
      ))}
    </svg>
  );
}
