import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#api/api.ts';
import { QueryState, RefreshButton } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Badge,
  count,
  DemoLabel,
  Empty,
  Price,
  Provenance,
  percent,
  RaceTime,
  Skeleton,
  Sourced,
} from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable, runnerColumns } from '#kit/tables/tables.ts';
import type { LiveOdds, PricedHorse } from './odds.ts';
import { liveOddsQuery, movementText, poolText } from './odds.ts';

function Movement({ horse }: { readonly horse: PricedHorse }) {
  const { movement, movementAmount, movementFrom } = horse;
  const Mark = movement === 'up' ? ArrowUpIcon : movement === 'down' ? ArrowDownIcon : null;
  return (
    <span className={movement === 'down' ? 'moved moved-down' : 'moved'}>
      {Mark && <Mark size={14} />}
      {movementText(movement)}
      {movementAmount !== null && movementAmount > 0 && movementFrom && ` from ${movementFrom}`}
    </span>
  );
}

const columns: readonly Column<PricedHorse>[] = [
  ...runnerColumns<PricedHorse>({ isScratched: (row) => row.isScratched }),
  {
    key: 'odds',
    label: 'Current odds',
    value: (row) => row.price?.toOne ?? null,
    show: (row) => <Price price={row.price} bare />,
    numeric: true,
  },
  {
    key: 'line',
    label: 'Morning line',
    value: (row) => row.morningLineOdds,
    show: (row) => <Price price={row.morningLine} bare />,
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
  'morning-line': 'gray',
  missing: 'gray',
} as const;

const statusText = (status: LiveOdds['status']): string =>
  status === 'morning-line' ? 'morning line only' : status;

function Board({ odds, isOld }: { readonly odds: LiveOdds; readonly isOld: boolean }) {
  return (
    <>
      <div className="row">
        <Badge tone={tones[odds.status]}>{statusText(odds.status)}</Badge>
        <span>
          Race {count(odds.raceNumber)}, post time <RaceTime at={odds.postTime} />
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
            caption={`Race ${count(odds.raceNumber)}: odds`}
            columns={columns}
            rows={odds.horses}
            rowKey={(row) => row.programNumber}
            rowClass={(row) => (row.isScratched ? 'scratched' : undefined)}
            sort={{ column: 'number', descending: false }}
          />
        </div>
      </Sourced>
      <p className="small muted">
        {odds.movementSince && (
          <>
            Movement is since <RaceTime at={odds.movementSince} />.{' '}
          </>
        )}
        The win chance comes from the odds with the takeout removed. It is the public’s, not the model’s.
      </p>
    </>
  );
}

/** The prices of a race as the board shows them. */
export function LiveOddsPanel({ race }: { readonly race: Race | null }) {
  const query = useQuery({ ...liveOddsQuery(race?.id ?? ''), enabled: race !== null });
  if (race === null) return <Empty title="Select a race to view live betting odds" />;
  return (
    <QueryState
      query={query}
      what="the odds"
      loading={<Skeleton shape="table" count={8} label="Loading..." />}
      failed="Odds Unavailable"
      reason={
        <>
          Unable to fetch live betting odds.{' '}
          <span className="small">{sentenceOf(query.error, 'Failed to fetch odds.')}</span>
        </>
      }
      retry="Try Again"
      whenStale="nothing"
    >
      {(odds, isStale) => (
        <div className="stack">
          <div className="row">
            <RefreshButton query={query}>Refresh odds</RefreshButton>
          </div>
          <Board odds={odds} isOld={isStale} />
        </div>
      )}
    </QueryState>
  );
}
