import type { Price } from '../../card/price.ts';
import { isFinished } from '../../card/race-status.ts';
import type { Instant } from '../../kernel/instant.ts';
import { parseInstant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { VerdictKind } from '../../odds/verdict.ts';
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

function strongPick({ primaryPick, ...race }: Recommendation): readonly TopRecommendation[] {
  if (primaryPick === null || primaryPick.aiConsensus !== 'High') return [];
  return [line(race, 'strong_pick', primaryPick)];
}

function valueBet({ valueBets, ...race }: Recommendation): readonly TopRecommendation[] {
  if (race.verdict.kind !== 'BET') return [];
  return valueBets.slice(0, 1).map((bet) => line(race, 'value_bet', bet));
}

type RecommendedBet = Pick<TopRecommendation, 'programNumber' | 'confidence' | 'reasoning' | 'price'> & {
  readonly horse: string;
};

function line(
  race: Pick<Recommendation, 'raceId' | 'raceNumber' | 'postTime' | 'verdict' | 'sources'>,
  recommendationType: TopRecommendation['recommendationType'],
  { horse, programNumber, confidence, reasoning, price }: RecommendedBet,
): TopRecommendation {
  const { raceId, raceNumber, postTime, verdict, sources } = race;
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
    verdict: verdict.kind,
    card: sources.card,
  };
}

const offOf = ({ postTime }: Recommendation): Instant | null =>
  postTime === null ? null : parseInstant(postTime);

/**
 * Races that are not over yet: the horse both analysts are sure of is a strong pick, the best value bet of a race that is
 * no pass a value bet. Surest first; of equals strong picks, then the earlier race.
 */
export const topRecommendations = (
  recommendations: readonly Recommendation[],
  now: Instant,
): readonly TopRecommendation[] =>
  recommendations
    .filter((recommendation) => !isFinished(offOf(recommendation), now))
    .flatMap((recommendation) => [...strongPick(recommendation), ...valueBet(recommendation)])
    .sort(
      (a, b) =>
        (b.confidence ?? 0) - (a.confidence ?? 0) ||
        a.recommendationType.localeCompare(b.recommendationType, 'en') ||
        a.raceNumber - b.raceNumber,
    );
