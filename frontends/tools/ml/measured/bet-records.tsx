import { IntervalBar, scaleOf } from '#kit/charts/charts.ts';
import type { Interval } from '#kit/kit.ts';
import { between, count, signedPercent } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { PlacedBets } from './bet-records.ts';
import { betRecords, pictured, reachOf, ruleOf } from './bet-records.ts';

const columnsOn = (scale: Interval): readonly Column<PlacedBets>[] => [
  {
    key: 'rule',
    label: '$1 to win on',
    value: ({ name }) => ruleOf(name),
    show: ({ name }) => <strong>{ruleOf(name)}</strong>,
  },
  { key: 'bets', label: 'Bets', value: ({ bets }) => bets, show: ({ bets }) => count(bets), numeric: true },
  {
    key: 'return',
    label: 'Return',
    value: (record) => record.return,
    show: (record) => signedPercent(record.return),
    numeric: true,
  },
  {
    key: 'reach',
    label: '95% interval',
    value: (record) => {
      const reach = reachOf(record);
      return reach && between(reach, signedPercent);
    },
    sortable: false,
    numeric: true,
  },
  {
    key: 'picture',
    label: 'Loss | profit',
    value: () => null,
    show: (record) => <IntervalBar value={record.return} interval={reachOf(record)} scale={scale} />,
    sortable: false,
  },
];

/** What a dollar on every overlay came to, beside the same dollars without a model. */
export function BetRecords({
  caption,
  ...performance
}: { readonly caption: string } & Parameters<typeof betRecords>[0]) {
  const { placed, never } = betRecords(performance);
  const scale = scaleOf(placed.map(pictured));
  return (
    <div className="stack compact-cards">
      <DataTable
        caption={caption}
        columns={columnsOn(scale)}
        rows={placed}
        rowKey={({ name }) => name}
        tools={false}
        whenEmpty="No model found a bet."
      />
      <p className="small muted">
        An overlay is a horse whose chance by the model beats its final odds. The vertical mark is break-even,
        the line the 95% interval.
        {never.length > 0 && ` No bets found by: ${never.join('; ')}.`}
      </p>
    </div>
  );
}
