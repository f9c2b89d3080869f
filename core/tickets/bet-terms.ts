import type { RaceDay } from '../kernel/race-day.ts';
import { type Pool, type Takeout, takeoutOn } from '../odds/takeout.ts';
import { type MinimumBet, minimumBet } from './minimum-bets.ts';
import { type AnyWager, isMultiRace } from './wager.ts';

/**
 * What becomes of a horse that is scratched after the wager was made: its combinations are given back; they play for a
 * consolation; or they go on with the public's choice at the off.
 */
export type ScratchRule = 'refund' | 'consolation' | 'favorite';

/** On what terms a track sells a wager. */
export interface BetTerms {
  readonly minimum: MinimumBet;
  readonly takeout: Takeout;
  readonly scratched: ScratchRule;
}

/** No list names these pools; tracks price them like the pool they resemble. */
const LIKE: Partial<Record<AnyWager, Pool>> = { quinella: 'exacta', 'super high five': 'superfecta' };

/** The takeout of a wager's pool; a quinella's and a super high five's is the exacta's and superfecta's, assumed. */
export function takeoutOfWager(trackSlug: string, day: RaceDay, wager: AnyWager): Takeout {
  const like = LIKE[wager];
  if (like === undefined) return takeoutOn(trackSlug, day, wager as Pool);
  const takeout = takeoutOn(trackSlug, day, like);
  return { ...takeout, operator: `${takeout.operator}, ${like}`, isAssumed: true };
}

/** Rules of New York, New Jersey and Kentucky alike: doubles and pick 3s have consolations, longer picks the favorite. */
export function scratchRuleOf(wager: AnyWager): ScratchRule {
  if (!isMultiRace(wager)) return 'refund';
  return wager === 'daily double' || wager === 'pick 3' ? 'consolation' : 'favorite';
}

export const betTerms = (trackSlug: string, day: RaceDay, wager: AnyWager): BetTerms => ({
  minimum: minimumBet(trackSlug, day, wager),
  takeout: takeoutOfWager(trackSlug, day, wager),
  scratched: scratchRuleOf(wager),
});
