import type { MemberId } from '../../accounts/member.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { lineLock, refuseLocked } from '../my-line.ts';
import type { LineStore } from '../ports.ts';

interface RemoveMyLineDeps {
  readonly lines: Pick<LineStore, 'keep'>;
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly racingClock: Clock;
  readonly withLock: WithLock;
}

/**
 * Removes a member's line on a race; removed twice is removed once. Refuses an unknown race ('not-found',
 * `card.unknown-race`) and one that is off or canceled ('conflict', `notebook.line-locked`).
 */
export const makeRemoveMyLine = ({ lines, cards, racingClock, withLock }: RemoveMyLineDeps) =>
  async function removeMyLine(memberId: MemberId, raceId: string): Promise<void> {
    const { race } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(raceId)));
    await withLock(lineLock(memberId), async () => {
      refuseLocked(race, racingClock());
      await lines.keep(memberId, race.id, null);
    });
  };

export type RemoveMyLine = ReturnType<typeof makeRemoveMyLine>;
