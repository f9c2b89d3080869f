import type { Race } from '../../card/race.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import type { WordsByRace } from '../analysis/slot-words.ts';

/** A race to ask about, with the fitted model's chances by betting interest. */
export interface RaceToAsk {
  readonly evidence: Evidence;
  readonly chances: readonly number[];
}

export interface AnalystsQuestion {
  /** As people call it. */
  readonly track: string;
  readonly trackSlug: string;
  readonly day: string;
  /** All races of the day, asked about or not. */
  readonly card: readonly Race[];
  readonly races: readonly RaceToAsk[];
  readonly experts: readonly RaceExperts[];
  /** What was heard before: told of the same facts it stands. */
  readonly kept: WordsByRace;
  /** Also where kept words would stand. */
  readonly isAnew: boolean;
  /** Words told after this moment are new enough where they are wanted anew: somebody else asked meanwhile. */
  readonly newAfter?: Instant;
  /** Id of the member it is for; null for the house. */
  readonly askedBy: string | null;
}
