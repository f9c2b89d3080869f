import type { Column } from '#kit/controls/controls.ts';
import { DataTable } from '#kit/controls/controls.ts';
import { numbered } from '../format.ts';
import type { SpendLine } from './spend-words.ts';
import { spentText } from './spend-words.ts';

const MANY = 8;

/** Money by one thing it was spent on, the dearest first, with its share drawn. */
export function SpendTable<Row extends SpendLine>({
  what,
  nameOf,
  list: { rows, others },
  total,
}: {
  /** One of what the rows are: `model`. */
  readonly what: string;
  readonly nameOf: (row: Row) => string;
  readonly list: { readonly rows: readonly Row[]; readonly others: { count: number; cost: number } };
  /** Dollars of everything. */
  readonly total: number;
}) {
  const share = ({ cost }: Row): number => (total === 0 ? 0 : (100 * cost) / total);
  const columns: readonly Column<Row>[] = [
    { key: 'name', label: what, value: nameOf },
    { key: 'calls', label: 'Calls', value: (row) => row.calls, numeric: true },
    {
      key: 'cost',
      label: 'Cost',
      value: (row) => row.cost,
      show: (row) => spentText(row.cost),
      numeric: true,
    },
    {
      key: 'each',
      label: 'A call',
      value: (row) => row.averageCost,
      show: (row) => spentText(row.averageCost),
      numeric: true,
    },
    {
      key: 'share',
      label: 'Share',
      value: share,
      show: (row) => (
        <span className="admin-spend-share">
          <span className="admin-spend-bar" aria-hidden="true">
            <span style={{ inlineSize: `${share(row)}%` }} />
          </span>
          {Math.round(share(row))}%
        </span>
      ),
      numeric: true,
    },
  ];
  const assumed = rows.reduce((all, row) => all + row.assumed, 0);
  return (
    <div className="stack">
      <DataTable
        caption={`Spending by ${what.toLowerCase()}, highest first`}
        columns={columns}
        rows={rows}
        rowKey={nameOf}
        tools={rows.length > MANY}
        whenEmpty={<p className="muted">No outside analyst was called in this period.</p>}
      />
      {others.count > 0 && (
        <p className="small muted">
          {numbered(others.count, 'more row')} together: {spentText(others.cost)}.
        </p>
      )}
      {assumed > 0 && (
        <p className="small muted">
          {numbered(assumed, 'call')} of these at an assumed price or token count.
        </p>
      )}
    </div>
  );
}
