import type { OrderExponents } from '../handicapping/finish-order.ts';
import { type PayoffEstimate, payoffEstimate, type TicketsToPay } from '../tickets/payoff/payoff-estimate.ts';
import type { PayoffRecord } from '../tickets/payoff/payoff-record.ts';
import { fieldWithPrices } from '../tickets/priced-leg.ts';
import type { RaceView } from './race-view.ts';

/** What tickets on these races pay when one of them cashes; the races of a bet over several in their order. */
export type PayoffOf = (
  tickets: TicketsToPay,
  views: readonly Pick<RaceView, 'evidence' | 'chances'>[],
) => PayoffEstimate;

/** Payoffs estimated as on the Tickets tab, from the prices of the views. Refuses what `payoffEstimate` refuses. */
export const makePayoffOf =
  (exponents: OrderExponents, record: PayoffRecord): PayoffOf =>
  (tickets, views) => {
    const [first] = views;
    if (first === undefined) throw new Error('a ticket without a race');
    const { trackSlug, day } = first.evidence.race;
    const legs = views.map(({ evidence, chances }) => ({
      race: evidence.race,
      ...fieldWithPrices(evidence, chances),
    }));
    return payoffEstimate(tickets, { trackSlug, day, exponents, legs }, record);
  };
