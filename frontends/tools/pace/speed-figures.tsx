import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#api/api.ts';
import type { Column } from '#kit/controls/controls.ts';
import { DataTable } from '#kit/controls/controls.ts';
import { Button, Empty, Provenance, properName, raceDay, SaddleCloth, Skeleton, Sourced } from '#kit/kit.ts';
import { programOrder } from '../ml/prediction.ts';
import type { SpeedFigure } from './pace.ts';
import { figuresQuery, figureText, signedPoints } from './pace.ts';

export const missingFigures = 'Speed figures require completed race data';

const numeric = (
  key: string,
  label: string,
  value: (row: SpeedFigure) => number | null,
  digits: 0 | 1,
): Column<SpeedFigure> => ({
  key,
  label,
  value,
  show: (row) => figureText(value(row), digits),
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
  numeric('beyer', 'Beyer figure', (row) => row.beyer, 0),
  numeric('base', 'Base speed', (row) => row.speedRating, 1),
  numeric('class', 'Class rating', (row) => row.classRating, 1),
  numeric('variant', 'Track variant', (row) => row.trackVariant, 0),
  {
    key: 'saratoga',
    label: 'Saratoga adjustment',
    value: (row) => row.saratogaAdjustment,
    show: (row) =>
      row.saratogaRaces === 0 ? (
        <span className="muted">no race here</span>
      ) : (
        signedPoints(row.saratogaAdjustment)
      ),
    numeric: true,
  },
  {
    key: 'final',
    label: 'Final speed',
    value: (row) => row.adjustedSpeed,
    show: (row) => <strong>{figureText(row.adjustedSpeed, 1)}</strong>,
    numeric: true,
  },
  {
    key: 'fig',
    label: 'Our figure',
    value: (row) => row.fig?.points ?? null,
    show: (row) =>
      row.fig ? (
        <span
          title={`${raceDay(row.fig.day)} at ${row.fig.track}; track variant ${signedPoints(row.fig.variant)} from ${row.fig.variantRaces} races`}
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
        title={missingFigures}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {isError
          ? sentenceOf(error, 'The speed figures could not be loaded.')
          : 'No starter in this race has a figure yet.'}
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
        Base speed: the best two of its last three races on today’s surface within a year, in{' '}
        {first?.producer} points. Class rating: the figure that usually wins at the class levels it last ran
        in. The figures already include the track variant. We have no license for Beyer figures, so none are
        shown. Our figure is rough: it uses running times alone.
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
