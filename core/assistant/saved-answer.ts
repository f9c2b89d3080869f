import type { Instant } from '../kernel/instant.ts';
import type { Unanswered } from '../picks/model-questions/model-question.ts';
import type { Answerer } from './outside-model.ts';

export const ANSWER_KINDS = ['race-analysis', 'betting-strategy', 'ai-consensus', 'race-summary'] as const;

export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Who gave a saved answer. */
export interface SavedAnswerer extends Answerer {
  /** Why the model that is set gave none; left out where it did, or none is set. */
  readonly silence?: Unanswered;
}

/** An answer about a race as it was given, and what it was made from. */
export interface SavedAnswer {
  readonly kind: AnswerKind;
  readonly raceId: string;
  /** Fingerprint of card, picks and who was asked: with another one it is outdated. */
  readonly madeFrom: string;
  /** By the racing clock. */
  readonly madeAt: Instant;
  readonly by: SavedAnswerer;
  /** The documented fields. */
  readonly value: unknown;
}
