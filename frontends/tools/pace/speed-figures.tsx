import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#api/api.ts';
import type { Column } from '#kit/kit.ts';
import {
  Button,
  DataTable,
  Empty,
  Provenance,
  properName,
  raceDay,
  SaddleCloth,
  Skeleton,
  Sourced,
} from '#kit/kit.ts';
import { programOrder } from '../ml/prediction.ts';
import type { SpeedFigure } from './pace.ts';
import { figuresQuery } from './pace.ts';

const figure = (value: number | null): string => (value === null ? '–' : String(Math.round(value * 10) / 10));
const signed = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value).replace('-', '−'));

const numeric = (
  key: string,
  label: string,
  value: (row: SpeedFigure) => number | null,
): Column<SpeedFigure> => ({
  key,
  label,
  value,
  show: (row) => figure(value(row)),
  numeric: true,
});

const columns: readonly Column<SpeedFigure>[] = [
  {
    key: 'number',
    label: 'No.',
    value: (row) => programOrder(row.programNumber),
    show: (row) => <SaddleCloth number={row.programNumber} />,
  },
  {
    key: 'horse',
    label: 'Horse',
    value: (row) => properName(row.horseName),
    show: (row) => <strong>{properName(row.horseName)}</strong>,
  },
  numeric('beyer', 'Beyer figure', (row) => row.beyer),
  numeric('base', 'Base speed', (row) => row.speedRating),
  numeric('class', 'Class rating', (row) => row.classRating),
  numeric('variant', 'Track variant', (row) => row.trackVariant),
  {
    key: 'saratoga',
    label: 'Saratoga adjustment',
    value: (row) => row.saratogaAdjustment,
    show: (row) =>
      row.saratogaRaces === 0 ? <span className="muted">no race here</span> : signed(row.saratogaAdjustment),
    numeric: true,
  },
  {
    key: 'final',
    label: 'Final speed',
    value: (row) => row.adjustedSpeed,
    show: (row) => <strong>{figure(row.adjustedSpeed)}</strong>,
    numeric: true,
  },
  {
    key: 'fig',
    label: 'Our figure',
    value: (row) => row.fig?.points ?? null,
    show: (row) =>
      row.fig ? (
        <span
          title={`${raceDay(row.fig.day)} at ${row.fig.track}; ground ${signed(row.fig.variant)} by ${row.fig.variantRaces} races`}
        >
          {row.fig.points}
        </span>
      ) : (
        '–'
      ),
    numeric: true,
  },
];

/** What each starter has run, in the producer's points and in our own. */
export function SpeedFigures({ raceNumber }: { readonly raceNumber: number }) {
  const { data, error, isError, isFetching, refetch } = useQuery(figuresQuery(raceNumber));
  const isNothing =
    Array.isArray(data) && !data.some((row) => row.adjustedSpeed !== null || row.fig !== null);
  if (!data && !isError) return <Skeleton shape="table" count={8} label="Loading the speed figures" />;
  if (!data || isNothing)
    return (
      <Empty
        title="Speed figures require completed race data"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {isError
          ? sentenceOf(error, 'The speed figures could not be loaded.')
          : 'No starter of this race has run with a figure yet.'}
      </Empty>
    );
  const [first] = data;
  return (
    <div className="stack">
      <Sourced from={first?.provenance}>
        <div className="tool-table">
          <DataTable
            caption={`Race ${raceNumber}: speed figures`}
            columns={columns}
            rows={data}
            rowKey={(row) => `${row.horseId} ${row.programNumber}`}
            sort={{ column: 'final', descending: true }}
          />
        </div>
      </Sourced>
      <p className="small muted">
        Base speed: the better two of the last three races on today’s footing within a year, in the points of{' '}
        {first?.producer}. Class rating: what winners of the classes it last ran in earn. The variant is
        already inside the figures. No source of Beyer figures is licensed here, so none is shown. Our figure
        is made from times alone and is rough.
      </p>
      {first && (
        <Provenance
          source={first.provenance.source}
          at={first.provenance.at}
          state={isError ? 'stale' : 'fresh'}
          withDay
        />
      )}
    </div>
  );
}
