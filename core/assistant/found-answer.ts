import type { Track } from '../card/track.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { JakeAnswer } from './jake/answer.ts';
import type { Exchange } from './jake/said.ts';
import type { RaceView } from './race-view.ts';
import type { AnswerParts } from './shown/answer-parts.ts';

/** Our answer to a question, and the races it is based on. */
export interface FoundAnswer {
  readonly answer: JakeAnswer;
  readonly views: readonly RaceView[];
  /** The day whose stored results it is from. */
  readonly resultsOf?: { readonly track: Track; readonly day: RaceDay };
  /** As a screen draws it; left out where it is words alone. */
  readonly parts?: AnswerParts;
  /** Shown word for word: no model words it. */
  readonly isFixed?: true;
  /** It says that the question cannot be answered. */
  readonly isNoAnswer?: true;
  /** It asks which race or horse is meant; the next words may answer that. */
  readonly asksBack?: true;
}

/** An answer with the slug of the track that it is about: the requested one, or the one named or spoken of before. */
export interface AnswerAtTrack extends FoundAnswer {
  readonly track: string;
}

/**
 * Answers a question from our own chances, picks and tickets; `earlier` is the conversation before it, oldest first, and
 * `kind` the name of the only tool that may answer: a question it does not read is answered as being of another kind.
 */
export type FindAnswer = (
  track: string,
  question: string,
  earlier?: readonly Exchange[],
  kind?: string | null,
) => Promise<AnswerAtTrack>;
