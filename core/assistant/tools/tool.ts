import type { Track } from '../../card/track.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { DayResults } from '../../results/day-results.ts';
import type { FoundAnswer } from '../found-answer.ts';
import type { CardInPlay, RaceView } from '../race-view.ts';

/** A question on a card, as far as every tool needs it read. */
export interface ChatQuestion {
  readonly text: string;
  readonly card: CardInPlay;
  /** The race it names by number or name, on the card or not; null for none. */
  readonly raceNumber: number | null;
}

/** Where tools get facts beyond the card. */
export interface ToolFacts {
  /** The racing clock. */
  readonly now: () => Instant;
  readonly viewsOf: (numbers: readonly number[]) => Promise<readonly RaceView[]>;
  readonly resultsOn: (track: Track, day: RaceDay) => Promise<DayResults>;
}

/** Gets the facts and words the answer. */
export type Answering = (facts: ToolFacts) => Promise<FoundAnswer>;

/** Answers one kind of question. */
export interface Tool {
  readonly name: string;
  /** Null where the question is of another kind. */
  reads(question: ChatQuestion): Answering | null;
}

/** An answer of the card alone. */
export const atOnce =
  (found: FoundAnswer): Answering =>
  async () =>
    found;
