import type { ModelUsage } from '../picks/model-questions/model-question.ts';

/** Dollars per million tokens. */
export interface TokenPrices {
  readonly input: number;
  /** Read again from what the provider kept. */
  readonly cached: number;
  /** Kept for reuse. */
  readonly cacheWrite: number;
  readonly output: number;
}

/** What a model costs from a day on. */
export interface ModelPrice extends TokenPrices {
  readonly model: string;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** Other prices for questions of more input tokens than these; left out where there are none. */
  readonly above?: TokenPrices & { readonly inputTokens: number };
}

/** A price, and whether it is assumed for an unknown one. */
export interface FoundPrice {
  readonly price: ModelPrice;
  readonly isAssumed: boolean;
}

/** A dated edition of a model: `-2026-10-07`, `-20261007`, `-latest`. */
const EDITION = /^-(\d{4}-\d{2}-\d{2}|\d{8}|latest)$/;

const isOf = (model: string, { model: known }: ModelPrice): boolean =>
  model === known || (model.startsWith(known) && EDITION.test(model.slice(known.length)));

/** The price of a model on a day; for a model without one the highest known, as an assumption. */
export function priceOf(prices: readonly ModelPrice[], model: string, day: string): FoundPrice {
  const modelPrices = prices
    .filter((price) => isOf(model, price) && price.from <= day)
    .sort((a, b) => (a.from < b.from ? 1 : -1));
  const [price] = modelPrices;
  if (price !== undefined) return { price, isAssumed: false };
  const [dearest] = [...prices].sort((a, b) => b.output - a.output || b.input - a.input);
  if (dearest === undefined) throw new Error('no price of any model is known');
  return { price: dearest, isAssumed: true };
}

/** A dollar in nanodollars, the unit in which spending is added up: whole numbers, so that sums are exact. */
export const NANOS = 1_000_000_000;
const NANOS_A_TOKEN = 1_000;

const pricesFor = (price: ModelPrice, inputTokens: number): TokenPrices =>
  price.above !== undefined && inputTokens > price.above.inputTokens ? price.above : price;

/**
 * What a question cost, in nanodollars. Example: 2,100 tokens in, 1,024 of them cached, and 180 out at 2 / 0.20 / 10
 * dollars a million: 1,076 x 2 + 1,024 x 0.20 + 180 x 10 = 4,156.8 millionths of a dollar, 4,156,800 nanodollars.
 */
export function costOf(usage: ModelUsage, price: ModelPrice): number {
  const { inputTokens, cachedTokens, cacheWriteTokens, outputTokens } = usage;
  const rates = pricesFor(price, inputTokens);
  const fresh = Math.max(0, inputTokens - cachedTokens - cacheWriteTokens);
  const dollarsTimesMillion =
    fresh * rates.input +
    cachedTokens * rates.cached +
    cacheWriteTokens * rates.cacheWrite +
    outputTokens * rates.output;
  return Math.round(dollarsTimesMillion * NANOS_A_TOKEN);
}

/** No text has more tokens than a half of its characters, roughly; the shape that is asked for takes some more. */
const CHARACTERS_A_TOKEN = 2;
const SHAPE_TOKENS = 1_500;

/** The most a question can cost. */
export function mostCostOf(characters: number, mostOutputTokens: number, price: ModelPrice): number {
  const inputTokens = Math.ceil(characters / CHARACTERS_A_TOKEN) + SHAPE_TOKENS;
  const rates = pricesFor(price, inputTokens);
  const dearest = Math.max(rates.input, rates.cacheWrite);
  return Math.ceil((inputTokens * dearest + mostOutputTokens * rates.output) * NANOS_A_TOKEN);
}
