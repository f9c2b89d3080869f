import type { Race } from '../../card/race.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import type { AnswersByRace } from './slot-answers.ts';

/** A race to ask about, with the fitted model's chances by betting interest. */
export interface RaceToAsk {
  readonly evidence: Evidence;
  readonly chances: readonly number[];
}

export interface AnalystsQuestion {
  /** Display name. */
  readonly track: string;
  readonly trackSlug: string;
  readonly day: string;
  /** All races of the day, asked about or not. */
  readonly card: readonly Race[];
  readonly races: readonly RaceToAsk[];
  readonly experts: readonly RaceExperts[];
  /** Earlier answers: on the same facts they remain valid. */
  readonly earlier: AnswersByRace;
  /** Asks again even where earlier answers are valid. */
  readonly isRefresh: boolean;
  /** On a refresh, answers after this moment are new enough: another request got them meanwhile. */
  readonly newAfter?: Instant;
  /** Id of the member it is for; null for the system. */
  readonly askedBy: string | null;
}
