import { edgePercentage, winPayout } from '../../odds/value.ts';
import type { AnalyzedRace } from '../analysis/analysis.ts';
import { type Joined, joinedRanking, joinedReasoning, pickedHorse } from '../analysis/blended-pick.ts';
import { type Consensus, type LongshotConsensus, longshotConsensus } from '../analysis/consensus.ts';
import { type HorseOpinion, stanceOf } from '../analysis/opinion.ts';
import { reasonText } from '../analysis/reasoning.ts';
import type { ValueSettings } from '../analysis/settings.ts';
import type { PickedHorse } from '../recommendations/recommendation.ts';
import { alertStrength, type LongshotOpportunity, testLongshot } from './longshot.ts';

/** A longshot as an alert row and as the horse it is about. */
export interface FoundLongshot {
  readonly joined: Joined;
  /** The one of the ticket that an analyst likes. */
  readonly horse: HorseOpinion;
  readonly row: LongshotOpportunity;
}

/** Longshot consensus in the words of picks. */
const AS_CONSENSUS: Readonly<Record<LongshotConsensus, Consensus>> = {
  HIGH: 'High',
  MEDIUM: 'Medium',
  DISAGREEMENT: 'Low',
};

const speaksFor = (horse: HorseOpinion | null): horse is HorseOpinion => stanceOf(horse) === 'for';

function found(joined: Joined, race: AnalyzedRace, settings: ValueSettings): readonly FoundLongshot[] {
  const horse = [joined.horse, joined.claude, joined.openai].find(speaksFor);
  const aiConsensus = longshotConsensus(stanceOf(joined.claude), stanceOf(joined.openai));
  const price = horse?.interest.price ?? null;
  if (horse === undefined || price === null || aiConsensus === null) return [];
  const { runner } = horse;
  const { toOne } = price;
  const test = testLongshot(100 * joined.blended, toOne, settings.longshot);
  if (!test.qualifies) return [];
  const row = {
    horseName: runner.horseName,
    programNumber: runner.programNumber,
    postPosition: runner.postPosition,
    jockeyName: runner.jockey?.name ?? null,
    trainerName: runner.trainer?.name ?? null,
    alertStrength: alertStrength(test.edgePercentage, settings.strength),
    price,
    mlPredictedWinRate: 100 * joined.blended,
    impliedOddsProbability: test.impliedPercent,
    edgePercentage: test.edgePercentage,
    edgeBeforeBlending: edgePercentage(race.views[joined.index] ?? 0, toOne),
    potentialPayout: winPayout(toOne),
    aiConsensus,
    reasoning: joinedReasoning(joined),
    openaiReason: joined.openai === null ? null : reasonText(joined.openai),
    claudeReason: joined.claude === null ? null : reasonText(joined.claude),
    confidence: joined.confidence,
  };
  return [{ joined, horse, row }];
}

/** Horses that meet the longshot criteria on the blended chance and that an analyst likes; largest edge first. */
export const longshotsIn = (race: AnalyzedRace, settings: ValueSettings): readonly FoundLongshot[] =>
  joinedRanking(race)
    .flatMap((joined) => found(joined, race, settings))
    .sort((a, b) => b.row.edgePercentage - a.row.edgePercentage);

/** The best of them as a pick; null without one. It names each analyst who likes it. */
export function longshotPick([best]: readonly FoundLongshot[]): PickedHorse | null {
  if (best === undefined) return null;
  const { joined, horse, row } = best;
  const chosen = {
    claude: speaksFor(joined.claude) ? joined.claude : null,
    openai: speaksFor(joined.openai) ? joined.openai : null,
  };
  return pickedHorse({ joined, horse }, AS_CONSENSUS[row.aiConsensus], chosen);
}
