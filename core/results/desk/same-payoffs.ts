import { dollarsText } from '../../kernel/text.ts';
import type { Payout, RaceResult } from '../race-result.ts';

const HALF_A_CENT = 0.005;

const perDollar = ({ payoff, base }: Payout): number | null => (payoff === null ? null : payoff / base);

function isOtherPayoff(a: Payout, b: Payout): boolean {
  const [ours, theirs] = [perDollar(a), perDollar(b)];
  return ours !== null && theirs !== null && Math.abs(ours - theirs) * a.base > HALF_A_CENT;
}

/** Payoffs of another result of the race that differ, among wagers both report: `Win on 5 pays $8.40`. */
export function otherPayoffs(
  race: Pick<RaceResult, 'payouts'>,
  other: Pick<RaceResult, 'payouts'>,
): readonly string[] {
  return race.payouts.flatMap((payout) => {
    const { wager, winningNumbers } = payout;
    const reported = other.payouts.find(
      (candidate) => candidate.wager === wager && candidate.winningNumbers === winningNumbers,
    );
    if (reported === undefined || reported.payoff === null || !isOtherPayoff(payout, reported)) return [];
    return [`${wager} on ${winningNumbers} pays ${dollarsText(reported.payoff)}`];
  });
}
