import type { Consensus } from '../../picks/consensus.ts';
import type { AnswerShapes } from '../../picks/model-question.ts';

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

/** A consensus that waits for one of the two is none yet. */
export const consensusWord = (word: Consensus): AiConsensus['confidence'] =>
  word === 'Pending' ? 'Low' : word;
