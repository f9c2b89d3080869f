import type { DayMoment } from './day-moments.ts';
import { kinds } from './day-moments.ts';

const width = 1_000;
const row = 14;

/** The moments as ticks, a row for each kind; the slider under it says them in words. */
export function MomentLine({
  moments,
  place,
}: {
  readonly moments: readonly DayMoment[];
  /** How many of them have come. */
  readonly place: number;
}) {
  const shown = kinds.filter(([kind]) => moments.some((moment) => moment.kind === kind));
  const xOf = (nth: number): number => (Math.max(0, nth - 1) / Math.max(1, moments.length - 1)) * width;
  const height = shown.length * row;
  return (
    <div className="moment-line" aria-hidden="true">
      <ul>
        {shown.map(([kind, label]) => (
          <li key={kind}>{label}</li>
        ))}
      </ul>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        style={{ height: `${height}px` }}
      >
        {moments.map(({ at: moment, kind }, nth) => (
          <rect
            key={`${moment} ${kind}`}
            className={nth < place ? 'moment-known' : 'moment-later'}
            x={xOf(nth + 1) - 3}
            y={shown.findIndex(([name]) => name === kind) * row + 3}
            width={5}
            height={row - 5}
          />
        ))}
        <line x1={xOf(place)} x2={xOf(place)} y1={0} y2={height} />
      </svg>
    </div>
  );
}
