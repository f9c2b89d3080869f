import { Badge, Button, shortRaceDay } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';
import { bandOf, darkWordOf } from './bands.ts';
import type { DayHealth } from './day-health.ts';
import { sources } from './day-health.ts';

/** The names of sources that are due and incomplete: `Weather, Expert Picks`. */
export const missingText = ({ dataSources }: Pick<DayHealth, 'dataSources'>): string =>
  sources
    .filter(({ key }) => dataSources[key].isDue && dataSources[key].status !== 'complete')
    .map(({ label }) => label)
    .join(', ');

type Choice = { readonly nameOf: (slug: string) => string; readonly choose: (slug: string) => void };

function ScoreBadge({ day }: { readonly day: DayHealth }) {
  const dark = darkWordOf(day);
  if (dark !== null) return <Badge tone="gray">{dark}</Badge>;
  return <Badge tone={bandOf(day.overallScore).tone}>{`${day.overallScore} of 100`}</Badge>;
}

const columnsFor = ({ nameOf, choose }: Choice): readonly Column<DayHealth>[] => [
  {
    key: 'track',
    label: 'Track',
    value: ({ track }) => nameOf(track),
    show: ({ track }) => <Button onClick={() => choose(track)}>{nameOf(track)}</Button>,
  },
  { key: 'date', label: 'Today', value: ({ date }) => date, show: ({ date }) => shortRaceDay(date) },
  {
    key: 'card',
    label: 'Card',
    value: ({ isRaceDay }) => (isRaceDay ? 'yes' : 'none today'),
  },
  {
    key: 'score',
    label: 'Score',
    value: ({ overallScore }) => overallScore,
    show: (day) => <ScoreBadge day={day} />,
    numeric: true,
  },
  {
    key: 'missing',
    label: 'Partial or missing',
    value: missingText,
    show: (day) => missingText(day) || <span className="muted">nothing</span>,
  },
];

/** Today's score at each track and what is missing. A track's name opens its days. */
export function TracksHealth({ days }: { readonly days: readonly DayHealth[] }) {
  const { nameOf, choose } = useAdminTrack();
  return (
    <DataTable
      caption="Today at each track"
      columns={columnsFor({ nameOf, choose })}
      rows={days}
      rowKey={({ track }) => track}
    />
  );
}
