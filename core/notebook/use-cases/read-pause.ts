import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import type { Instant } from '../../kernel/instant.ts';
import { isPaused } from '../care.ts';
import type { CareStore } from '../ports.ts';

interface ReadPauseDeps {
  readonly book: Pick<CareStore, 'careOf'>;
  readonly clock: MachineClock;
}

/** When the pause of a member ends; null while none runs. */
export const makeReadPause = ({ book, clock }: ReadPauseDeps) =>
  async function readPause(memberId: MemberId): Promise<Instant | null> {
    const care = await book.careOf(memberId);
    return isPaused(care, clock()) ? care.pausedUntil : null;
  };

export type ReadPause = ReturnType<typeof makeReadPause>;
