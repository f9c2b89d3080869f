import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { type Instant, instant } from '../../kernel/instant.ts';
import type { LineShare } from '../line-shares.ts';
import { lineLock, lineRows, type MyLine, refuseFullLines, refuseLocked } from '../my-line.ts';
import { isNewer } from '../note.ts';
import type { LineStore } from '../ports.ts';

/** A line as it is sent. */
export interface LineDraft {
  readonly raceId: string;
  /** Of the whole field, or of some horses: the others share what is left. */
  readonly shares: readonly LineShare[];
  /** When the sender changed it; null: now. A time to come counts as now. */
  readonly changedAt: Instant | null;
}

interface WriteMyLineDeps {
  readonly lines: LineStore;
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly clock: MachineClock;
  readonly racingClock: Clock;
  readonly withLock: WithLock;
}

/**
 * Keeps a member's line on a race and gives it as it is kept; the newer change wins by its stated time. Refuses an unknown
 * race ('not-found', `card.unknown-race`), one that is off or canceled ('conflict', `notebook.line-locked`), and what
 * `lineRows` and `refuseFullLines` refuse.
 */
export const makeWriteMyLine = ({ lines, cards, clock, racingClock, withLock }: WriteMyLineDeps) =>
  async function writeMyLine(memberId: MemberId, draft: LineDraft): Promise<MyLine> {
    const { race } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(draft.raceId)));
    return withLock(lineLock(memberId), async () => {
      const [now, racingNow] = [clock(), racingClock()];
      refuseLocked(race, racingNow);
      const stored = await lines.lineOn(memberId, race.id);
      const rows = lineRows(race, draft.shares, stored?.rows ?? []);
      if (stored === null) refuseFullLines(await lines.countOf(memberId));
      const changedAt = instant(Math.min(draft.changedAt ?? now, now));
      if (stored !== null && draft.changedAt !== null && !isNewer(changedAt, stored)) return stored;
      const line = { raceId: race.id, rows, madeAt: racingNow, changedAt };
      await lines.keep(memberId, race.id, line);
      return line;
    });
  };

export type WriteMyLine = ReturnType<typeof makeWriteMyLine>;
