import { numbered, rounded } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { SpendLine } from './spend-words.ts';
import { spentText } from './spend-words.ts';

const MANY = 8;

function SpendShare({ percent }: { readonly percent: number }) {
  return (
    <span className="admin-spend-share">
      <span className="admin-spend-bar" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      {rounded(percent, '%')}
    </span>
  );
}

/** The figures of a row, beside what it is. */
function figureColumns(total: number): readonly Column<SpendLine>[] {
  const share = ({ cost }: SpendLine): number => (total === 0 ? 0 : (100 * cost) / total);
  return [
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
      label: 'Per call',
      value: (row) => row.averageCost,
      show: (row) => spentText(row.averageCost),
      numeric: true,
    },
    {
      key: 'share',
      label: 'Share',
      value: share,
      show: (row) => <SpendShare percent={share(row)} />,
      numeric: true,
    },
  ];
}

/** Rows left out of the table, and calls whose price or tokens are assumed. */
function SpendNotes({ rows, others }: SpendLists<SpendLine>) {
  const assumed = rows.reduce((all, row) => all + row.assumed, 0);
  return (
    <>
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
    </>
  );
}

export type SpendLists<Row> = {
  readonly rows: readonly Row[];
  readonly others: { readonly count: number; readonly cost: number };
};

/** Spending by model, feature, race or user, the most expensive first, with its share of the total. */
export function SpendTable<Row extends SpendLine>({
  what,
  nameOf,
  list,
  total,
}: {
  /** What a row is: `Model`. */
  readonly what: string;
  readonly nameOf: (row: Row) => string;
  readonly list: SpendLists<Row>;
  /** Dollars of everything. */
  readonly total: number;
}) {
  const { rows } = list;
  return (
    <div className="stack">
      <DataTable
        caption={`Spending by ${what.toLowerCase()}, highest first`}
        columns={[{ key: 'name', label: what, value: nameOf }, ...figureColumns(total)]}
        rows={rows}
        rowKey={nameOf}
        tools={rows.length > MANY}
        whenEmpty={<p className="muted">No outside analyst was called in this period.</p>}
      />
      <SpendNotes {...list} />
    </div>
  );
}
