import type { Payout } from '#core/results/race-result.ts';
import type { PdfItem } from '../pdf/pdf-page.ts';
import { type Line, misread, textOf } from './lines.ts';
import { dollars, programNumber } from './readers.ts';

/** Right edges of sums, left edges of words. */
interface Columns {
  readonly straight: readonly { readonly wager: string; readonly right: number }[];
  readonly wager: number;
  readonly numbers: number;
  readonly payoff: number;
  readonly pool: number;
  readonly carryover: number | null;
}

/** Width of the word `Pool` in the header's type, which may be printed in one piece with `Carryover`. */
const POOL_WIDTH = 17.4;
const AT_RIGHT = 3;
const STRAIGHT = ['Win', 'Place', 'Show'];

function columnsOf(line: Line): Columns {
  const need = (pattern: RegExp): PdfItem => {
    const item = line.items.find(({ text }) => pattern.test(text));
    if (item === undefined)
      throw misread(line, 'Payoff', `the payoffs have no column ${pattern.source.slice(1)}.`);
    return item;
  };
  const pool = need(/^Pool/);
  const carryover = line.items.find(({ text }) => /Carryover$/.test(text));
  return {
    straight: line.items
      .filter(({ text }) => STRAIGHT.includes(text))
      .map(({ text, right }) => ({ wager: text, right })),
    wager: need(/^Wager Type/).x,
    numbers: need(/^Winning Numbers/).x,
    payoff: need(/^Payoff/).right,
    pool: pool.x + POOL_WIDTH,
    carryover: carryover?.right ?? null,
  };
}

const endsAt = ({ right }: PdfItem, edge: number | null): boolean =>
  edge !== null && Math.abs(right - edge) <= AT_RIGHT;

function straightPayouts({ items }: Line, columns: Columns): readonly Payout[] {
  const left = items.filter(({ x }) => x < columns.wager - 3);
  const program = programNumber(left[0]?.text ?? '');
  if (program === null) return [];
  return columns.straight.flatMap(({ wager, right }) => {
    const payoff = dollars(left.find((item) => endsAt(item, right))?.text ?? '');
    if (payoff === null) return [];
    return [{ wager, base: 2, winningNumbers: program, correct: null, payoff, pool: null, carryover: null }];
  });
}

/** What one or several lines say of an exotic wager. */
interface Draft {
  readonly line: Line;
  readonly wager: string;
  readonly numbers: string;
  readonly payoff: number | null;
  readonly pool: number | null;
  readonly carryover: number | null;
}

/** A long name of a wager runs into its winning numbers. */
const GLUED = /^(\$[\d.,]+ .+?) (\d[\d/]*-\S+(?: \(.*)?)$/;

function draftOf(line: Line, columns: Columns): Draft {
  const right = line.items.filter(({ x }) => x >= columns.wager - 3);
  const isSum = ({ text }: PdfItem): boolean => dollars(text) !== null;
  const sumAt = (edge: number | null): PdfItem | undefined =>
    right.find((item) => isSum(item) && item.x > columns.numbers && endsAt(item, edge));
  const sums = [columns.payoff, columns.pool, columns.carryover].map(sumAt);
  const words = right.filter((item) => !sums.includes(item));
  const wager = textOf(words.filter(({ x }) => x < columns.numbers - 3));
  const numbers = textOf(words.filter(({ x }) => x >= columns.numbers - 3));
  const [payoff = null, pool = null, carryover = null] = sums.map((item) => dollars(item?.text ?? ''));
  const glued = numbers === '' ? GLUED.exec(wager) : null;
  return { line, wager: glued?.[1] ?? wager, numbers: glued?.[2] ?? numbers, payoff, pool, carryover };
}

const together = (a: string, b: string): string => `${a} ${b}`.trim();

/** Lines without an amount staked belong to the wager above. */
function joined(drafts: readonly Draft[]): readonly Draft[] {
  const wagers: Draft[] = [];
  for (const draft of drafts) {
    const above = wagers.at(-1);
    if (draft.wager.startsWith('$') || above === undefined) wagers.push(draft);
    else {
      const wager = together(above.wager, draft.wager);
      wagers[wagers.length - 1] = { ...above, wager, numbers: together(above.numbers, draft.numbers) };
    }
  }
  return wagers;
}

const CORRECT = / ?\((\d+ correct)\)/;

function payoutOf({ line, wager, numbers, payoff, pool, carryover }: Draft): Payout {
  const [, stake = '', name] = /^\$([\d.,]+) (.+)$/.exec(wager) ?? [];
  const base = dollars(stake);
  if (base === null || name === undefined)
    throw misread(line, 'Wager Type', `"${wager}" is not a stake and wager.`);
  return {
    wager: name,
    base,
    winningNumbers: numbers.replace(CORRECT, ''),
    correct: CORRECT.exec(numbers)?.[1] ?? null,
    payoff,
    // Charts print the pool of a wager on its first line, and 0 on the others.
    pool: pool === 0 ? null : pool,
    carryover,
  };
}

/** The payoffs of a race: win, place and show by horse, then the others as printed. */
export function payoutsOf(lines: readonly Line[]): readonly Payout[] {
  const [header, ...rest] = lines;
  if (header === undefined) return [];
  const columns = columnsOf(header);
  const straight = rest.flatMap((line) => straightPayouts(line, columns));
  const inOrder = STRAIGHT.flatMap((name) => straight.filter(({ wager }) => wager === name));
  const drafts = rest.filter(({ items }) => items.some(({ x }) => x >= columns.wager - 3));
  return [...inOrder, ...joined(drafts.map((line) => draftOf(line, columns))).map(payoutOf)];
}
