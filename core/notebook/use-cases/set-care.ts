import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import type { WithLock } from '../../kernel/functions.ts';
import { bookLock, type Care, type Limits, paused, refusePaused, withLimits } from '../care.ts';
import type { CareStore } from '../ports.ts';

interface SetCareDeps {
  readonly book: CareStore;
  readonly clock: MachineClock;
  readonly withLock: WithLock;
}

/** Sets a member's own limits, as `withLimits`; refuses while the book is paused. */
export const makeSetLimits = ({ book, clock, withLock }: SetCareDeps) =>
  async function setLimits(memberId: MemberId, limits: Limits): Promise<Care> {
    return withLock(bookLock(memberId), async () => {
      const before = await book.careOf(memberId);
      const now = clock();
      refusePaused(before, now);
      const care = withLimits(before, limits, now);
      await book.keepCare(memberId, care);
      return care;
    });
  };

export type SetLimits = ReturnType<typeof makeSetLimits>;

/** Pauses a member's book for so many days: it cannot be ended early, only lengthened. */
export const makePauseBook = ({ book, clock, withLock }: SetCareDeps) =>
  async function pauseBook(memberId: MemberId, days: number): Promise<Care> {
    return withLock(bookLock(memberId), async () => {
      const care = paused(await book.careOf(memberId), days, clock());
      await book.keepCare(memberId, care);
      return care;
    });
  };

export type PauseBook = ReturnType<typeof makePauseBook>;
