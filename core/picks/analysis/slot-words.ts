import type { RaceId } from '../../card/race.ts';
import type { Instant } from '../../kernel/instant.ts';
import { MINUTE } from '../../kernel/instant.ts';
import type { ParsedPick, Unanswered } from '../questions/model-question.ts';
import { SLOTS, type Slot } from './slot.ts';

/** A model outside the house, as it is named to people, with the provider's id of it. */
export interface OutsideAnalyst {
  readonly name: string;
  readonly model: string;
}

/** What an outside analyst said of a race, by the racing clock. */
export interface Told {
  readonly is: 'told';
  readonly by: OutsideAnalyst;
  readonly pick: ParsedPick;
  readonly at: Instant;
  /** Fingerprint of the facts it was told; prices are not among them. */
  readonly facts: string;
}

/** Why it said nothing. */
export interface Unheard {
  readonly is: Unanswered;
  readonly by: OutsideAnalyst;
  readonly why: string;
  readonly at: Instant;
}

export type SlotWords = Told | Unheard;

/** Null where no outside analyst is set, and the built-in one sits. */
export type RaceWords = Readonly<Record<Slot, SlotWords | null>>;

export type WordsByRace = ReadonlyMap<RaceId, RaceWords>;

export const NO_WORDS: RaceWords = { claude: null, openai: null };

/** Faults that may be over soon. The others are the answer of a model, which would be paid for again. */
const PASSING: ReadonlySet<SlotWords['is']> = new Set(['ill', 'too-slow', 'no-budget', 'given-up']);
const WAIT = 5 * MINUTE;

/** Worth asking again: what stood in the way may be over. */
export const isWorthAsking = (words: SlotWords | null, now: Instant): boolean =>
  words !== null && PASSING.has(words.is) && now >= words.at + WAIT;

/** Not heard for another reason than money. */
const hasFailed = (words: SlotWords | null): boolean =>
  words !== null && words.is !== 'told' && words.is !== 'no-budget';

/**
 * The built-in analyst sits where nobody is set, for one that must not be paid for, and in both slots when both
 * failed. Where one side is heard, the silence of the other stays one.
 */
export const isBuiltInSitting = (words: RaceWords, slot: Slot): boolean =>
  words[slot] === null || words[slot].is === 'no-budget' || SLOTS.every((slot) => hasFailed(words[slot]));
