import { clothOf, trackTime } from '#kit/kit.ts';
import type { PriceLine } from './odds-history.ts';
import { pointsWithin } from './odds-history.ts';

const wide = 360;
const high = 190;
const room = { left: 30, right: wide - 30, top: 14, bottom: high - 22 };
const ticks = [0.5, 1, 2, 5, 10, 20, 50];

type Scale = (value: number) => number;

/** Short prices are at the top; equal factors are equally far apart. */
function priceScale(lines: readonly PriceLine[]): {
  readonly y: Scale;
  readonly low: number;
  readonly top: number;
} {
  const all = lines.flatMap(({ points }) => points.map(({ toOne }) => Math.max(0.1, toOne)));
  const [low, top] = [Math.min(...all) / 1.15, Math.max(...all) * 1.15];
  const share: Scale = (value) => (Math.log(Math.max(0.1, value)) - Math.log(low)) / Math.log(top / low);
  return { y: (value) => room.top + share(value) * (room.bottom - room.top), low, top };
}

const clothHigh = 16;

/** Where each line's cloth goes: beside its end, moved down where another is in the way. Lines come shortest price first. */
function clothRows(lines: readonly PriceLine[], y: Scale): readonly number[] {
  let free = 0;
  return lines.map(({ points }) => {
    const row = Math.max(y(points.at(-1)?.toOne ?? 1), free);
    free = row + clothHigh + 1;
    return row;
  });
}

function Line({
  line,
  row,
  x,
  y,
}: {
  readonly line: PriceLine;
  readonly row: number;
  readonly x: Scale;
  readonly y: Scale;
}) {
  const cloth = clothOf(line.interest);
  const path = line.points
    .map(({ at: time, toOne }, step) => (step === 0 ? `M${x(time)} ${y(toOne)}` : `H${x(time)}V${y(toOne)}`))
    .join('');
  return (
    <g>
      <path className="odds-line-edge" d={path} />
      <path className="odds-line" d={path} stroke={cloth.ground} />
      <rect
        className="chart-cloth"
        x={room.right + 3}
        y={row - clothHigh / 2}
        width={22}
        height={clothHigh}
        rx={3}
        fill={cloth.ground}
      />
      <text className="chart-number" x={room.right + 14} y={row} fill={cloth.figure}>
        {line.interest}
      </text>
    </g>
  );
}

/** Prices over time, shortest at the top, with a mark at each refresh point before the off; the table of the field has the last ones. */
export function OddsLines({
  lines,
  postTime,
  label,
}: {
  readonly lines: readonly PriceLine[];
  readonly postTime: string | null;
  readonly label: string;
}) {
  const times = lines.flatMap(({ points }) => points.map((point) => point.at));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const x: Scale = (time) => room.left + ((time - from) / Math.max(1, to - from)) * (room.right - room.left);
  const { y, low, top } = priceScale(lines);
  const rows = clothRows(lines, y);
  return (
    <svg className="chart odds-lines" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={label}>
      {ticks
        .filter((tick) => tick > low && tick < top)
        .map((tick) => (
          <g key={tick}>
            <line className="chart-rule" x1={room.left} x2={room.right} y1={y(tick)} y2={y(tick)} />
            <text className="chart-word" x={room.left - 4} y={y(tick) + 3} textAnchor="end">
              {tick === 0.5 ? '1-2' : `${tick}-1`}
            </text>
          </g>
        ))}
      {pointsWithin(postTime, from, to).map(({ minutes, at: time }) => (
        <g key={minutes}>
          <line className="chart-axis" x1={x(time)} x2={x(time)} y1={room.top} y2={room.bottom} />
          <text className="chart-word" x={x(time)} y={room.top - 4} textAnchor="middle">
            {minutes === 0 ? 'off' : `${minutes}`}
          </text>
        </g>
      ))}
      {lines.map((line, index) => (
        <Line key={line.interest} line={line} row={rows[index] ?? 0} x={x} y={y} />
      ))}
      <text className="chart-word" x={room.left} y={high - 6}>
        {trackTime(from)}
      </text>
      <text className="chart-word" x={room.right} y={high - 6} textAnchor="end">
        {trackTime(to)}
      </text>
    </svg>
  );
}
