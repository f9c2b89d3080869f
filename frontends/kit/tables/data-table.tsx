import type { ReactNode } from 'react';
import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  CheckIcon,
  CopyIcon,
  classNames,
  SearchIcon,
  SortIcon,
} from '#kit/kit.ts';
import type { CellValue, Sort } from './table-rows.ts';
import { cellText, compareCells, csvOf, rowMatches } from './table-rows.ts';

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  /** What the cell is worth: sorted, copied and, without `found`, filtered by this. */
  readonly value: (row: Row) => CellValue;
  /** How the cell looks, when that is more than its value. */
  readonly show?: (row: Row) => ReactNode;
  /** What a filter finds it by, when the cell shows more than its value. */
  readonly found?: (row: Row) => string;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
};

type DataTableProps<Row> = {
  /** Names the table; shown above it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowClass?: (row: Row) => string | undefined;
  readonly sort?: Sort;
  /** Filter and copy controls; on unless the table is small. */
  readonly tools?: boolean;
  readonly whenEmpty?: ReactNode;
};

function SortHead<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | null;
  onSort: () => void;
}) {
  const active = sort?.column === column.key;
  const Mark = !active ? SortIcon : sort.descending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <th
      scope="col"
      className={column.numeric ? 'numeric' : undefined}
      aria-sort={active ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sortable === false ? (
        column.label
      ) : (
        <button type="button" className="sort-button" onClick={onSort}>
          {column.label} <Mark size={14} className={active ? undefined : 'sort-idle'} />
        </button>
      )}
    </th>
  );
}

function CopyCsv({ csv }: { readonly csv: () => string }) {
  const [status, setStatus] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(csv());
      setStatus('Copied');
    } catch {
      setStatus('Couldn’t copy');
    }
  }
  return (
    <span className="table-copy">
      <Button
        tone="quiet"
        icon={status === 'Copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={copy}
      >
        Copy as CSV
      </Button>
      <span role="status">{status}</span>
    </span>
  );
}

type TableRowsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowKey'> & {
  readonly shown: readonly Row[];
  readonly rowClass: DataTableProps<Row>['rowClass'];
};

function Rows<Row>({ shown, columns, rowKey, rowClass }: TableRowsProps<Row>) {
  return (
    <tbody>
      {shown.map((row) => (
        <tr key={rowKey(row)} className={rowClass?.(row)}>
          {columns.map((column) => (
            <td
              key={column.key}
              data-label={column.label}
              className={classNames(column.numeric && 'numeric')}
            >
              {column.show ? column.show(row) : cellText(column.value(row))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const TableRows = memo(Rows) as typeof Rows;

/** The rows that match the filter, in the chosen order. */
function useShownRows<Row>(
  { rows, columns }: Pick<DataTableProps<Row>, 'rows' | 'columns'>,
  filter: string,
  order: Sort | null,
): readonly Row[] {
  return useMemo(() => {
    const cells = (row: Row) => columns.map((column) => column.found?.(row) ?? column.value(row));
    const matching = filter === '' ? [...rows] : rows.filter((row) => rowMatches(cells(row), filter));
    const by = columns.find((column) => column.key === order?.column);
    return by && order
      ? matching.sort((a, b) => compareCells(by.value(a), by.value(b), order.descending))
      : matching;
  }, [rows, columns, filter, order]);
}

type TableToolsProps = {
  readonly caption: ReactNode;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly csv: () => string;
};

function TableTools({ caption, typed, onType, csv }: TableToolsProps) {
  const filterId = useId();
  return (
    <div className="table-tools">
      <label className="table-filter" htmlFor={filterId}>
        <SearchIcon size={16} />
        <span className="visually-hidden">Filter {caption}</span>
        <input
          id={filterId}
          type="search"
          placeholder="Filter"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <CopyCsv csv={csv} />
    </div>
  );
}

function Heads<Row>({
  columns,
  sort,
  onSort,
}: {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (key: string) => void;
}) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <SortHead key={column.key} column={column} sort={sort} onSort={() => onSort(column.key)} />
        ))}
      </tr>
    </thead>
  );
}

/** A table that people can sort, filter and copy; where there is little room each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, tools = rows.length > 3 } = props;
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<Sort | null>(props.sort ?? null);
  // A letter and a pressed head are drawn at once, the rows right after.
  const filter = useDeferredValue(typed).trim();
  const shown = useShownRows(props, filter, useDeferredValue(sort));
  const csv = () =>
    csvOf(
      columns.map((column) => column.label),
      shown.map((row) => columns.map((column) => column.value(row))),
    );
  const sortBy = (key: string) =>
    setSort((was) => ({ column: key, descending: was?.column === key ? !was.descending : false }));
  return (
    <div className="data-table">
      {tools && <TableTools caption={caption} typed={typed} onType={setTyped} csv={csv} />}
      <table>
        <caption>{caption}</caption>
        <Heads columns={columns} sort={sort} onSort={sortBy} />
        <TableRows shown={shown} columns={columns} rowKey={rowKey} rowClass={props.rowClass} />
      </table>
      {shown.length === 0 && (
        <div className="table-empty">
          {rows.length > 0 ? `Nothing matches “${filter}”.` : props.whenEmpty}
        </div>
      )}
    </div>
  );
}
