import type { ReactNode } from 'react';
import type { QueryView } from '#frame/frame.ts';
import { Link, QueryState } from '#frame/frame.ts';
import { count, fixed, links, numbered, Provenance, personName, raceDay, signedPercent } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { RankedPerson } from './rankings.ts';
import { topTwenty } from './rankings.ts';

const share = (value: number | null): string => (value === null ? '–' : fixed(value, 1, '%'));

function gain(value: number | null, starts: number): string {
  if (value === null) return '–';
  return `${signedPercent(value / 100)} (${count(starts)})`;
}

const pageOf = { jockey: links.jockey, trainer: links.trainer } as const;

const columnsFor = (who: Ranking['who'], isInSeason: boolean): readonly Column<RankedPerson>[] => [
  {
    key: 'name',
    label: 'Name',
    value: (row) => personName(row.name),
    show: (row) => (
      <Link href={pageOf[who](row.name)}>
        <strong>{personName(row.name)}</strong>
      </Link>
    ),
  },
  { key: 'starts', label: 'Starts', value: (row) => row.starts, numeric: true },
  { key: 'wins', label: 'Wins', value: (row) => row.wins, numeric: true },
  {
    key: 'rate',
    label: 'Win %',
    value: (row) => row.winPercentage,
    show: (row) => share(row.winPercentage),
    numeric: true,
  },
  {
    key: 'itm',
    label: 'ITM %',
    value: (row) => row.itmPercentage,
    show: (row) => share(row.itmPercentage),
    numeric: true,
  },
  ...(isInSeason
    ? [
        {
          key: 'meet',
          label: 'Meet wins',
          value: (row: RankedPerson) => row.currentMeetWins,
          numeric: true,
        },
      ]
    : []),
  {
    key: 'roi',
    label: 'Return on $2 win bets (starts)',
    value: (row) => row.timeframeRoi,
    show: (row) => gain(row.timeframeRoi, row.timeframeRoiStarts),
    numeric: true,
  },
];

type Ranking = { readonly who: 'jockey' | 'trainer'; readonly people: string };

/** The twenty with the most wins, or why there are none. */
export function RankingTable({
  who,
  people,
  query,
  nobody,
}: Ranking & {
  readonly query: QueryView<readonly RankedPerson[]>;
  /** Shown when nobody had a start. */
  readonly nobody: ReactNode;
}) {
  return (
    <QueryState
      query={query}
      what={`the ${people}`}
      shape="table"
      count={10}
      failed={`Error loading ${who} data: ${query.error?.message}`}
      reason={null}
      whenStale="nothing"
      empty={(data) => data.length === 0 && nobody}
    >
      {(data, isStale) => <TopTwenty who={who} people={people} data={data} isStale={isStale} />}
    </QueryState>
  );
}

type TopTwentyProps = Ranking & {
  readonly data: readonly RankedPerson[];
  readonly isStale: boolean;
};

function TopTwenty({ who, people, data, isStale }: TopTwentyProps) {
  const [first] = data;
  if (first === undefined) return null;
  return (
    <div className="stack">
      <DataTable
        caption={`Top ${Math.min(20, data.length)} ${people}, ${raceDay(first.span.from)} to ${raceDay(first.span.to)}`}
        columns={columnsFor(
          who,
          data.some((person) => person.currentMeetWins !== null),
        )}
        rows={topTwenty(data)}
        rowKey={(row) => row.id}
        sort={{ column: 'wins', descending: true }}
      />
      <p className="small muted">
        Based on {numbered(first.races, 'race')} at all tracks. ITM (in the money): first, second or third.
        Return: a $2 win bet on every start with known odds. Over a few starts it means nothing.
      </p>
      <Provenance
        source={first.provenance.source}
        at={first.provenance.at}
        state={isStale ? 'stale' : 'fresh'}
        withDay
      />
    </div>
  );
}
