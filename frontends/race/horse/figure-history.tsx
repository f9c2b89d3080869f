import { properName, raceDay } from '#kit/kit.ts';
import { drawnOf, FigureShape, figuresInWords, pictureScale } from '../form/figure-picture.tsx';
import type { PastRace } from '../form/form-query.ts';

const high = 180;
const top = 22;
const bottom = high - 24;
/** Percent of the width left free for the scale, and at the right end. */
const [left, right] = [7, 4];
/** More figures than this are drawn without their numbers. */
const mostNumbers = 24;

const tens = (low: number, most: number): readonly number[] =>
  Array.from(
    { length: Math.floor(most / 10) - Math.ceil(low / 10) + 1 },
    (_, n) => (Math.ceil(low / 10) + n) * 10,
  );

function yearStarts(
  first: number,
  last: number,
): readonly { readonly year: number; readonly firstDay: number }[] {
  const from = new Date(first).getUTCFullYear() + 1;
  const to = new Date(last).getUTCFullYear();
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => ({
    year: from + n,
    firstDay: Date.UTC(from + n, 0, 1),
  }));
}

type FigureHistoryProps = {
  readonly horseName: string;
  readonly lines: readonly PastRace[];
  /** The end of the scale of days. */
  readonly until: string;
};

/** All figures of a horse over its career, with years and tens: as wide as there is room. */
export function FigureHistory({ horseName, lines, until }: FigureHistoryProps) {
  const drawn = drawnOf(lines);
  const scale = pictureScale([{ lines }], until, null);
  if (scale === null) return null;
  const { first, last, low, top: most } = scale;
  const along = (day: number) =>
    `${left + ((day - first) / Math.max(1, last - first)) * (100 - left - right)}%`;
  const heightOf = (points: number) => bottom - ((points - low) / Math.max(1, most - low)) * (bottom - top);
  return (
    <svg
      className="figure-history"
      height={high}
      role="img"
      aria-label={`Speed figures of ${properName(horseName)} over time: ${figuresInWords(drawn, raceDay)}`}
    >
      {tens(low, most).map((points) => (
        <g key={points} className="history-scale">
          <line x1={`${left - 1}%`} x2="100%" y1={heightOf(points)} y2={heightOf(points)} />
          <text x="0" y={heightOf(points) + 4}>
            {points}
          </text>
        </g>
      ))}
      {yearStarts(first, last).map(({ year, firstDay }) => (
        <g key={year} className="history-scale">
          <line x1={along(firstDay)} x2={along(firstDay)} y1={top - 8} y2={bottom + 8} />
          <text x={along(firstDay)} y={high - 4} textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
      {drawn.map(({ line, points }) => (
        <svg
          key={`${line.day} ${line.track}`}
          x={along(Date.parse(line.day))}
          y={heightOf(points)}
          overflow="visible"
        >
          <title>{`${points}, ${raceDay(line.day)}, ${line.track}`}</title>
          <FigureShape line={line} x={0} y={0} />
          {drawn.length <= mostNumbers && (
            <text className="history-points" y={-8} textAnchor="middle">
              {points}
            </text>
          )}
        </svg>
      ))}
    </svg>
  );
}
