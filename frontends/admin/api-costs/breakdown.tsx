import { Card } from '#kit/kit.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { CostStats } from './budget-cards.tsx';
import { spentText } from './spend-words.ts';

type Row = CostStats['breakdown'][number];

const columns = [
  { key: 'service', label: 'Service', value: (row: Row) => row.service },
  { key: 'calls', label: 'Calls', value: (row: Row) => row.total_calls, numeric: true },
  { key: 'tokens', label: 'Tokens', value: (row: Row) => row.total_tokens, numeric: true },
  {
    key: 'cost',
    label: 'Cost',
    value: (row: Row) => row.total_cost,
    show: (row: Row) => spentText(row.total_cost),
    numeric: true,
  },
  {
    key: 'each',
    label: 'Average per call',
    value: (row: Row) => row.avg_cost_per_call,
    show: (row: Row) => spentText(row.avg_cost_per_call),
    numeric: true,
  },
] as const;

/** What each outside service cost today. */
export function Breakdown({ rows }: { readonly rows: CostStats['breakdown'] }) {
  const assumed = rows.reduce((sum, { assumed_calls }) => sum + (assumed_calls ?? 0), 0);
  return (
    <Card title="Today's Service Breakdown">
      {rows.length === 0 ? (
        <p className="muted">
          No outside service was called today. The built-in analysts are free; a provider is counted here once
          its API key is set.
        </p>
      ) : (
        <DataTable
          caption="Services called today"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.service}
          tools={false}
        />
      )}
      {assumed > 0 && (
        <p className="small muted">
          {assumed} of these calls use an assumed price or token count: the provider reported none.
        </p>
      )}
    </Card>
  );
}
