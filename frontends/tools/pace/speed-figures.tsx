import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sentenceOf } from '#api/api.ts';
import type { QueryView } from '#frame/frame.ts';
import { QueryState, useTrack } from '#frame/frame.ts';
import { Button, count, Empty, Provenance, raceDay, Sourced } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable, runnerColumns } from '#kit/tables/tables.ts';
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

/** A figure; one that rests on a single race says so. */
export const Rated = ({ value, races }: { readonly value: number | null; readonly races: number }) => (
  <>
    {figureText(value, 1)}
    {value !== null && races === 1 && <span className="small muted"> 1 race</span>}
  </>
);

const columnsAt = (trackName: string): readonly Column<SpeedFigure>[] => [
  ...runnerColumns<SpeedFigure>(),
  numeric('beyer', 'Beyer figure', (row) => row.beyer, 0),
  {
    key: 'base',
    label: 'Base speed',
    value: (row) => row.speedRating,
    show: (row) => <Rated value={row.speedRating} races={row.speedRaces} />,
    numeric: true,
  },
  numeric('class', 'Class rating', (row) => row.classRating, 1),
  numeric('variant', 'Track variant', (row) => row.trackVariant, 0),
  {
    key: 'saratoga',
    label: `${trackName} adjustment`,
    value: (row) => row.saratogaAdjustment,
    show: (row) =>
      row.saratogaRaces < 2 ? (
        <span className="muted">{row.saratogaRaces === 0 ? 'no race here' : 'one race here: too few'}</span>
      ) : (
        signedPoints(row.saratogaAdjustment)
      ),
    numeric: true,
  },
  {
    key: 'final',
    label: 'Final speed',
    value: (row) => row.adjustedSpeed,
    show: (row) => (
      <strong>
        <Rated value={row.adjustedSpeed} races={row.speedRaces} />
      </strong>
    ),
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

const hasFigure = ({ adjustedSpeed, fig }: SpeedFigure): boolean => adjustedSpeed !== null || fig !== null;

function NoFigures({ query: { isFetching, refetch } }: { readonly query: QueryView<unknown> }) {
  return (
    <Empty
      title={missingFigures}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      No starter in this race has a figure yet.
    </Empty>
  );
}

/** What each starter has run, in the producer's points and in our own. */
export function SpeedFigures({ raceNumber }: { readonly raceNumber: number }) {
  const { slug } = useTrack();
  const query = useQuery(figuresQuery(slug, raceNumber));
  return (
    <QueryState
      query={query}
      what="the speed figures"
      shape="table"
      count={8}
      failed={missingFigures}
      reason={sentenceOf(query.error, 'The speed figures could not be loaded.')}
      whenStale="nothing"
      empty={(figures) => !figures.some(hasFigure) && <NoFigures query={query} />}
    >
      {(figures, isStale) => <Figures raceNumber={raceNumber} figures={figures} isStale={isStale} />}
    </QueryState>
  );
}

function Figures({
  raceNumber,
  figures,
  isStale,
}: {
  readonly raceNumber: number;
  readonly figures: readonly SpeedFigure[];
  readonly isStale: boolean;
}) {
  const { name } = useTrack();
  const columns = useMemo(() => columnsAt(name), [name]);
  const [first] = figures;
  return (
    <div className="stack">
      <Sourced from={first?.provenance}>
        <div className="tool-table">
          <DataTable
            caption={`Race ${count(raceNumber)}: speed figures`}
            columns={columns}
            rows={figures}
            rowKey={(row) => `${row.horseId} ${row.programNumber}`}
            sort={{ column: 'final', descending: true }}
          />
        </div>
      </Sourced>
      {first && <FigureNotes figure={first} isStale={isStale} />}
    </div>
  );
}

/** How to read the figures, and where they come from. */
function FigureNotes({
  figure: { producer, provenance },
  isStale,
}: {
  readonly figure: SpeedFigure;
  readonly isStale: boolean;
}) {
  return (
    <>
      <p className="small muted">
        Base speed: the best two of its last three races on today’s surface within a year, in {producer}{' '}
        points. Class rating: the figure that usually wins at the class levels it last ran in. The figures
        already include the track variant. We have no license for Beyer figures, so none are shown. Our figure
        is rough: it uses running times alone, and is shown where ten or more other races at that track and
        distance support it.
      </p>
      <Provenance source={provenance.source} at={provenance.at} state={isStale ? 'stale' : 'fresh'} withDay />
    </>
  );
}
