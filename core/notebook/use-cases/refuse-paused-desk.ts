import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import { refusePaused } from '../care.ts';
import type { CareStore } from '../ports.ts';

interface RefusePausedDeskDeps {
  readonly book: Pick<CareStore, 'careOf'>;
  readonly clock: MachineClock;
}

/** Refuses ('conflict', `notebook.paused`) to price or build tickets for a member whose pause runs. */
export const makeRefusePausedDesk = ({ book, clock }: RefusePausedDeskDeps) =>
  async function refusePausedDesk(memberId: MemberId): Promise<void> {
    refusePaused(await book.careOf(memberId), clock(), 'The ticket desk is closed');
  };

export type RefusePausedDesk = ReturnType<typeof makeRefusePausedDesk>;
