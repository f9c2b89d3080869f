import { useState } from 'react';
import { Alert, Badge, Checkbox, Empty, shortRaceDay } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { Plan, PlanRow } from './backfill.ts';
import { planText, whyText, whyTones } from './backfill.ts';

const columns: readonly Column<PlanRow>[] = [
  { key: 'date', label: 'Day', value: (row) => row.date, show: (row) => shortRaceDay(row.date) },
  { key: 'source', label: 'Source', value: (row) => row.label, show: (row) => <strong>{row.label}</strong> },
  { key: 'asked', label: 'Fetch', value: (row) => (row.isAsked ? 'yes' : 'no') },
  {
    key: 'why',
    label: 'Why',
    value: (row) => row.why,
    show: (row) => <Badge tone={whyTones[row.why]}>{whyText(row.why)}</Badge>,
  },
  { key: 'sentence', label: 'Details', value: (row) => row.sentence, sortable: false },
  {
    key: 'requests',
    label: 'Requests',
    value: (row) => row.requests,
    show: (row) => (row.isAsked ? row.requests : '–'),
    numeric: true,
  },
];

/** What a backfill would ask, and why; what it would leave alone can be shown too. */
export function PlanTable({ plan }: { readonly plan: Plan }) {
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? plan.sourceDays : plan.sourceDays.filter(({ isAsked }) => isAsked);
  return (
    <div className="stack">
      <Alert tone="info" title="Dry run: nothing was fetched">
        {planText(plan)}
      </Alert>
      <Checkbox
        label="Also show what would not be fetched"
        checked={isWhole}
        onChange={(event) => setWhole(event.target.checked)}
      />
      {rows.length === 0 ? (
        <Empty title="Nothing to fetch">
          Every source for these days is complete, no longer has the data, or is not in use.
        </Empty>
      ) : (
        <DataTable
          caption={isWhole ? 'Every source for these days' : 'What would be fetched'}
          columns={columns}
          rows={rows}
          rowKey={(row) => `${row.date} ${row.source}`}
        />
      )}
    </div>
  );
}
