import { ALL, type TicketSet } from '../ticket.ts';

/** Winning numbers that name other races: `(RACES 6-8)`, or a sequence over several tracks. */
const RACES = /\(RACES (\d+)-(\d+)\)/i;
const OTHER_TRACKS = /X-COUNTRY/i;
const RANGE = /^\((\d+)-(\d+)\)$/;

export interface PrintedNumbers {
  /** For each place or leg the numbers that win; `all` where any does. */
  readonly sets: readonly TicketSet[];
  /** The races of the sequence, where they are printed. */
  readonly races: { readonly first: number; readonly last: number } | null;
}

/** `5`, `1A`, `(14-16)` for 14, 15 and 16. */
function numbersOf(printed: string): readonly string[] {
  const [, low, high] = RANGE.exec(printed) ?? [];
  if (low === undefined) return [printed.replace(/[^0-9A-Z]/gi, '')].filter((number) => number !== '');
  return Array.from({ length: Number(high) - Number(low) + 1 }, (_, index) => `${Number(low) + index}`);
}

function setOf(printed: string, between: string): TicketSet {
  const numbers = printed.split(between).flatMap(numbersOf);
  return numbers.some((number) => /^all$/i.test(number)) ? ALL : numbers;
}

/**
 * The winning numbers of a payoff, place by place or leg by leg: `9/12/13-3-1/(8-10)` is three legs. Charts also print
 * legs between slashes with commas inside (`3/2/3/10,13,14`). Null for numbers that are of another length, name another
 * track's races or cannot be read.
 */
export function printedNumbers(winningNumbers: string, length: number): PrintedNumbers | null {
  if (OTHER_TRACKS.test(winningNumbers)) return null;
  const [label, first, last] = RACES.exec(winningNumbers) ?? [];
  const text = winningNumbers.replace(label ?? '', '').replaceAll(' ', '');
  const races = label === undefined ? null : { first: Number(first), last: Number(last) };
  const dashed = text.split(/-(?![^(]*\))/);
  const isDashed = dashed.length === length;
  const legs = isDashed ? dashed : text.split('/');
  if (legs.length !== length || (!isDashed && !text.includes(','))) return null;
  const sets = legs.map((leg) => setOf(leg, isDashed ? '/' : ','));
  return sets.some((set) => set.length === 0) ? null : { sets, races };
}
