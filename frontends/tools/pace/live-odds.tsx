import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#api/api.ts';
import type { Column } from '#kit/controls/controls.ts';
import { DataTable } from '#kit/controls/controls.ts';
import type { Race } from '#kit/kit.ts';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Badge,
  Button,
  DemoLabel,
  Empty,
  Price,
  Provenance,
  percent,
  properName,
  RaceTime,
  RefreshIcon,
  SaddleCloth,
  Skeleton,
  Sourced,
} from '#kit/kit.ts';
import { programOrder } from '../ml/prediction.ts';
import type { LiveOdds, PricedHorse } from './odds.ts';
import { liveOddsQuery, movementText, poolText } from './odds.ts';

function Movement({ horse }: { readonly horse: PricedHorse }) {
  const { movement, movementAmount } = horse;
  const Mark = movement === 'up' ? ArrowUpIcon : movement === 'down' ? ArrowDownIcon : null;
  return (
    <span className={movement === 'down' ? 'moved moved-down' : 'moved'}>
      {Mark && <Mark size={14} />}
      {movementText(movement)}
      {movementAmount !== null && movementAmount > 0 && ` by ${Math.round(movementAmount * 100) / 100}`}
    </span>
  );
}

const columns: readonly Column<PricedHorse>[] = [
  {
    key: 'number',
    label: 'No.',
    value: (row) => programOrder(row.programNumber),
    show: (row) => <SaddleCloth number={row.programNumber} />,
  },
  {
    key: 'horse',
    label: 'Horse',
    value: (row) => `${properName(row.horseName)}${row.isScratched ? ' (scratched)' : ''}`,
    show: (row) => (
      <span>
        <strong className="horse-name">{properName(row.horseName)}</strong>{' '}
        {row.isScratched && <span className="scratched-word">SCRATCHED</span>}
      </span>
    ),
  },
  {
    key: 'odds',
    label: 'Current odds',
    value: (row) => row.currentToOne,
    show: (row) => <Price odds={row.currentOdds} />,
    numeric: true,
  },
  {
    key: 'line',
    label: 'Morning line',
    value: (row) => row.morningLineOdds,
    show: (row) => <Price odds={row.morningLineOdds} />,
    numeric: true,
    sortable: false,
  },
  {
    key: 'chance',
    label: 'Win chance',
    value: (row) => row.winProbability,
    show: (row) => (row.winProbability === null ? '–' : percent(row.winProbability, 1)),
    numeric: true,
  },
  {
    key: 'moved',
    label: 'Movement',
    value: (row) => movementText(row.movement),
    show: (row) => <Movement horse={row} />,
  },
  {
    key: 'volume',
    label: 'Volume',
    value: (row) => row.dollars,
    show: (row) =>
      row.volume === null ? '–' : `${row.volume}${row.dollars === null ? '' : ` · ${poolText(row.dollars)}`}`,
  },
  { key: 'bookmaker', label: 'Board', value: (row) => row.bookmaker },
];

const tones = {
  live: 'green',
  stale: 'yellow',
  final: 'blue',
  'morning-line': 'grey',
  missing: 'grey',
} as const;

function Board({ odds, isOld }: { readonly odds: LiveOdds; readonly isOld: boolean }) {
  return (
    <>
      <div className="row">
        <Badge tone={tones[odds.status]}>{odds.status}</Badge>
        <span>
          Race {odds.raceNumber}, post time <RaceTime at={odds.postTime} />
        </span>
        <span>
          Win pool <strong>{poolText(odds.totalPool)}</strong>
        </span>
        {odds.isDemo && <DemoLabel />}
        <Provenance
          source={odds.source ?? 'no board'}
          at={odds.lastUpdated}
          state={odds.source === null ? 'missing' : isOld || odds.status === 'stale' ? 'stale' : 'fresh'}
        />
      </div>
      <p>{odds.message}</p>
      <Sourced
        from={odds.source && odds.lastUpdated ? { source: odds.source, at: odds.lastUpdated } : null}
        says="prices on the board"
      >
        <div className="tool-table">
          <DataTable
            caption={`Race ${odds.raceNumber}: odds`}
            columns={columns}
            rows={odds.horses}
            rowKey={(row) => row.programNumber}
            rowClass={(row) => (row.isScratched ? 'scratched' : undefined)}
            sort={{ column: 'number', descending: false }}
          />
        </div>
      </Sourced>
      <p className="small muted">
        The win chance comes from the odds with the takeout removed. It is the public’s, not the model’s.
      </p>
    </>
  );
}

/** The prices of a race as the board shows them. */
export function LiveOddsPanel({ race }: { readonly race: Race | null }) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...liveOddsQuery(race?.id ?? ''),
    enabled: race !== null,
  });
  if (race === null) return <Empty title="Select a race to view live betting odds" />;
  if (!data && !isError) return <Skeleton shape="table" count={8} label="Loading..." />;
  const again = (label: string) => (
    <Button icon={<RefreshIcon size={16} />} busy={isFetching} onClick={() => void refetch()}>
      {label}
    </Button>
  );
  if (!data)
    return (
      <Empty title="Odds Unavailable" action={again('Try Again')}>
        Unable to fetch live betting odds.{' '}
        <span className="small">{sentenceOf(error, 'Failed to fetch odds.')}</span>
      </Empty>
    );
  return (
    <div className="stack">
      <div className="row">{again('Refresh odds')}</div>
      <Board odds={data} isOld={isError} />
    </div>
  );
}
