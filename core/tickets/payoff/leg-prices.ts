import type { Price } from '../../card/price.ts';
import { racesText } from '../../card/races-text.ts';
import { type Instant, instant } from '../../kernel/instant.ts';
import { listText } from '../../kernel/text.ts';
import { fairChances } from '../../odds/fair-chances.ts';
import type { PricedLeg } from '../priced-leg.ts';

/** A race of a ticket as far as its payoff goes. */
export type PayoffRace = Pick<PricedLeg, 'field' | 'numbers' | 'chances' | 'prices'> & {
  readonly race: { readonly number: number };
};

/** What the win prices of a race say, its betting interests in the order of the field. */
export interface PublicLeg {
  /** Odds to one. */
  readonly toOne: readonly number[];
  /** The public's win chances: prices without the takeout. They sum to one. */
  readonly chances: readonly number[];
}

/** A race of a ticket with our chances beside the public's. */
export interface PayoffLeg extends PublicLeg {
  /** Our win chances. */
  readonly ours: readonly number[];
}

/** The public's win chances by odds to one, a price for each betting interest. */
export const publicLeg = (toOne: readonly number[]): PublicLeg => ({
  toOne,
  chances: fairChances(toOne).chances,
});

/** The legs with their prices and when the oldest of these was shown; or a sentence that says why there are none. */
type LegPrices = { readonly legs: readonly PayoffLeg[]; readonly at: Instant } | string;

type LivePrice = Price & { readonly at: Instant };

const isLive = (price: Price | null): price is LivePrice => price?.kind === 'live' && price.at !== null;

type LegState = 'live' | 'stale' | 'none' | readonly string[];

/** Whether a race has a live price for every starter; the numbers without one where it has some. */
function stateOf({ numbers, prices }: Pick<PayoffRace, 'numbers' | 'prices'>): LegState {
  const missing = numbers.filter((_, index) => !isLive(prices[index] ?? null));
  if (missing.length === 0) return numbers.length > 0 ? 'live' : 'none';
  if (prices.some((price) => price?.kind === 'stale')) return 'stale';
  return missing.length === numbers.length ? 'none' : missing;
}

/** Why the board has no live price for every starter of these races, as `no live prices yet for race 5`; null where it has. */
export function livePricesProblem(
  legs: readonly Pick<PayoffRace, 'race' | 'numbers' | 'prices'>[],
): string | null {
  const states = legs.map((leg) => ({ number: leg.race.number, state: stateOf(leg) }));
  const inState = (wanted: LegState) =>
    states.filter(({ state }) => state === wanted).map(({ number }) => number);
  const [none, stale] = [inState('none'), inState('stale')];
  if (none.length > 0) return `no live prices yet for ${racesText(none)}`;
  if (stale.length > 0) return `the prices for ${racesText(stale)} are too old`;
  const partial = states.find(({ state }) => typeof state === 'object');
  return typeof partial?.state === 'object'
    ? `no live price for ${listText(partial.state.map((number) => `#${number}`))} in race ${partial.number}`
    : null;
}

/**
 * The live board prices of every race of a ticket. A race without them, with old ones, or with a starter that has none
 * gives a sentence: a morning line never takes their place.
 */
export function legPrices(legs: readonly PayoffRace[]): LegPrices {
  const problem = livePricesProblem(legs);
  if (problem !== null) return `Payoff not estimated: ${problem}.`;
  const live = legs.map(({ prices }) => prices.filter(isLive));
  const times = live.flatMap((prices) => prices.map(({ at: shownAt }) => shownAt));
  return {
    legs: legs.map(({ chances }, index) => ({
      ours: chances,
      ...publicLeg((live[index] ?? []).map(({ toOne }) => toOne)),
    })),
    at: instant(Math.min(...times)),
  };
}
