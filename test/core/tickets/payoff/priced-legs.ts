import { raceId } from '#core/card/race.ts';
import { finishOrder } from '#core/handicapping/finish-order.ts';
import { type Instant, parseInstant, toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { fairChances } from '#core/odds/fair-chances.ts';
import { OUR_CHANCES } from '#core/tickets/line-for-tickets.ts';
import type { MeasuredWager, PayoffRatio } from '#core/tickets/payoff/payoff-record.ts';
import type { PricedLeg, PricedLegs } from '#core/tickets/priced-leg.ts';
import type { AnyWager } from '#core/tickets/wager.ts';
import { aPrice } from '#test/support/a-price.ts';

export const HARVILLE = { second: 1, third: 1 };
export const ONE_O_TWO = parseInstant('2025-08-02T13:02:00-04:00') as Instant;
const DAY = '2025-08-02' as RaceDay;

/** An invented race with live prices to one; our chances are the public's unless overridden. */
export function aPricedLeg(toOne: readonly number[], change: Partial<PricedLeg> = {}): PricedLeg {
  const chances = change.chances ?? fairChances(toOne).chances;
  const numbers = toOne.map((_, index) => String(index + 1));
  return {
    race: { id: raceId('saratoga', DAY, 5), number: 5 },
    field: { interests: numbers.map((number) => [number]), gone: [] },
    numbers,
    chances,
    prices: toOne.map((odds) => aPrice(odds, { kind: 'live', source: 'A tote', at: ONE_O_TWO })),
    order: finishOrder(chances, HARVILLE),
    ...change,
  };
}

export const pricedLegs = (legs: readonly PricedLeg[], trackSlug = 'saratoga'): PricedLegs => ({
  trackSlug,
  day: DAY,
  legs,
  model: { name: 'morning', version: '1' },
  chancesUsed: OUR_CHANCES,
  exponents: HARVILLE,
  orderVersion: '1',
  sources: {
    card: { tier: 'imported', source: 'a card', at: ONE_O_TWO },
    board: null,
    upTo: toIso(ONE_O_TWO),
  },
});

/** An invented measurement: the estimate is met exactly unless overridden. */
export const aMeasuredWager = (wager: AnyWager, change: Partial<MeasuredWager> = {}): MeasuredWager => ({
  wager,
  track: null,
  payoffs: 500,
  tracks: 10,
  days: 60,
  median: 1,
  low: 1,
  high: 1,
  ...change,
});

/** An estimate that is met exactly. */
export const NO_DOUBT: PayoffRatio = { median: 1, low: 1, high: 1 };
