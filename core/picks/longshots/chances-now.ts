import type { Evidence } from '../../handicapping/evidence.ts';
import { blendedModel, type Handicapper } from '../../handicapping/handicapper.ts';
import { pricedChances } from '../../handicapping/models/public.ts';
import { tilted } from '../analysis/chance-pool.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';
import type { TicketChances } from '../recommendations/ticket-chances.ts';

/** Chances by betting interest, in the order of the evidence. */
export interface ChancesNow {
  readonly blended: readonly number[];
  /** The analysts' views without the market's own share; null where there are none. */
  readonly views: readonly number[] | null;
}

const tiltOf = (chance: number, market: number): number =>
  chance > 0 && market > 0 ? Math.log(chance / market) : 0;

/**
 * Saved picks moved to current prices: their lean away from the market of that time is applied to today's market. A horse
 * they do not cover gets the market's chance. Without picks the fitted model's chances count, market included.
 */
export function chancesNow(
  evidence: Evidence,
  recommendation: Recommendation | null,
  handicapper: Handicapper,
): ChancesNow {
  if (recommendation === null)
    return { blended: blendedModel(handicapper, evidence).chances(evidence), views: null };
  const ticketByInterest = new Map(recommendation.tickets.map((ticket) => [ticket.interest, ticket]));
  const market = pricedChances(evidence);
  const leaning = (chanceOf: (ticket: TicketChances) => number): readonly number[] =>
    tilted(
      market,
      evidence.interests.map(({ number }) => {
        const ticket = ticketByInterest.get(number);
        return ticket === undefined ? 0 : tiltOf(chanceOf(ticket), ticket.market);
      }),
    );
  return { blended: leaning(({ blended }) => blended), views: leaning(({ views }) => views) };
}
