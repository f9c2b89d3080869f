import type { Followed } from './desk-calls.ts';

export type LastLegRow = NonNullable<Followed['lastLeg']>[number];

/** The stake that tracks show will-pays for most often, in dollars. */
export const usualStake = 2;
const highestStake = 1_000;

/** Dollars a ticket returns if a horse wins its last leg; null without its will-pay, and without the stake that is for. */
export function lastLegReturn(
  { stake }: Pick<LastLegRow, 'stake'>,
  willPay: { readonly dollars: number | null; readonly stake: number | null },
): number | null {
  if (stake == null || !willPay.dollars || !willPay.stake || willPay.stake > highestStake) return null;
  return Math.round((willPay.dollars / willPay.stake) * stake * 100) / 100;
}
