import type { Consensus } from '../../picks/analysis/consensus.ts';
import type { AnswerShapes } from '../../picks/questions/model-question.ts';

/** What both analysts agree and differ on, in the documented shape. */
export interface AiConsensus {
  readonly confidence: 'High' | 'Medium' | 'Low';
  readonly consensus: readonly string[];
  readonly differences: readonly string[];
  readonly recommendation: string;
}

export type RaceAnalysis = AnswerShapes['race-analysis'];
export type BettingStrategy = AnswerShapes['betting-strategy'];
export type RaceSummary = AnswerShapes['race-summary'];

/** A confidence within 0-100; none stays none. */
export const withinPercent = (confidence: number | null): number | null =>
  confidence === null ? null : Math.min(100, Math.max(0, confidence));

/** A consensus that waits for one of the two is none yet. */
export const consensusWord = (word: Consensus): AiConsensus['confidence'] =>
  word === 'Pending' ? 'Low' : word;
