import { scratchRuleOf } from '../bet-terms.ts';
import { type MultiRaceBet, racesOf } from '../multi-race-bet.ts';
import { ALL, type TicketSet } from '../ticket.ts';
import type { RaceOutcome } from './race-outcome.ts';
import { type BetStanding, type InterestsOfCard, standingOf } from './standing.ts';

/** What a track shows before the last leg of a bet: the payoff with each of its horses, in dollars for `base`. */
export interface WillPays {
  /** Dollars staked for the payoffs. */
  readonly base: number;
  readonly horses: readonly { readonly number: string; readonly dollars: number }[];
}

/** What a ticket returns if a betting interest wins the last leg. */
export interface ReturnInLastLeg {
  /** The betting interest: `1` for 1 and 1A of an entry. */
  readonly number: string;
  /** Combinations that then win; null where that is not known. */
  readonly combinations: number | null;
  /** Dollars staked on those: the will-pay for a dollar, times this, is the return. Null where no will-pay says it. */
  readonly stake: number | null;
  /** Dollars; null while the will-pay is not known, and where none says it. */
  readonly dollars: number | null;
  /** Why no will-pay says what it returns; null where one does. */
  readonly reason: string | null;
}

/** What is known of the races of a bet before the last one. */
export interface BeforeLastLeg {
  readonly day: readonly RaceOutcome[];
  readonly card: InterestsOfCard;
  /** Betting interests of the last race without a horse left, by its card. */
  readonly scratched: ReadonlySet<string>;
}

/** Whether a bet is alive and only its last leg is to come. */
function isInLastLeg({ state, legs }: BetStanding): boolean {
  const live = legs.filter((leg) => leg.state === 'live');
  return state === 'alive' && live.length === 1 && legs.at(-1)?.state === 'live';
}

/** The race of a dead heat after which a horse has several will-pays: one for each winner, in a double or a pick 3. */
const deadHeatOf = ({ wager }: MultiRaceBet, { legs }: BetStanding): number | null =>
  scratchRuleOf(wager) === 'consolation'
    ? (legs.find(({ winners }) => winners.length > 1)?.raceNumber ?? null)
    : null;

/** Why a will-pay does not say what a betting interest returns; null where it does. */
function reasonFor(number: string, held: readonly string[], bet: MultiRaceBet, where: BeforeLastLeg) {
  const goesToFavorite = scratchRuleOf(bet.wager) === 'favorite';
  if (where.scratched.has(number)) {
    return goesToFavorite
      ? 'scratched, it counts for the favorite'
      : 'scratched, it may have a consolation or be refunded';
  }
  if (goesToFavorite && held.some((other) => where.scratched.has(other))) {
    return 'a scratched horse of the ticket counts for the favorite';
  }
  const deadHeat = deadHeatOf(bet, standingOf(bet, where.day, where.card));
  return deadHeat === null ? null : `each winner of the dead heat in race ${deadHeat} has its own will-pay`;
}

const interestIn = (where: BeforeLastLeg, bet: MultiRaceBet) => {
  const interests = where.card.get(racesOf(bet).at(-1) ?? 0);
  return (number: string): string => interests?.get(number) ?? number;
};

function returnOn(
  interest: string,
  { combinations, reason }: Pick<ReturnInLastLeg, 'combinations' | 'reason'>,
  base: number,
  perDollar: number | null,
): ReturnInLastLeg {
  const stake = combinations === null || reason !== null ? null : Math.round(base * combinations * 100) / 100;
  const dollars = stake === null || perDollar === null ? null : Math.round(perDollar * stake * 100) / 100;
  return { number: interest, combinations, stake, dollars, reason };
}

/**
 * What a bet returns with each betting interest it holds in its last leg, once that leg alone is to come: the will-pay,
 * scaled from its stake to the bet's, for each combination that then wins. Example: a will-pay of $120 for $2, and a $1
 * ticket with 2 winning combinations: 120 / 2 * 1 * 2 = $120. Null before the last leg, for a dead bet and with all
 * horses there. There is no figure after a dead heat in a double or a pick 3, for a scratched horse, beside one that
 * counts for the favorite, and with all horses of a race that was called off.
 */
export function returnsInLastLeg(
  bet: MultiRaceBet,
  where: BeforeLastLeg,
  known: WillPays | null,
): readonly ReturnInLastLeg[] | null {
  const alive = standingOf(bet, where.day, where.card);
  const held: TicketSet = alive.legs.at(-1)?.held ?? ALL;
  if (!isInLastLeg(alive) || held === ALL) return null;
  const interestOf = interestIn(where, bet);
  const interests = [...new Set(held.map(interestOf))];
  return interests.map((interest) => {
    const last = held.filter((number) => interestOf(number) === interest);
    const alone = standingOf({ ...bet, legs: [...bet.legs.slice(0, -1), last] }, where.day, where.card);
    const reason = reasonFor(interest, interests, bet, where);
    const combinations = where.scratched.has(interest) ? null : alone.aliveCombinations;
    const paid = known?.horses.find(({ number }) => interestOf(number) === interest);
    const perDollar = known === null || paid === undefined ? null : paid.dollars / known.base;
    return returnOn(interest, { combinations, reason }, bet.base, perDollar);
  });
}
