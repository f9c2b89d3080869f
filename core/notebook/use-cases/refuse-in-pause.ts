import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import { refusePaused } from '../care.ts';
import type { CareStore } from '../ports.ts';

interface RefuseInPauseDeps {
  readonly book: Pick<CareStore, 'careOf'>;
  readonly clock: MachineClock;
}

/** Refuses ('conflict', `notebook.paused`) a member whose pause runs; `locked` says what, as `The ticket desk is closed`. */
export const makeRefuseInPause = ({ book, clock }: RefuseInPauseDeps) =>
  async function refuseInPause(memberId: MemberId, locked: string): Promise<void> {
    refusePaused(await book.careOf(memberId), clock(), locked);
  };

export type RefuseInPause = ReturnType<typeof makeRefuseInPause>;
