import type { JakeAnswer } from './jake/answer.ts';
import type { RaceView } from './race-view.ts';

/** Our answer to a question, and the races it is based on. */
export interface FoundAnswer {
  readonly answer: JakeAnswer;
  readonly views: readonly RaceView[];
  /** Shown word for word: no model words it. */
  readonly isFixed?: true;
  /** It says that the question cannot be answered. */
  readonly isNoAnswer?: true;
  /** It asks which race or horse is meant; the next words may answer that. */
  readonly asksBack?: true;
}
