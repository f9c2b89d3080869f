import { count, fixed } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { Performance } from './performance.ts';
import { nameOf } from './performance.ts';

type OrderScore = Performance['orders'][number];

/** `public, discounted` as `Final prices, discounted`. */
export function orderName(name: string): string {
  const [model = '', ...how] = name.split(', ');
  return [nameOf(model), ...how].join(', ');
}

const columns: readonly Column<OrderScore>[] = [
  {
    key: 'name',
    label: 'Win chances, order model',
    value: ({ name }) => orderName(name),
    show: ({ name }) => <strong>{orderName(name)}</strong>,
  },
  {
    key: 'races',
    label: 'Races',
    value: ({ races }) => races,
    show: ({ races }) => count(races),
    numeric: true,
  },
  {
    key: 'exacta',
    label: 'Exacta log loss',
    value: ({ exactaLogLoss }) => exactaLogLoss,
    show: ({ exactaLogLoss }) => fixed(exactaLogLoss, 3),
    numeric: true,
  },
  {
    key: 'trifecta',
    label: 'Trifecta log loss',
    value: ({ trifectaLogLoss }) => trifectaLogLoss,
    show: ({ trifectaLogLoss }) => fixed(trifectaLogLoss, 3),
    numeric: true,
  },
];

/** How well the orders of finish were foretold, by win chances and order model. */
export function OrderScores({ orders }: { readonly orders: Performance['orders'] }) {
  if (orders.length === 0) return null;
  return (
    <div className="compact-cards">
      <DataTable
        caption="Orders of finish"
        columns={columns}
        rows={orders}
        rowKey={({ name }) => name}
        sort={{ column: 'trifecta', descending: false }}
        tools={false}
      />
    </div>
  );
}
