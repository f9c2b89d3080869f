import type { FetchSource } from '../../kernel/fetched.ts';
import type { Clock } from '../../kernel/functions.ts';
import { refusePaused } from '../pause/pause.ts';
import type { PauseStore } from '../pause/ports.ts';
import type { SourceName } from '../source-name.ts';

export interface UnlessPausedDeps {
  readonly pauses: Pick<PauseStore, 'activeAt'>;
  /** The machine's clock. */
  readonly clock: Clock;
}

/** Runs work on a source unless the source is paused; else refuses ('conflict', `operations.paused`). */
export const makeUnlessPaused =
  ({ pauses, clock }: UnlessPausedDeps) =>
  async <T>(source: SourceName, work: () => Promise<T>): Promise<T> => {
    refusePaused(source, await pauses.activeAt(clock()));
    return work();
  };

export type UnlessPaused = ReturnType<typeof makeUnlessPaused>;

/** The same for a source that is asked as a part of another. */
export const fetchUnlessPaused =
  (unlessPaused: UnlessPaused, source: SourceName, fetchSource: FetchSource): FetchSource =>
  (request, log) =>
    unlessPaused(source, () => fetchSource(request, log));
