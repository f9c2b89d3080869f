import type { BettingLine } from '#core/handicapping/betting-line.ts';
import type { LiveOddsRow } from '#core/picks/recommendations/live-odds.ts';
import type { PickedHorse, Recommendation } from '#core/picks/recommendations/recommendation.ts';
import type { ValueBet } from '#core/picks/recommendations/value-bet.ts';
import type { Verdict } from '#core/picks/recommendations/verdict.ts';
import { presentPrice, presentPrices, priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';

const presentPriced = <Row extends PickedHorse | LiveOddsRow>(row: Row) => ({
  ...row,
  ...presentPrices(row.price, row.morningLine),
});

const presentPick = (pick: PickedHorse | null) => (pick === null ? null : presentPriced(pick));

const presentBet = ({ price, ...bet }: ValueBet) => ({
  ...bet,
  price: presentPrice(price),
  odds: price.text,
});

const presentLine = (line: BettingLine | null) => {
  if (line === null) return null;
  const { madeAt, model, margin, cause } = line;
  const rows = line.rows.map(({ horses, morningLine, ...row }) => ({
    ...row,
    programNumbers: horses.map(({ programNumber }) => programNumber),
    morningLine: priceOrNull(morningLine),
  }));
  return { madeAt, model, margin, cause, rows };
};

/** A verdict as the calls return it. */
export const presentVerdict = (verdict: Verdict) => ({ ...verdict, price: priceOrNull(verdict.price) });

const pricedParts = (recommendation: Omit<Recommendation, 'answers' | 'cases'>) => ({
  primaryPick: presentPick(recommendation.primaryPick),
  bestLongshotPick: presentPick(recommendation.bestLongshotPick),
  liveOddsData: recommendation.liveOddsData.map(presentPriced),
  valueBets: recommendation.valueBets.map(presentBet),
  claudeValueBets: recommendation.claudeValueBets.map(presentBet),
  chatgptValueBets: recommendation.chatgptValueBets.map(presentBet),
  longshotOpportunities: recommendation.longshotOpportunities.map(({ price, ...row }) => ({
    ...row,
    price: presentPrice(price),
  })),
});

/** A recommendation as the calls return it, without the answers it was made from. */
export function presentRecommendation({ answers: _, cases: __, ...recommendation }: Recommendation) {
  const { card, board, ...sources } = recommendation.sources;
  const provenances = {
    card: presentProvenance(card),
    board: board === null ? null : presentProvenance(board),
  };
  return {
    ...recommendation,
    ...pricedParts(recommendation),
    line: presentLine(recommendation.line),
    verdict: presentVerdict(recommendation.verdict),
    sources: { ...sources, ...provenances },
  };
}
