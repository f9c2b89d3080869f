import type { ReactNode } from 'react';
import { useQueryValue } from '#frame/frame.ts';
import { Card, count, SelectField, Skeleton } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { Book, Part, SplitName } from './my-book.ts';
import {
  isFew,
  isSplit,
  partText,
  perDollar,
  rangeText,
  settledDollars,
  splitNames,
  usualSplit,
} from './my-book.ts';

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
        {isFew(row) ? (
          <span className="small muted">{perDollar(row.returnPerDollar)}</span>
        ) : (
          <strong>{perDollar(row.returnPerDollar)}</strong>
        )}
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

/** The split of the address, and how to choose another one. */
export function useSplit(): readonly [SplitName, (split: string) => void] {
  const [word, setWord] = useQueryValue('by');
  return [isSplit(word) ? word : usualSplit, (split) => setWord(split === usualSplit ? null : split)];
}

type SplitsProps = {
  readonly splits: Book['splits'];
  /** Shown where the chosen split could not be read. */
  readonly failure: ReactNode;
};

/** The same figures by wager, track, class, surface, money or idea. */
export function Splits({ splits, failure }: SplitsProps) {
  const [chosen, choose] = useSplit();
  const parts = splits.find(({ split }) => split === chosen)?.parts;
  return (
    <Card title="By wager, track, class, surface, money and idea" className="book-list">
      <SelectField
        label="Split by"
        className="book-choice"
        choices={choices}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      />
      {parts === undefined ? (
        (failure ?? <Skeleton shape="table" label="Adding up your tickets" />)
      ) : (
        <DataTable
          key={chosen}
          caption={`By ${splitNames[chosen].toLowerCase()}`}
          columns={columnsBy(chosen)}
          rows={parts}
          rowKey={({ part }) => part ?? ''}
          tools={false}
          whenEmpty="No tickets to split."
        />
      )}
    </Card>
  );
}
