import type { MultiRaceBet } from '../multi-race-bet.ts';
import { ALL } from '../ticket.ts';
import type { RaceOutcome } from './race-outcome.ts';
import { type BetStanding, type InterestsOfCard, standingOf } from './standing.ts';

/** What a track shows before the last leg of a bet: the payoff with each of its horses, in dollars for `base`. */
export interface WillPays {
  /** Dollars staked for the payoffs. */
  readonly base: number;
  readonly horses: readonly { readonly number: string; readonly dollars: number }[];
}

/** What a ticket returns if a horse wins the last leg. */
export interface ReturnInLastLeg {
  readonly number: string;
  /** Combinations that then win. */
  readonly combinations: number;
  /** Dollars; null while the will-pay of the horse is not known. */
  readonly dollars: number | null;
}

/** Whether a bet is alive and only its last leg is to come. */
function isInLastLeg({ state, legs }: BetStanding): boolean {
  const live = legs.filter((leg) => leg.state === 'live');
  return state === 'alive' && live.length === 1 && legs.at(-1)?.state === 'live';
}

/**
 * What a bet returns with each horse it holds in its last leg, once that leg alone is to come: the will-pay, scaled from
 * its stake to the bet's, for each combination that then wins. Example: a will-pay of $120 for $2, and a $1 ticket with 2
 * winning combinations: 120 / 2 * 1 * 2 = $120. Null before the last leg, for a dead bet and with all horses there.
 */
export function returnsInLastLeg(
  bet: MultiRaceBet,
  { day, card }: { readonly day: readonly RaceOutcome[]; readonly card: InterestsOfCard },
  known: WillPays | null,
): readonly ReturnInLastLeg[] | null {
  const alive = standingOf(bet, day, card);
  const held = alive.legs.at(-1)?.held ?? ALL;
  if (!isInLastLeg(alive) || held === ALL) return null;
  return held.map((number) => {
    const alone = standingOf({ ...bet, legs: [...bet.legs.slice(0, -1), [number]] }, day, card);
    const combinations = alone.aliveCombinations ?? 0;
    const paid = known?.horses.find((horse) => horse.number === number)?.dollars ?? null;
    const dollars =
      known === null || paid === null
        ? null
        : Math.round((paid / known.base) * bet.base * combinations * 100) / 100;
    return { number, combinations, dollars };
  });
}
