import type { MemberId } from '../../accounts/member.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { lineLock, refuseLocked } from '../my-line.ts';
import { isNewer } from '../note.ts';
import type { LineStore } from '../ports.ts';

interface RemoveMyLineDeps {
  readonly lines: Pick<LineStore, 'keep' | 'lineOn'>;
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly racingClock: Clock;
  readonly withLock: WithLock;
}

/**
 * Removes a member's line on a race; removed twice is removed once. With a time at which its sender removed it, a line that
 * was changed later stays, and the answer is false. Refuses an unknown race ('not-found',
 * `card.unknown-race`) and one that is off or canceled ('conflict', `notebook.line-locked`).
 */
export const makeRemoveMyLine = ({ lines, cards, racingClock, withLock }: RemoveMyLineDeps) =>
  async function removeMyLine(
    memberId: MemberId,
    raceId: string,
    stated: Instant | null = null,
  ): Promise<boolean> {
    const { race } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(raceId)));
    return withLock(lineLock(memberId), async () => {
      refuseLocked(race, racingClock());
      const stored = stated === null ? null : await lines.lineOn(memberId, race.id);
      if (stored !== null && stated !== null && !isNewer(stated, stored)) return false;
      await lines.keep(memberId, race.id, null);
      return true;
    });
  };

export type RemoveMyLine = ReturnType<typeof makeRemoveMyLine>;
