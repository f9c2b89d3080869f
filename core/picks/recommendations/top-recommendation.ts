import type { Price } from '../../card/price.ts';
import { rowOn } from '../../handicapping/betting-line.ts';
import type { Instant } from '../../kernel/instant.ts';
import { parseInstant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { PriceDrift } from '../../odds/expected-price.ts';
import { type VerdictKind, verdictAt } from '../../odds/verdict.ts';
import type { Recommendation } from './recommendation.ts';

/** One line of today's recommendations. */
export interface TopRecommendation {
  /** `saratoga-2025-08-02-3-4-strong_pick`. */
  readonly id: string;
  readonly recommendationType: 'strong_pick' | 'value_bet';
  readonly raceId: string;
  readonly raceNumber: number;
  readonly postTime: string | null;
  readonly betType: 'Win';
  readonly horseName: string;
  readonly programNumber: string;
  /** 0-100: how far the evidence agrees, not a chance; null where none was given. */
  readonly confidence: number | null;
  readonly price: Price | null;
  readonly reasoning: string;
  /** On this horse at its price; the race's verdict may be about another. Null without a price or a line. */
  readonly verdict: VerdictKind | null;
  readonly card: Provenance;
}

/** The best of a set of picks, and who made it when. */
export interface TopPicks {
  readonly recommendations: readonly TopRecommendation[];
  readonly analysedBy: string;
  /** ISO instant, by the racing clock. */
  readonly madeAt: string;
}

function strongPick(
  { primaryPick, line, ...race }: Recommendation,
  drift: PriceDrift,
): readonly TopRecommendation[] {
  if (primaryPick === null || primaryPick.aiConsensus !== 'High') return [];
  const { price, programNumber } = primaryPick;
  const row = line === null ? null : rowOn(line, programNumber);
  const verdict = row === null ? null : verdictAt({ price, priceToTake: row.priceToTake }, drift);
  return [recommended(race, 'strong_pick', { ...primaryPick, verdict })];
}

function valueBet({ valueBets, ...race }: Recommendation): readonly TopRecommendation[] {
  if (race.verdict.kind !== 'BET') return [];
  return valueBets.slice(0, 1).map((bet) => recommended(race, 'value_bet', { ...bet, verdict: 'BET' }));
}

type RecommendedBet = Pick<
  TopRecommendation,
  'programNumber' | 'confidence' | 'reasoning' | 'price' | 'verdict'
> & {
  readonly horse: string;
};

function recommended(
  race: Pick<Recommendation, 'raceId' | 'raceNumber' | 'postTime' | 'sources'>,
  recommendationType: TopRecommendation['recommendationType'],
  { horse, programNumber, confidence, reasoning, price, verdict }: RecommendedBet,
): TopRecommendation {
  const { raceId, raceNumber, postTime, sources } = race;
  return {
    id: `${raceId}-${programNumber}-${recommendationType}`,
    recommendationType,
    raceId,
    raceNumber,
    postTime,
    betType: 'Win',
    horseName: horse,
    programNumber,
    confidence,
    price,
    reasoning,
    verdict,
    card: sources.card,
  };
}

/** Whether a race has not gone off yet; one without a post time counts as upcoming. */
function isUpcoming({ postTime }: Recommendation, now: Instant): boolean {
  const off = postTime === null ? null : parseInstant(postTime);
  return off === null || now < off;
}

/**
 * Races that have not gone off: the horse both analysts are sure of is a strong pick, the best value bet of a race that is
 * no pass a value bet. Surest first; of equals strong picks, then the earlier race.
 */
export const topRecommendations = (
  recommendations: readonly Recommendation[],
  now: Instant,
  drift: PriceDrift,
): readonly TopRecommendation[] =>
  recommendations
    .filter((recommendation) => isUpcoming(recommendation, now))
    .flatMap((recommendation) => [...strongPick(recommendation, drift), ...valueBet(recommendation)])
    .sort(
      (a, b) =>
        (b.confidence ?? 0) - (a.confidence ?? 0) ||
        a.recommendationType.localeCompare(b.recommendationType, 'en') ||
        a.raceNumber - b.raceNumber,
    );
