import type { MachineClock } from '../../accounts/ports.ts';
import { isPaused, type ReadPause } from '../care.ts';
import type { CareStore } from '../ports.ts';

interface ReadPauseDeps {
  readonly book: Pick<CareStore, 'careOf'>;
  readonly clock: MachineClock;
}

/** Reads when the pause of a member ends. */
export const makeReadPause =
  ({ book, clock }: ReadPauseDeps): ReadPause =>
  async (memberId) => {
    const care = await book.careOf(memberId);
    return isPaused(care, clock()) ? care.pausedUntil : null;
  };
