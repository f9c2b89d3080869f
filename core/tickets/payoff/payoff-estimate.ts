import { trackTimeText } from '../../card/track-time.ts';
import { toIso } from '../../kernel/instant.ts';
import { dollarsText, percentText, shortDollars } from '../../kernel/text.ts';
import type { Takeout } from '../../odds/takeout.ts';
import { takeoutOfWager } from '../bet-terms.ts';
import { countCombinations } from '../counting.ts';
import type { PricedLegs } from '../priced-leg.ts';
import type { TicketSet } from '../ticket.ts';
import { placesOf } from '../ticket-field.ts';
import { type AnyWager, isMultiRace, type Wager } from '../wager.ts';
import { legPrices, type PayoffRace } from './leg-prices.ts';
import { ENOUGH_PAYOFFS, type MeasuredWager, measuredFor, type PayoffRecord } from './payoff-record.ts';
import { type Spread, spreadOf } from './spread.ts';
import { payoffPoints } from './ticket-points.ts';

/** What tickets pay when they cash, in dollars, estimated from the prices of a moment. */
interface PayoffDollars extends Spread {
  /** ISO instant of the oldest price used. */
  readonly pricesAt: string;
  /** Real payoffs that the doubt was measured on, against final odds. */
  readonly payoffs: number;
}

/** The estimate, or null with the reason in the sentence. */
export interface PayoffEstimate {
  readonly dollars: PayoffDollars | null;
  readonly sentence: string;
}

/** Tickets of one wager at one stake. */
export interface TicketsToPay {
  readonly wager: AnyWager;
  /** Dollars on each combination. */
  readonly base: number;
  /** For each ticket its sets. No two on one race share a combination. */
  readonly tickets: readonly (readonly TicketSet[])[];
}

/** The races tickets are on. */
interface PayoffRaces extends Pick<PricedLegs, 'trackSlug' | 'day' | 'exponents'> {
  readonly legs: readonly PayoffRace[];
}

/** More orders of finish than a superfecta on all of twenty horses are not listed. */
const MOST_ORDERS = 200_000;

const unknown = (sentence: string): PayoffEstimate => ({ dollars: null, sentence });

const WHOLE_FROM = 20;

/** Whole dollars from $20 on, dimes below, so that an estimate claims no cents. */
const about = (dollars: number): string =>
  dollars >= WHOLE_FROM ? shortDollars(Math.round(dollars)) : dollarsText(Math.round(10 * dollars) / 10);

function sentenceOf(
  { low, middle, high }: Spread,
  { wager, payoffs }: MeasuredWager,
  when: string,
  takeout: Takeout,
): string {
  const range =
    about(low) === about(high) ? '' : ` (${about(low)} to ${about(high)} four times in five, if prices hold)`;
  const rate =
    wager === 'win' ? '' : `; takeout ${percentText(takeout.share)}${takeout.isAssumed ? ' assumed' : ''}`;
  const rough =
    payoffs < ENOUGH_PAYOFFS
      ? ` Rough: only ${payoffs} ${wager} payoffs were measured, so the range is wider.`
      : '';
  return `Pays about ${about(middle)}${range}, estimated from prices at ${when}${rate}.${rough}`;
}

function tooMany(wager: AnyWager, sets: readonly (readonly (readonly number[])[])[]): boolean {
  const orders = isMultiRace(wager)
    ? 0
    : sets.reduce((sum, ticket) => sum + countCombinations(wager as Wager, ticket), 0);
  return orders > MOST_ORDERS;
}

function estimateAt(
  { wager, base, tickets }: TicketsToPay,
  { trackSlug, day, legs, exponents }: PayoffRaces,
  prices: Exclude<ReturnType<typeof legPrices>, string>,
  measured: MeasuredWager,
): PayoffEstimate {
  const sets = tickets.map((ticket) =>
    ticket.map((set, place) => {
      const field = legs[isMultiRace(wager) ? place : 0]?.field;
      return field === undefined ? [] : placesOf(set, field);
    }),
  );
  if (tooMany(wager, sets)) return unknown('Payoff not estimated: too many combinations.');
  const takeout = takeoutOfWager(trackSlug, day, wager);
  const points = payoffPoints({ wager, tickets: sets, legs: prices.legs, exponents, takeout: takeout.share });
  const perDollar = spreadOf(points, measured);
  if (perDollar === null) return unknown('Payoff not estimated: by our chances the ticket cannot cash.');
  const spread = { low: base * perDollar.low, middle: base * perDollar.middle, high: base * perDollar.high };
  return {
    dollars: { ...spread, pricesAt: toIso(prices.at), payoffs: measured.payoffs },
    sentence: sentenceOf(spread, measured, trackTimeText(prices.at, trackSlug), takeout),
  };
}

/**
 * What tickets pay when one of them cashes, from the live win prices of their races, the takeout and the measured doubt
 * of the wager: the middle payoff, and the range of four wins in five. No profit is expected of it. Null, with the reason
 * as a sentence, for a wager that was never measured and while a race has no live prices; a morning line never takes their
 * place. Refuses what `placesOf` refuses.
 */
export function payoffEstimate(
  tickets: TicketsToPay,
  races: PayoffRaces,
  record: Pick<PayoffRecord, 'wagers'>,
): PayoffEstimate {
  const { wager } = tickets;
  const measured = measuredFor(record, wager, races.trackSlug);
  if (measured === null)
    return unknown(`Payoff not estimated: win prices do not say what a ${wager} bet pays.`);
  const prices = legPrices(races.legs);
  return typeof prices === 'string' ? unknown(prices) : estimateAt(tickets, races, prices, measured);
}
