import type { Clock } from '../../kernel/doors.ts';
import type { Gather } from '../../kernel/gathered.ts';
import { refusePaused } from '../pause/pause.ts';
import type { PauseShelf } from '../pause/ports.ts';
import type { SourceName } from '../source-name.ts';

export interface UnlessPausedDoors {
  readonly pauses: Pick<PauseShelf, 'standing'>;
  /** The machine's clock. */
  readonly clock: Clock;
}

/** Work on a source that does not begin while the source is paused: refuses ('conflict', `operations.paused`). */
export const makeUnlessPaused =
  ({ pauses, clock }: UnlessPausedDoors) =>
  async <T>(source: SourceName, work: () => Promise<T>): Promise<T> => {
    refusePaused(source, await pauses.standing(clock()));
    return work();
  };

export type UnlessPaused = ReturnType<typeof makeUnlessPaused>;

/** The same for a source that is asked as a part of another. */
export const gatherUnlessPaused =
  (unlessPaused: UnlessPaused, source: SourceName, gather: Gather): Gather =>
  (wish, told) =>
    unlessPaused(source, () => gather(wish, told));
