import type { LineOnRace } from '../line-for-tickets.ts';
import { type PayoffEstimate, payoffEstimate } from '../payoff/payoff-estimate.ts';
import type { PayoffRecord } from '../payoff/payoff-record.ts';
import { type Bet, type PricedBet, pricedBet } from '../priced-bet.ts';
import type { LegReader, PricedLegs } from '../priced-leg.ts';
import { refuseBadTicket } from '../ticket.ts';
import { isMultiRace } from '../wager.ts';

/** A bet with its cost and chance, and what they were worked out from. */
interface ShownTicket
  extends PricedBet,
    Pick<PricedLegs, 'model' | 'chancesUsed' | 'orderVersion' | 'sources'> {
  /** Of its first race. */
  readonly raceId: string;
  readonly raceNumber: number;
  readonly payoff: PayoffEstimate;
}

interface PriceTicketDeps {
  readonly readLegs: LegReader;
  /** What payoffs estimated from prices were worth on real races. */
  readonly payoffs: PayoffRecord;
}

/**
 * What a bet costs, how likely it is to pay by the chances of this moment (with `lineOn` those of the member's line), and about what by its prices; of several
 * races, from this one on. Refuses what reading the races and `pricedBet` refuse: an unknown race, too few races, a
 * number that does not start.
 */
export function makePriceTicket({ readLegs, payoffs }: PriceTicketDeps) {
  return async function priceTicket(
    idText: string,
    bet: Bet,
    lineOn: LineOnRace | null = null,
  ): Promise<ShownTicket> {
    const { wager, base, sets } = bet;
    if (!isMultiRace(wager)) refuseBadTicket({ ...bet, wager });
    const legs = await readLegs(idText, wager, lineOn);
    const { model, chancesUsed, orderVersion, sources } = legs;
    const first = legs.legs[0]?.race;
    return {
      ...pricedBet(bet, legs),
      payoff: payoffEstimate({ wager, base, tickets: [sets] }, legs, payoffs),
      raceId: first?.id ?? idText,
      raceNumber: first?.number ?? 1,
      model,
      chancesUsed,
      orderVersion,
      sources,
    };
  };
}

export type PriceTicket = ReturnType<typeof makePriceTicket>;
