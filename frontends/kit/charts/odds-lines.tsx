import { clothOf } from '#kit/kit.ts';
import { labelRows, oddsTicks, type TimeTick } from './odds-scale.ts';

/** What a ticket paid over time: from the morning line, a step at each board; null where the board showed none. */
export type OddsLine = {
  readonly number: string;
  readonly name: string;
  /** To one; null without a line. */
  readonly morningLine: number | null;
  readonly steps: readonly { readonly at: number; readonly toOne: number | null }[];
  readonly isOut: boolean;
};

/** A moment at which something happened. */
export type ChartMark = { readonly at: number; readonly words: string };

const wide = 440;
const high = 340;
const plot = { left: 60, right: wide - 46, top: 16, bottom: high - 24 };
const lineX = 40;
const labelGap = 17;

type Scales = { readonly x: (moment: number) => number; readonly y: (toOne: number) => number };

/** Horizontal to each board, then straight up or down: no price is drawn between two boards. */
function pathOf({ steps, morningLine }: OddsLine, { x, y }: Scales): string {
  const first = steps.find(({ toOne }) => toOne !== null);
  const start =
    morningLine === null || first === undefined ? '' : `M${lineX} ${y(morningLine)}H${x(first.at)}`;
  let isDrawing = start !== '';
  const parts = steps.map(({ at: moment, toOne }) => {
    if (toOne === null) {
      isDrawing = isDrawing && moment <= (first?.at ?? moment);
      return '';
    }
    const part = isDrawing ? `H${x(moment)}V${y(toOne)}` : `M${x(moment)} ${y(toOne)}`;
    isDrawing = true;
    return part;
  });
  return `${start}${parts.join('')}`;
}

function Line({ line, scales, labelY }: { line: OddsLine; scales: Scales; labelY: number }) {
  const { ground, figure } = clothOf(line.number);
  const last = line.steps.findLast(({ toOne }) => toOne !== null);
  const end = last?.toOne ?? 1;
  const path = pathOf(line, scales);
  return (
    <g className={line.isOut ? 'odds-line odds-line-out' : 'odds-line'}>
      <title>{`Number ${line.number}, ${line.name}${line.isOut ? ', out' : ''}`}</title>
      <path className="odds-casing" d={path} />
      <path className="odds-path" d={path} stroke={ground} />
      <path
        className="odds-lead"
        d={`M${scales.x(last?.at ?? 0)} ${scales.y(end)}L${plot.right + 10} ${labelY}`}
      />
      <rect
        className="chart-cloth"
        x={plot.right + 12}
        y={labelY - 7}
        width={20}
        height={14}
        rx={3}
        fill={ground}
      />
      <text className="chart-number" x={plot.right + 22} y={labelY} fill={figure}>
        {line.number}
      </text>
    </g>
  );
}

function Frame({
  scales,
  ticks,
  prices,
}: {
  scales: Scales;
  ticks: readonly TimeTick[];
  prices: readonly number[];
}) {
  return (
    <g>
      {prices.map((toOne) => (
        <g key={toOne}>
          <line
            className="chart-rule"
            x1={lineX - 6}
            x2={plot.right}
            y1={scales.y(toOne)}
            y2={scales.y(toOne)}
          />
          <text className="chart-word" x={28} y={scales.y(toOne) + 3} textAnchor="end">
            {toOne < 1 ? `${toOne * 5}-5` : `${toOne}-1`}
          </text>
        </g>
      ))}
      <text className="chart-word" x={lineX} y={high - 6} textAnchor="middle">
        line
      </text>
      {ticks.map(({ at: moment, label }) => (
        <text key={label} className="chart-word" x={scales.x(moment)} y={high - 6} textAnchor="middle">
          {label}
        </text>
      ))}
    </g>
  );
}

function Marks({ marks, scales }: { readonly marks: readonly ChartMark[]; readonly scales: Scales }) {
  return marks.map(({ at: moment, words }) => (
    <g key={`${moment} ${words}`} className="odds-mark">
      <title>{words}</title>
      <line x1={scales.x(moment)} x2={scales.x(moment)} y1={plot.top} y2={plot.bottom} />
      <path d={`M${scales.x(moment)} ${plot.top}l5 -8h-10z`} />
    </g>
  ));
}

type OddsLinesProps = {
  readonly lines: readonly OddsLine[];
  readonly marks: readonly ChartMark[];
  readonly ticks: readonly TimeTick[];
  /** First and last moment, in milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
};

/** One line a ticket, a step at each board, prices on a log scale, the shortest at the top: a picture, the table says the same. */
export function OddsLines({ lines, marks, ticks, from, to, label }: OddsLinesProps) {
  const prices = lines.flatMap(({ steps, morningLine }) => [
    ...steps.flatMap(({ toOne }) => toOne ?? []),
    ...(morningLine === null ? [] : [morningLine]),
  ]);
  const [least, most] = [Math.log(Math.min(...prices) * 0.9), Math.log(Math.max(...prices) * 1.1)];
  const span = Math.max(1, to - from);
  const scales: Scales = {
    x: (moment) => plot.left + ((moment - from) / span) * (plot.right - plot.left),
    y: (toOne) => plot.top + ((Math.log(toOne) - least) / (most - least)) * (plot.bottom - plot.top),
  };
  const ends = lines.map(({ steps }) => scales.y(steps.findLast(({ toOne }) => toOne !== null)?.toOne ?? 1));
  const labels = labelRows(ends, { gap: labelGap, top: plot.top, bottom: plot.bottom });
  return (
    <svg className="chart odds-lines" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={label}>
      <Frame scales={scales} ticks={ticks} prices={oddsTicks(Math.exp(least), Math.exp(most))} />
      <Marks marks={marks.filter(({ at: moment }) => moment >= from && moment <= to)} scales={scales} />
      {lines.map((line, index) => (
        <Line key={line.number} line={line} scales={scales} labelY={labels[index] ?? plot.top} />
      ))}
    </svg>
  );
}
