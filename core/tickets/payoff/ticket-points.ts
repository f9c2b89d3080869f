import type { OrderExponents } from '../../handicapping/finish-order.ts';
import { type AnyWager, isMultiRace } from '../wager.ts';
import type { PayoffLeg } from './leg-prices.ts';
import { orderPoints, pairPoints } from './order-points.ts';
import { mergedPoints, type PayoffPoint } from './payoff-points.ts';
import { type LegSets, winnerPointsOfAll } from './winner-points.ts';

/** Tickets of one wager, with what the prices of their races say. */
export interface PayoffTickets {
  readonly wager: AnyWager;
  /** For each ticket its sets, horses by their place in the field. */
  readonly tickets: readonly LegSets[];
  readonly legs: readonly PayoffLeg[];
  readonly exponents: OrderExponents;
  /** Share of the pool that is never paid back, 0-1; taken once, however many races. */
  readonly takeout: number;
}

function pointsOf({ wager, tickets, legs, exponents }: PayoffTickets): readonly PayoffPoint[] {
  if (isMultiRace(wager)) return winnerPointsOfAll(tickets, legs);
  const [leg] = legs;
  if (leg === undefined) return [];
  return tickets.flatMap((sets) =>
    wager === 'quinella' ? pairPoints(sets, leg, exponents) : orderPoints(sets, leg, exponents),
  );
}

/** A win bet is paid by its own price, which has the takeout in it. */
const winPoints = ({ tickets, legs: [leg] }: PayoffTickets): readonly PayoffPoint[] =>
  tickets.flatMap(([set = []]) =>
    set.map((horse) => ({
      log: Math.log(1 + (leg?.toOne[horse] ?? 0)),
      weight: leg?.ours[horse] ?? 0,
    })),
  );

/**
 * What the combinations of tickets would pay for a dollar by the win prices, with our chance of each: one over the
 * public's chance of the combination, less the takeout. Tickets on one race share no combination. Example: an exacta
 * with a public chance of .05 at a takeout of 20% pays .80 / .05 = $16.
 */
export function payoffPoints(priced: PayoffTickets): readonly PayoffPoint[] {
  if (priced.wager === 'win') return mergedPoints(winPoints(priced));
  const paidBack = Math.log(1 - priced.takeout);
  return mergedPoints(pointsOf(priced)).map(({ log, weight }) => ({ log: log + paidBack, weight }));
}
