import type { RaceId } from '../../card/race.ts';
import type { Instant } from '../../kernel/instant.ts';
import { MINUTE } from '../../kernel/instant.ts';
import { SLOTS, type Slot } from '../analysis/slot.ts';
import type { ParsedPick, Unanswered } from '../model-questions/model-question.ts';

/** An AI model: display name and the provider's id. */
export interface OutsideAnalyst {
  readonly name: string;
  readonly model: string;
}

/** An outside analyst's answer on a race, by the racing clock. */
export interface AnalystAnswer {
  readonly is: 'answered';
  readonly by: OutsideAnalyst;
  readonly pick: ParsedPick;
  readonly at: Instant;
  /** Fingerprint of the facts in the prompt; prices are not among them. */
  readonly facts: string;
}

/** Why it gave no answer. */
export interface AnalystSilence {
  readonly is: Unanswered;
  readonly by: OutsideAnalyst;
  readonly why: string;
  readonly at: Instant;
}

export type SlotAnswer = AnalystAnswer | AnalystSilence;

/** Null where no outside analyst is set, and the built-in one answers. */
export type RaceAnswers = Readonly<Record<Slot, SlotAnswer | null>>;

export type AnswersByRace = ReadonlyMap<RaceId, RaceAnswers>;

export const NO_ANSWERS: RaceAnswers = { claude: null, openai: null };

/** Failures that may pass soon. The others are answers of a model, which would be paid for again. */
const PASSING: ReadonlySet<SlotAnswer['is']> = new Set(['unavailable', 'too-slow', 'no-budget', 'given-up']);
const WAIT = 5 * MINUTE;

/** Worth asking again: the failure may have passed. */
export const isWorthAsking = (answer: SlotAnswer | null, now: Instant): boolean =>
  answer !== null && PASSING.has(answer.is) && now >= answer.at + WAIT;

/** No answer, for another reason than the budget. */
const hasFailed = (answer: SlotAnswer | null): boolean =>
  answer !== null && answer.is !== 'answered' && answer.is !== 'no-budget';

/**
 * The built-in analyst answers where no outside analyst is set, where the budget is spent, and in both slots when both
 * failed. Where one side answered, the other stays empty.
 */
export const usesBuiltInAnalyst = (answers: RaceAnswers, slot: Slot): boolean =>
  answers[slot] === null ||
  answers[slot].is === 'no-budget' ||
  SLOTS.every((name) => hasFailed(answers[name]));
