import type { LiveOddsRow } from '#core/picks/recommendations/live-odds.ts';
import type { PickedHorse, Recommendation } from '#core/picks/recommendations/recommendation.ts';
import type { ValueBet } from '#core/picks/recommendations/value-bet.ts';
import { presentPrice, presentPrices } from './present-price.ts';
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

const pricedParts = (recommendation: Omit<Recommendation, 'answers'>) => ({
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
export function presentRecommendation({ answers: _, ...recommendation }: Recommendation) {
  const { card, board, ...sources } = recommendation.sources;
  const provenances = {
    card: presentProvenance(card),
    board: board === null ? null : presentProvenance(board),
  };
  return {
    ...recommendation,
    ...pricedParts(recommendation),
    sources: { ...sources, ...provenances },
  };
}
