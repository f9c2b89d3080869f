import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QueryState } from '#frame/frame.ts';
import { Badge, Card } from '#kit/kit.ts';
import { momentOf, shortDayOf } from '../format.ts';
import { sourceHistoryQuery } from '../queries.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';
import type { PastDay } from './freshness.ts';
import { ageLines, ageText, blocksOf, dayText, historyText, oldestOf, picture, runsOf } from './freshness.ts';
import type { SourcePast } from './source-care.ts';

const marks = [
  ['success', 'succeeded'],
  ['partial', 'partial'],
  ['failed', 'failed'],
  ['line', 'age of the newest data (higher is older)'],
] as const;

const height = picture.bars + picture.gap + picture.ages;

type ColumnProps = {
  readonly day: PastDay;
  readonly nth: number;
  readonly most: number;
  readonly hatch: string;
};

function Column({ day, nth, most, hatch }: ColumnProps) {
  const x = nth * picture.column;
  return (
    <g>
      <title>{`${shortDayOf(day.date)}: ${dayText(day)}`}</title>
      <rect className="admin-past-ground" x={x + 1} y={0} width={picture.column - 2} height={height} />
      {blocksOf(day, most).map(({ kind, y, height: tall }) => (
        <rect
          key={kind}
          className={`admin-past-${kind}`}
          fill={kind === 'failed' ? hatch : undefined}
          x={x + 4}
          y={y}
          width={picture.column - 8}
          height={tall}
        />
      ))}
    </g>
  );
}

function Picture({ label, days }: { readonly label: string; readonly days: readonly PastDay[] }) {
  const most = Math.max(0, ...days.map(runsOf));
  const width = days.length * picture.column;
  const hatch = useId();
  return (
    <svg
      className="admin-past"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${label}, the last ${days.length} days: ${historyText(days)}`}
    >
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="admin-past-hatch" width="3" height="5" />
      </pattern>
      {days.map((day, nth) => (
        <Column key={day.date} day={day} nth={nth} most={most} hatch={`url(#${hatch})`} />
      ))}
      {ageLines(days).map((points) => (
        <polyline key={points} className="admin-past-age" points={points} />
      ))}
    </svg>
  );
}

function Newest({ newest, days }: Pick<SourcePast, 'newest' | 'days'>) {
  const age = days.at(-1)?.ageHours ?? null;
  if (newest === null || age === null) return <span className="muted">No data yet.</span>;
  return (
    <span>
      Newest data {ageText(age)} old, from {newest.source}{' '}
      {newest.tier !== 'live' && <Badge tone="gray">{newest.tier}</Badge>}{' '}
      <span className="muted">({momentOf(newest.at)})</span>
    </span>
  );
}

function DayByDay({ label, days }: Pick<SourcePast, 'label' | 'days'>) {
  return (
    <details className="small">
      <summary>
        Day by day <span className="visually-hidden">of {label}</span>
      </summary>
      <ul className="admin-past-days">
        {days.map((day) => (
          <li key={day.date}>
            {shortDayOf(day.date)}: {dayText(day)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the picture spans: its first day, its tallest column and its highest line. */
function Scale({
  days: [first],
  most,
  oldest,
}: {
  readonly days: readonly PastDay[];
  readonly most: number;
  readonly oldest: number;
}) {
  return (
    <p className="admin-past-foot small muted">
      <span>{first && shortDayOf(first.date)}</span>
      <span>
        {most === 0 ? 'no run' : `up to ${most} a day`}
        {oldest > 0 && `, age up to ${ageText(oldest)}`}
      </span>
      <span>today</span>
    </p>
  );
}

function Past({ past: { label, newest, days } }: { readonly past: SourcePast }) {
  const most = Math.max(0, ...days.map(runsOf));
  const oldest = oldestOf(days);
  return (
    <li className="admin-past-source">
      <p>
        <strong>{label}</strong>
      </p>
      {most === 0 && oldest === 0 ? (
        <p className="small muted">No runs and no data in these days.</p>
      ) : (
        <>
          <Picture label={label} days={days} />
          <Scale days={days} most={most} oldest={oldest} />
          <DayByDay label={label} days={days} />
        </>
      )}
      <p className="small">
        <Newest newest={newest} days={days} />
      </p>
    </li>
  );
}

function MarkKey() {
  return (
    <p className="admin-past-key small">
      {marks.map(([kind, words]) => (
        <span key={kind}>
          <span className={`admin-past-mark admin-past-${kind}`} /> {words}
        </span>
      ))}
    </p>
  );
}

/** Each source over the last 14 days: how its runs ended, and the age of its newest data. */
export function FreshnessCard() {
  const { slug } = useAdminTrack();
  const history = useQuery(sourceHistoryQuery(slug));
  return (
    <Card title="Runs and freshness, the last 14 days">
      <MarkKey />
      <QueryState
        query={history}
        failed="The source history could not be loaded."
        whenStale="failure"
        what="the last 14 days"
        shape="cards"
        count={4}
      >
        {({ sources }) => (
          <ul className="admin-past-list">
            {sources.map((past) => (
              <Past key={past.source} past={past} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
