import type { Price, QuotedPrice } from '../../card/price.ts';
import type { RaceId } from '../../card/race.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { VerdictKind } from '../../odds/verdict.ts';
import type { LongshotConsensus } from '../analysis/consensus.ts';
import type { AlertStrength } from './longshot.ts';

/** A long-priced horse whose chance is better than its price says. Percentages 0-100. */
export interface LongshotAlert {
  readonly raceId: RaceId;
  readonly raceNumber: number;
  readonly trackSlug: string;
  readonly postTime: Instant | null;
  /** From its post time on: nothing can be bet any more. */
  readonly isOff: boolean;
  /** More than five minutes after its post time. */
  readonly isFinished: boolean;
  readonly horseName: string;
  readonly programNumber: string;
  readonly postPosition: number | null;
  readonly jockeyName: string | null;
  readonly trainerName: string | null;
  readonly alertStrength: AlertStrength;
  /** Our line on it: chance 0-1, fair price and price to take; null where it has none. */
  readonly chance: number | null;
  readonly fairPrice: QuotedPrice | null;
  readonly priceToTake: QuotedPrice | null;
  /** BET too where one was sealed before the off. */
  readonly verdict: VerdictKind | null;
  /** The price it is measured by, the same as everywhere: of the board, live or stale, else of the morning line. */
  readonly price: Price;
  /** Return of a $2 win ticket. */
  readonly potentialPayout: number;
  /** The chance with the market blended in, in percent: it decides whether there is an alert. */
  readonly mlPredictedWinRate: number;
  readonly impliedOddsProbability: number;
  /** Relative: how much better than the price says, in percent of the implied chance. */
  readonly edgePercentage: number;
  /** What the analysts' views alone would claim; null where they gave none. */
  readonly edgeBeforeBlending: number | null;
  /** `NONE` where neither analyst likes it, or none was asked. */
  readonly aiConsensus: LongshotConsensus | 'NONE';
  /** The arithmetic in a sentence. */
  readonly enhancedAnalysis: string;
  readonly reasoning: string;
  readonly claudeReason: string | null;
  readonly openaiReason: string | null;
  readonly weatherImpact: string;
  readonly riskFactors: readonly string[];
  /** 30-65: how complete the record is. Not a chance. */
  readonly confidence: number;
}
