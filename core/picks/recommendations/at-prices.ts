import { isOnBoard } from '../../card/price.ts';
import { type BettingLine, rowOn } from '../../handicapping/betting-line.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { PriceDrift } from '../../odds/expected-price.ts';
import type { PriceRules } from '../../odds/verdict.ts';
import type { LiveOddsRow } from './live-odds.ts';
import { withoutPick } from './no-pick.ts';
import type { PickedHorse, Recommendation } from './recommendation.ts';
import { betsOf, type IsBet, isBetAt, isSealedCase, type PricedCase, valueBets } from './value-bet.ts';
import { type PricesOf, type VerdictMoment, verdictOn } from './verdict.ts';

/** The prices of a race at a moment. */
export interface RacePrices extends VerdictMoment {
  readonly board: Provenance | null;
  readonly priceOf: PricesOf;
  readonly drift: PriceDrift;
}

/** The prices in the evidence. */
export const pricesIn = (
  { interests, board, isOff, sealedBet }: Evidence,
  { drift }: Pick<PriceRules, 'drift'>,
): RacePrices => ({
  board,
  priceOf: ({ interest }) => interests.find(({ number }) => number === interest)?.price ?? null,
  drift,
  isOff,
  sealedBet,
});

function casesAt(
  { cases }: Pick<Recommendation, 'cases'>,
  line: BettingLine,
  priceOf: PricesOf,
): readonly PricedCase[] {
  return cases.flatMap((pickCase) => {
    const row = rowOn(line, pickCase.programNumber);
    return row === null ? [] : [{ ...pickCase, row, price: priceOf(row) }];
  });
}

/** The starters whose price is on the board, in the order of the card; none without a board. */
function liveOdds(
  line: BettingLine,
  { mlPredictions }: Recommendation,
  priceOf: PricesOf,
): readonly LiveOddsRow[] {
  const posts = new Map(
    mlPredictions.map(({ programNumber, postPosition }) => [programNumber, postPosition]),
  );
  return line.rows.flatMap((row) => {
    const price = priceOf(row);
    if (!isOnBoard(price)) return [];
    return row.horses.map(({ programNumber, name: horseName }) => ({
      horseName,
      programNumber,
      postPosition: posts.get(programNumber) ?? null,
      price,
      morningLine: row.morningLine,
    }));
  });
}

function pickAt(pick: PickedHorse | null, line: BettingLine, priceOf: PricesOf): PickedHorse | null {
  const row = pick === null ? null : rowOn(line, pick.programNumber);
  return pick === null || row === null ? pick : { ...pick, price: priceOf(row) };
}

/** After the off a sealed bet is the only one. */
const betsAt = ({ isOff, sealedBet, drift }: RacePrices): IsBet =>
  isOff && sealedBet !== null ? isSealedCase(sealedBet) : isBetAt(drift);

/**
 * A recommendation at the prices of a moment: line, picks and reasons stay as made; prices, verdict and bets are updated.
 * Picks of earlier versions have no line and stay unchanged; a race that went off without pick and verdict gets none.
 */
export function atPrices(recommendation: Recommendation, prices: RacePrices): Recommendation {
  const { line, primaryPick, bestLongshotPick, sources, verdict } = recommendation;
  const { board, priceOf } = prices;
  if (line === null) return recommendation;
  if (prices.isOff && primaryPick === null && verdict.kind === null) return withoutPick(recommendation);
  const cases = line.rows.length < 2 ? [] : casesAt(recommendation, line, priceOf);
  const isBet = betsAt(prices);
  return {
    ...recommendation,
    primaryPick: pickAt(primaryPick, line, priceOf),
    bestLongshotPick: pickAt(bestLongshotPick, line, priceOf),
    liveOddsData: liveOdds(line, recommendation, priceOf),
    valueBets: valueBets(cases, isBet),
    claudeValueBets: betsOf('claude', cases, isBet),
    chatgptValueBets: betsOf('openai', cases, isBet),
    verdict: verdictOn(line, priceOf, prices),
    sources: { ...sources, board },
  };
}
