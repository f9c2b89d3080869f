import { horseName } from '../../card/horse-name.ts';
import type { Price } from '../../card/price.ts';
import { priceWords } from '../../picks/recommendations/live-odds.ts';
import type { RaceView } from '../race-view.ts';
import type { CellKind } from './answer-table.ts';

/** The columns of a horse, for `horseCells`. */
export const HORSE = [
  ['No.', 'cloth'],
  ['Horse', 'text'],
] as const;

/** Number and name of a horse, as its cells. */
export const horseCells = ({
  programNumber,
  horseName: name,
}: {
  readonly programNumber: string;
  readonly horseName: string;
}): readonly string[] => [programNumber, horseName(name)];

/** Cells of a program number in a race; of one that is not in it the number alone. */
export function cellsOfNumber(
  { evidence }: Pick<RaceView, 'evidence'>,
  number: string,
): readonly (string | null)[] {
  const runner = evidence.runners.find(({ programNumber }) => programNumber === number);
  return runner === undefined ? [number, null] : horseCells(runner);
}

const priceIn = ({ evidence }: Pick<RaceView, 'evidence'>, number: string): Price | null =>
  evidence.interests.find(({ runners }) => runners.some(({ programNumber }) => programNumber === number))
    ?.price ?? null;

/** The prices of some races as a column: its title says where they stand if that is the same for all, else each cell does. */
export function pricesIn(views: readonly Pick<RaceView, 'evidence'>[]) {
  const kinds = new Set(
    views
      .flatMap(({ evidence }) => evidence.interests)
      .flatMap(({ price }) => (price === null ? [] : [price.kind === 'morning line'])),
  );
  const [isMorning] = kinds;
  const title = kinds.size !== 1 ? 'Odds' : isMorning === true ? 'Morning line' : 'Board';
  const cellOf = (view: Pick<RaceView, 'evidence'>, number: string): string | null => {
    const price = priceIn(view, number);
    if (price === null) return null;
    return kinds.size === 1 ? price.text : priceWords(price);
  };
  return { column: [title, 'price'] as readonly [string, CellKind], cellOf };
}
