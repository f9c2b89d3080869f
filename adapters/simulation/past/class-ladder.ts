/** A kind of race a horse may have run in: `par` is the winner's usual figure among older males. */
export interface ClassStep {
  readonly key: string;
  readonly raceType: string;
  readonly par: number;
  /** Dollars at a leading track. */
  readonly purse: number;
  readonly claim: number | null;
  readonly text: string;
}

const step = (
  key: string,
  raceType: string,
  par: number,
  purse: number,
  claim: number | null,
  text: string,
): ClassStep => ({ key, raceType, par, purse, claim, text });

export const MAIDEN_SPECIAL = step('msw', 'S', 81, 90_000, null, 'MdSpWt');
export const MAIDEN_CLAIMING = [
  step('mc20', 'M', 67, 32_000, 20_000, 'Md20000'),
  step('mc40', 'M', 73, 50_000, 40_000, 'Md40000'),
  step('mc75', 'M', 77, 62_000, 75_000, 'Md75000'),
];
export const CLAIMING = [
  step('c12', 'C', 74, 30_000, 12_500, 'Clm12500'),
  step('c16', 'C', 77, 36_000, 16_000, 'Clm16000'),
  step('c25', 'C', 81, 46_000, 25_000, 'Clm25000'),
  step('c40', 'C', 85, 62_000, 40_000, 'Clm40000'),
];
export const FIRST_CONDITION = step('n1x', 'AO', 87, 105_000, 50_000, 'OC50000n1x');
export const SECOND_CONDITION = step('n2x', 'AO', 91, 110_000, 75_000, 'OC75000n2x');
export const THIRD_CONDITION = step('n3x', 'AO', 94, 115_000, 80_000, 'OC80000n3x');
export const STAKES = [
  step('stk', 'N', 96, 150_000, null, '150k'),
  step('g3', 'G3', 99, 200_000, null, 'G3'),
  step('g2', 'G2', 102, 300_000, null, 'G2'),
  step('g1', 'G1', 106, 500_000, null, 'G1'),
];

/** The purse of a place; New York pays this far down. */
const SHARES = [0.55, 0.2, 0.12, 0.06, 0.04, 0.03];

export const earned = (purse: number, official: number | null): number =>
  official === null ? 0 : Math.round(purse * (SHARES[official - 1] ?? 0));

/** Points by which a par of older males is lowered for the young and for fillies and mares. */
export function parAllowance(age: number, month: number, isFemale: boolean): number {
  const youth = age === 2 ? 8 : age === 3 ? (month < 7 ? 4 : 2) : 0;
  return youth + (isFemale ? 4 : 0);
}
