import { useQuery } from '@tanstack/react-query';
import { ask } from '#api/api.ts';
import { Link, QueryState } from '#frame/frame.ts';
import { links, withQuery } from '#kit/kit.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { Comparison, LineRecord as Record } from './line-score.ts';
import { comparisonText, isFew, leftText, lossText, rivalName } from './line-score.ts';

const minute = 60_000;

function Comparisons({ comparisons }: Pick<Record, 'comparisons'>) {
  return (
    <DataTable
      caption="Log loss, lower is better"
      tools={false}
      rows={comparisons}
      rowKey={({ rival }) => rival}
      columns={[
        { key: 'rival', label: 'Against', value: rivalName, sortable: false },
        { key: 'races', label: 'Races', value: ({ races }) => races, numeric: true, sortable: false },
        {
          key: 'mine',
          label: 'My log loss',
          value: ({ mine }) => mine,
          show: (row: Comparison) => <Loss row={row} side="mine" />,
          numeric: true,
          sortable: false,
        },
        {
          key: 'theirs',
          label: 'Theirs',
          value: ({ theirs }) => theirs,
          show: (row: Comparison) => <Loss row={row} side="theirs" />,
          numeric: true,
          sortable: false,
        },
        {
          key: 'difference',
          label: 'Difference (95% interval)',
          value: ({ difference }) => difference,
          sortable: false,
          show: (row: Comparison) => (
            <span className={isFew(row) ? 'small muted' : undefined}>{comparisonText(row)}</span>
          ),
        },
      ]}
    />
  );
}

/** A log loss; small while it rests on few races. */
function Loss({ row, side }: { readonly row: Comparison; readonly side: 'mine' | 'theirs' }) {
  const text = lossText(row[side]);
  return isFew(row) ? <span className="small muted">{text}</span> : <strong>{text}</strong>;
}

/** How the member's own lines did, beside the final odds, our sealed chances and the analysts'. */
export function LineRecord() {
  const query = useQuery({ ...ask('GET /api/lines'), staleTime: minute });
  return (
    <QueryState query={query} what="your lines" shape="table" count={2}>
      {(record) =>
        record.lines === 0 ? (
          <p className="muted">
            No lines yet. Draw one on the{' '}
            <Link href={withQuery(links.races, { tab: 'odds', line: 'mine' })}>Odds tab of a race</Link>,
            before it is off.
          </p>
        ) : (
          <div className="stack">
            <Comparisons comparisons={record.comparisons} />
            <p>{leftText(record)}</p>
            <p className="small muted">
              It is minus the logarithm of the chance given to the winner, as a mean per race: lower is
              better. Each row counts the races where both chances are known. The market is the final odds
              made to sum to 100%; ours and the analysts' are the last sealed before the off, or replayed
              later from what was known then, where none were sealed. Outside models name horses without
              chances, so they have no row.
            </p>
          </div>
        )
      }
    </QueryState>
  );
}
