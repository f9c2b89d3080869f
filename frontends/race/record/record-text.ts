import { between, money, rounded } from '#kit/kit.ts';

type Range = { readonly low: number; readonly high: number };

/** Starts with their shares in percent and what came back for each $1 to win. */
export type StartsRecord = {
  readonly starts: number;
  readonly wins: number;
  readonly winPercent: number | null;
  readonly winRange: Range | null;
  readonly returnPerDollar: number | null;
  readonly returnRange: Range | null;
  readonly priced: number;
};

/** Fewer starts than this say too little to be shown large. */
export const enoughStarts = 30;

const percentText = (value: number): string => rounded(value, '%');

/** `21% (12% to 34%)`; a dash without a start. */
export function winText({ winPercent, winRange }: StartsRecord): string {
  if (winPercent === null) return '–';
  return winRange === null
    ? percentText(winPercent)
    : `${percentText(winPercent)} (${between(winRange, percentText)})`;
}

/** `$0.83 ($0.41 to $1.40)`; a dash without a priced start. */
export function returnText({ returnPerDollar, returnRange }: StartsRecord): string {
  if (returnPerDollar === null) return '–';
  return returnRange === null
    ? money(returnPerDollar)
    : `${money(returnPerDollar)} (${between(returnRange, money)})`;
}
