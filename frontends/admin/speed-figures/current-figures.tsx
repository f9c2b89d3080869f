import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#api/api.ts';
import { QueryState } from '#frame/frame.ts';
import { Card, Empty, numbered, Provenance, raceDay, Skeleton } from '#kit/kit.ts';
import { DataTable } from '#kit/tables/tables.ts';
import { figuresQuery } from '../queries.ts';
import { useAdminTrack } from '../tracks/admin-track.tsx';

type Figures = Reply<'GET /api/speed-figures/{date}'>;
type Row = Figures['figures'][number];

export const previewSize = 5;

const columns = [
  { key: 'horse', label: 'Horse', value: (row: Row) => row.horseName },
  { key: 'race', label: 'Race', value: (row: Row) => row.raceNumber, numeric: true },
  { key: 'last', label: 'Last speed', value: (row: Row) => row.lastSpeed, numeric: true },
  { key: 'class', label: 'Class rating', value: (row: Row) => row.classRating, numeric: true },
] as const;

function Preview({ figures, date }: { readonly figures: Figures; readonly date: string }) {
  const { provenance } = figures;
  if (figures.figures.length === 0)
    return (
      <Empty title={`No speed figures for ${raceDay(date)}`}>
        No report uploaded for this day. Choose its PDF and upload it.
      </Empty>
    );
  const shown = figures.figures.slice(0, previewSize);
  return (
    <>
      <DataTable
        caption={`The first ${shown.length} of ${numbered(figures.count, 'horse')}`}
        columns={columns}
        rows={shown}
        rowKey={(row) => `${row.raceNumber} ${row.programNumber} ${row.horseName}`}
        tools={false}
      />
      {provenance && <Provenance source={provenance.source} at={provenance.at} withDay />}
    </>
  );
}

const title = 'Current Speed Figures';
const coming = () => <Skeleton shape="table" count={5} label="Loading the figures" />;

/** A placeholder of the same height as the figures, until the day is known. */
export const FiguresComing = () => <Card title={title}>{coming()}</Card>;

/** The stored figures of the chosen day. */
export function CurrentFigures({ date }: { readonly date: string }) {
  const { slug } = useAdminTrack();
  const figures = useQuery(figuresQuery(date, slug));
  return (
    <Card title={title}>
      <QueryState
        query={figures}
        what="the figures"
        loading={coming()}
        failed="Failed to fetch speed figures"
        reason={null}
        whenStale="failure"
      >
        {(known) => <Preview figures={known} date={date} />}
      </QueryState>
    </Card>
  );
}
