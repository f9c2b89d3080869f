import type { RaceParts } from './race-parts.ts';
import type { Choice } from './race-text.ts';
import { choices } from './race-text.ts';
import type { Cell, Row } from './rows.ts';
import { rowOfCells, rowWidth } from './rows.ts';

const columns = 3;
const inset = 3;
const width = Math.floor((rowWidth - inset) / columns);
const nameWidth = 17;

function cellsOf({ numbers, name, chance, take, morningLine }: Choice, column: number): readonly Cell[] {
  const start = inset + column * width;
  return [
    { text: numbers, column: start + 4, side: 'end' },
    { text: [...name].slice(0, nameWidth).join('').trimEnd(), column: start + 5 },
    { text: chance, column: start + 28, side: 'end' },
    { text: take, column: start + 34, side: 'end' },
    { text: morningLine, column: start + 40, side: 'end' },
  ];
}

const head: Choice = { numbers: 'No.', name: 'Horse', chance: 'chance', take: 'take', morningLine: 'ML' };

/** What stands over the columns of choices. */
export const choiceHeads: Row = rowOfCells(
  Array.from({ length: columns }, (_, column) => cellsOf(head, column)).flat(),
);

/** The bets of a race by our chance, three a row, in at most so many rows. */
export function choiceRows(parts: RaceParts, most: number): readonly Row[] {
  const bets = choices(parts).slice(0, most * columns);
  return Array.from({ length: Math.ceil(bets.length / columns) }, (_, row) =>
    rowOfCells(bets.slice(row * columns, (row + 1) * columns).flatMap((bet, column) => cellsOf(bet, column))),
  );
}
