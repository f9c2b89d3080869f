import type { Evidence } from '../../handicapping/evidence.ts';
import type { Handicapper } from '../../handicapping/handicapper.ts';
import { lineOnRace } from '../../handicapping/line-on-race.ts';
import { analyzePace } from '../../handicapping/pace/pace-analysis.ts';
import type { PaceChance } from '../../handicapping/pace/pace-chances.ts';
import type { PaceScenarios } from '../../handicapping/pace/pace-scenarios.ts';
import type { PaceProjection } from '../../handicapping/pace.ts';
import { type RaceRating, ratingOf } from '../../handicapping/rating.ts';
import type { PacedEvidence } from '../../handicapping/what-if/evidence-if.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { pricesIn } from '../recommendations/at-prices.ts';
import { type Verdict, verdictOn } from '../recommendations/verdict.ts';

/** A race as every screen shows it: rating, verdict and pace, from one evidence. */
export interface RaceView {
  readonly rating: RaceRating;
  readonly verdict: Verdict;
  readonly pace: PaceProjection;
  /** Null while the pace is open. */
  readonly scenarios: PaceScenarios | null;
  /** Chances by pace before one is taken as certain; empty while the pace is open. */
  readonly paceChances: readonly PaceChance[];
}

const verdictIn = (evidence: Evidence, handicapper: Handicapper): Verdict => {
  const prices = pricesIn(evidence, handicapper.rules);
  return verdictOn(lineOnRace(evidence, handicapper), prices.priceOf, prices);
};

/** What the screens would show of a race with this evidence. */
export function raceView(
  { evidence, fixed, paceChances }: PacedEvidence,
  handicapper: Handicapper,
  card: Provenance,
): RaceView {
  const { pace, scenarios } = analyzePace(evidence);
  return {
    rating: ratingOf(evidence, handicapper, card),
    verdict: verdictIn(fixed, handicapper),
    pace,
    scenarios,
    paceChances,
  };
}
