import { ChanceBar, count } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { Pace, StyleRow } from './pace.ts';
import { styleName, stylesSummary } from './pace.ts';

const columns: readonly Column<StyleRow>[] = [
  {
    key: 'style',
    label: 'Style',
    value: (row) => styleName(row.style),
    show: (row) => (
      <span>
        <strong>{styleName(row.style)}</strong>{' '}
        {row.style !== 'unknown' && <span className="muted">{row.style}</span>}
      </span>
    ),
  },
  { key: 'count', label: 'Horses', value: (row) => row.count, numeric: true },
  {
    key: 'share',
    label: '% of field',
    value: (row) => row.percentOfField,
    show: (row) => <ChanceBar chance={row.percentOfField / 100} />,
  },
];

/** How many starters have each running style. */
export function RunningStyles({ pace }: { readonly pace: Pace }) {
  return (
    <div className="stack">
      <p>{stylesSummary(pace.runningStyles)}</p>
      <DataTable
        caption={`Race ${count(pace.raceNumber)}: running styles`}
        columns={columns}
        rows={pace.runningStyles}
        rowKey={(row) => row.style}
        tools={false}
      />
      <p className="small muted">
        From each horse’s early positions in its last races: E wants the lead, E/P lies close, P stalks, S
        closes.
      </p>
    </div>
  );
}
