import type { Consensus } from '../../picks/analysis/consensus.ts';
import type { AnswerShapes } from '../../picks/model-questions/model-question.ts';

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

/** A confidence clamped to 0-100; null stays null. */
export const withinPercent = (confidence: number | null): number | null =>
  confidence === null ? null : Math.min(100, Math.max(0, confidence));

/** `Pending`, while one of the two has not answered, counts as low. */
export const consensusWord = (word: Consensus): AiConsensus['confidence'] =>
  word === 'Pending' ? 'Low' : word;
