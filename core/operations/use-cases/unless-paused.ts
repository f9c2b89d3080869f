import type { FetchSource } from '../../kernel/fetched.ts';
import type { Clock } from '../../kernel/functions.ts';
import { refusePaused } from '../pause/pause.ts';
import type { PauseStore } from '../pause/ports.ts';
import type { SourceName } from '../source-name.ts';

export interface UnlessPausedDeps {
  readonly pauses: Pick<PauseStore, 'standing'>;
  /** The machine's clock. */
  readonly clock: Clock;
}

/** Work on a source that does not begin while the source is paused: refuses ('conflict', `operations.paused`). */
export const makeUnlessPaused =
  ({ pauses, clock }: UnlessPausedDeps) =>
  async <T>(source: SourceName, work: () => Promise<T>): Promise<T> => {
    refusePaused(source, await pauses.standing(clock()));
    return work();
  };

export type UnlessPaused = ReturnType<typeof makeUnlessPaused>;

/** The same for a source that is asked as a part of another. */
export const fetchUnlessPaused =
  (unlessPaused: UnlessPaused, source: SourceName, fetchSource: FetchSource): FetchSource =>
  (request, told) =>
    unlessPaused(source, () => fetchSource(request, told));
