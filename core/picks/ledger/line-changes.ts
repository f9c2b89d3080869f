import type { BettingLine, LineRow } from '../../handicapping/betting-line.ts';

/** What a line says of one betting interest. */
type LineTerms = Pick<LineRow, 'chance' | 'fairPrice' | 'priceToTake'>;

/** A betting interest whose chance is another one; null where it was not, or is no longer, in the race. */
export interface LineMove extends Pick<LineRow, 'interest' | 'horses'> {
  readonly before: LineTerms | null;
  readonly after: LineTerms | null;
}

/** One new line: when, why, and what it did to each horse. */
export interface LineChange extends Pick<BettingLine, 'madeAt'> {
  readonly cause: string;
  /** Horses that came out or in first, then the largest move first. */
  readonly moves: readonly LineMove[];
}

const termsOf = (row: LineRow | undefined): LineTerms | null =>
  row === undefined ? null : { chance: row.chance, fairPrice: row.fairPrice, priceToTake: row.priceToTake };

const sizeOf = ({ before, after }: LineMove): number =>
  before === null || after === null ? 1 : Math.abs(after.chance - before.chance);

const byInterest = ({ rows }: BettingLine): ReadonlyMap<string, LineRow> =>
  new Map(rows.map((row) => [row.interest, row]));

function movesBetween(before: BettingLine, after: BettingLine): readonly LineMove[] {
  const [was, is] = [byInterest(before), byInterest(after)];
  return [...new Map([...was, ...is]).values()]
    .map(({ interest, horses }) => ({
      interest,
      horses,
      before: termsOf(was.get(interest)),
      after: termsOf(is.get(interest)),
    }))
    .filter((move) => sizeOf(move) > 0)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

/** What each line of a race changed in the one before it, from lines in their order: only those that state a cause. */
export const lineChanges = (lines: readonly BettingLine[]): readonly LineChange[] =>
  lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (before === undefined || line.cause === null || line.madeAt === before.madeAt) return [];
    return [{ madeAt: line.madeAt, cause: line.cause, moves: movesBetween(before, line) }];
  });
