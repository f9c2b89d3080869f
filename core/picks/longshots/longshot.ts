import type { Price } from '../../card/price.ts';
import { impliedByToOne } from '../../odds/fraction.ts';
import { edgePercentage, TOLERANCE } from '../../odds/value.ts';
import type { LongshotConsensus } from '../analysis/consensus.ts';
import type { LongshotCriteria, ValueSettings } from '../analysis/settings.ts';

export type AlertStrength = 'EXCEPTIONAL' | 'STRONG' | 'MODERATE';

/** How a chance compares with the longshot criteria. Percentages 0-100. */
export interface LongshotTest {
  readonly impliedPercent: number;
  /** Relative: how much better than the price says, in percent of the implied chance. */
  readonly edgePercentage: number;
  readonly qualifies: boolean;
}

/**
 * The three criteria, all inclusive: edge at least 20%, odds at least 6-1, chance at least 15%. The edge is
 * relative: 100 x (chance - implied) / implied. Example: 18% at 6-1 (14.29% implied) has an edge of 26.
 */
export function testLongshot(chancePercent: number, odds: number, criteria: LongshotCriteria): LongshotTest {
  const edge = edgePercentage(chancePercent / 100, odds);
  const reaches = (value: number, least: number): boolean => value >= least - TOLERANCE;
  return {
    impliedPercent: 100 * impliedByToOne(odds),
    edgePercentage: edge,
    qualifies:
      reaches(edge, criteria.edgePercentage) &&
      reaches(odds, criteria.oddsToOne) &&
      reaches(chancePercent, criteria.chancePercent),
  };
}

/** From the edge in percent. */
export function alertStrength(
  edge: number,
  { exceptional, strong }: ValueSettings['strength'],
): AlertStrength {
  if (edge >= exceptional - TOLERANCE) return 'EXCEPTIONAL';
  return edge >= strong - TOLERANCE ? 'STRONG' : 'MODERATE';
}

/** A horse that meets the criteria on the blended chance. */
export interface LongshotOpportunity {
  readonly horseName: string;
  readonly programNumber: string;
  readonly postPosition: number | null;
  readonly jockeyName: string | null;
  readonly trainerName: string | null;
  readonly alertStrength: AlertStrength;
  readonly price: Price;
  /** Blended chance in percent. */
  readonly mlPredictedWinRate: number;
  readonly impliedOddsProbability: number;
  readonly edgePercentage: number;
  /** The edge the analysts' views alone would claim, before the market is blended in. */
  readonly edgeBeforeBlending: number;
  /** Return of a $2 win ticket. */
  readonly potentialPayout: number;
  readonly aiConsensus: LongshotConsensus;
  readonly reasoning: string;
  /** Null where the analyst gave none. */
  readonly openaiReason: string | null;
  readonly claudeReason: string | null;
  /** 0-100: how far the evidence agrees on it; null where none was given. */
  readonly confidence: number | null;
}
