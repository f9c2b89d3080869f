import { trackNameOf } from '../card/track.ts';
import { sumBy } from '../kernel/numbers.ts';
import type { Takeout } from '../odds/takeout.ts';
import { takeoutOfWager } from './bet-terms.ts';
import { refuseBelowMinimum } from './minimum-bets.ts';
import { pricedMultiRaceTicket } from './multi-race-ticket.ts';
import type { PricedLegs } from './priced-leg.ts';
import { type PricedTicket, pricedTicket } from './priced-ticket.ts';
import type { TicketSet } from './ticket.ts';
import { placesOf } from './ticket-field.ts';
import { type AnyWager, isMultiRace } from './wager.ts';
import { windowWords } from './window-words.ts';

/** A bet by what is on it: a set of horses for each place of its race, or for each of its races. */
export interface Bet {
  readonly wager: AnyWager;
  /** Dollars on each combination. */
  readonly base: number;
  readonly sets: readonly TicketSet[];
}

/** A bet with its cost and chance. */
export interface PricedBet extends PricedTicket {
  /** Dollars it has to return, on average, when it cashes; null if it cannot. */
  readonly breakEven: number | null;
  readonly takeout: Takeout;
  /** The numbers of its races. */
  readonly races: readonly number[];
  /** The chance that the set of each leg holds the winner; empty for a bet on one race. */
  readonly legChances: readonly number[];
  /** What to say at the window. */
  readonly spoken: string;
}

function priced({ wager, base, sets }: Bet, { legs }: PricedLegs): PricedTicket {
  if (isMultiRace(wager)) {
    const named = sets.flatMap((winners, index) => {
      const { field, order } = legs[index] ?? legs[0] ?? {};
      return field === undefined || order === undefined ? [] : [{ field, order, winners }];
    });
    return pricedMultiRaceTicket({ wager, base, legs: named });
  }
  const [leg] = legs;
  if (leg === undefined) throw new Error('a bet without a race');
  return pricedTicket({ wager, base, sets }, leg.field, leg.order);
}

/**
 * Cost, chance, break-even and words of a bet on these races. Refuses what the pricing of tickets refuses, and a stake
 * below the minimum (`handicapping.ticket-minimum`).
 */
export function pricedBet(bet: Bet, priceable: PricedLegs): PricedBet {
  const { trackSlug, day, legs } = priceable;
  const ticket = priced(bet, priceable);
  const { wager, base, sets } = bet;
  refuseBelowMinimum(trackSlug, day, wager, base);
  return {
    ...ticket,
    breakEven: ticket.chance > 0 ? ticket.cost / ticket.chance : null,
    takeout: takeoutOfWager(trackSlug, day, wager),
    races: legs.map(({ race }) => race.number),
    legChances: isMultiRace(wager)
      ? legs.map(({ field, chances }, leg) =>
          Math.min(
            1,
            sumBy(placesOf(sets[leg] ?? [], field), (place) => chances[place] ?? 0),
          ),
        )
      : [],
    spoken: windowWords({
      trackName: trackNameOf(trackSlug),
      raceNumber: legs[0]?.race.number ?? 1,
      ...bet,
    }),
  };
}
