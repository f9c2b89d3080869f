import { useQueryValue } from '#frame/frame.ts';
import { Card, count, SelectField } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { Book, Part } from './my-book.ts';
import { isSplit, partText, perDollar, rangeText, settledDollars, splitNames } from './my-book.ts';

const choices = Object.entries(splitNames).map(([value, label]) => ({ value, label }));

const columnsBy = (split: string): readonly Column<Part>[] => [
  {
    key: 'part',
    label: splitNames[split as keyof typeof splitNames],
    value: ({ part }) => partText(split, part),
  },
  {
    key: 'tickets',
    label: 'Tickets',
    value: ({ tickets }) => tickets,
    show: (row) => count(row.tickets),
    numeric: true,
  },
  {
    key: 'settled',
    label: 'Won',
    value: ({ won }) => won,
    show: ({ won, lost }) => `${count(won)} of ${count(won + lost)}`,
    numeric: true,
  },
  {
    key: 'staked',
    label: 'Staked',
    value: ({ stakedCents }) => stakedCents / 100,
    show: (row) => settledDollars(row, row.stakedCents),
    numeric: true,
  },
  {
    key: 'returned',
    label: 'Returned',
    value: ({ returnedCents }) => returnedCents / 100,
    show: (row) => settledDollars(row, row.returnedCents),
    numeric: true,
  },
  {
    key: 'perDollar',
    label: 'Return per $1',
    value: ({ returnPerDollar }) => returnPerDollar,
    show: (row) => (
      <span className="book-return">
        <strong>{perDollar(row.returnPerDollar)}</strong>
        <span className="muted">{rangeText(row)}</span>
      </span>
    ),
    numeric: true,
  },
  {
    key: 'run',
    label: 'Losing run',
    value: ({ longestLosingRun }) => longestLosingRun,
    show: (row) => count(row.longestLosingRun),
    numeric: true,
  },
];

/** The same figures by wager, track, class, surface, money or idea. */
export function Splits({ splits }: { readonly splits: Book['splits'] }) {
  const [word, setWord] = useQueryValue('by');
  const chosen = isSplit(word) ? word : 'wager';
  const parts = splits.find(({ split }) => split === chosen)?.parts ?? [];
  return (
    <Card title="By wager, track, class, surface, money and idea" className="book-list">
      <SelectField
        label="Split by"
        className="book-choice"
        choices={choices}
        value={chosen}
        onChange={({ target }) => setWord(target.value === 'wager' ? null : target.value)}
      />
      <DataTable
        key={chosen}
        caption={`By ${splitNames[chosen].toLowerCase()}`}
        columns={columnsBy(chosen)}
        rows={parts}
        rowKey={({ part }) => part ?? ''}
        tools={false}
        whenEmpty="No tickets to split."
      />
    </Card>
  );
}
