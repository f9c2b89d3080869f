import type { ReactNode } from 'react';
import { rounded, unknownFigure } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import { enoughStarts, returnText, winText } from '../record/record-text.ts';
import type { PersonGroup } from './person-queries.ts';

type Row = PersonGroup['rows'][number];

const share = (value: number | null): string => (value === null ? unknownFigure : rounded(value, '%'));

/** Small below thirty starts. */
const sized = ({ starts }: Row, text: ReactNode) =>
  starts < enoughStarts ? <span className="small muted">{text}</span> : text;

const columnsOf = (title: string): readonly Column<Row>[] => [
  { key: 'label', label: title, value: (row) => row.label },
  { key: 'starts', label: 'Starts', value: (row) => row.starts, numeric: true },
  { key: 'wins', label: 'Wins', value: (row) => row.wins, numeric: true },
  {
    key: 'win',
    label: 'Win % (95% range)',
    value: (row) => row.winPercent,
    show: (row) => sized(row, winText(row)),
    numeric: true,
  },
  {
    key: 'itm',
    label: 'ITM %',
    value: (row) => row.inTheMoneyPercent,
    show: (row) => sized(row, share(row.inTheMoneyPercent)),
    numeric: true,
  },
  {
    key: 'return',
    label: 'Return per $1 to win (95% range)',
    value: (row) => row.returnPerDollar,
    show: (row) => sized(row, returnText(row)),
    numeric: true,
  },
];

/** The record by one kind of fact. */
export function GroupTable({ group }: { readonly group: PersonGroup }) {
  if (group.rows.length === 0) return null;
  return (
    <DataTable
      caption={`By ${group.title.toLowerCase()}`}
      columns={columnsOf(group.title)}
      rows={group.rows}
      rowKey={(row) => row.label}
      sort={{ column: 'starts', descending: true }}
    />
  );
}
