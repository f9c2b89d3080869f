import { type End, repeatedly } from '#adapters/jobs/repeatedly.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { MINUTE, SECOND } from '#core/kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Get } from './wiring/provide.ts';
import { sealCorrected } from './wiring/tracks.ts';

const FIRST_AFTER_MS = 20 * SECOND;
const BETWEEN_MS = 30 * MINUTE;
const SETTLED_DAYS = 'settled-days';
const FIRST_DAY = '1900-01-01' as RaceDay;

/**
 * Settles past days again whose entries, results or tracks have changed, so that no visitor waits for it: after a new
 * version, an import of older days, a correction. Seals again before what another process stored on the clock of before a
 * correction. One process at a time does this.
 */
export function keepSettled(get: Get): End {
  const clock = get('machineClock');
  let dueAt: number = clock() + FIRST_AFTER_MS;
  const endListening = get('announcements').listen({
    receive: ({ topic }) => {
      if (topic === 'tracks') dueAt = 0;
    },
    end: () => undefined,
  });
  async function settle(isOver: () => boolean): Promise<void> {
    await get('readRegistrations')();
    await sealCorrected(get);
    const span = { from: FIRST_DAY, to: addDays(raceDayAt(get('racingClock')(), FLAGSHIP.timeZone), -2) };
    for (const isDemo of [false, true]) await get('storePastDays')(isDemo, span, isOver);
  }
  async function settleWhenDue(isOver: () => boolean): Promise<void> {
    if (clock() < dueAt) return;
    dueAt = clock() + BETWEEN_MS;
    try {
      await get('withLongLock')(SETTLED_DAYS, () => settle(isOver), isOver);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'kernel.turn-given-up') return;
      get('log').warn(
        { err: error },
        'past days of the record could not be settled; they are when somebody asks',
      );
    }
  }
  const end = repeatedly(SECOND, settleWhenDue, SECOND);
  return async () => {
    endListening();
    await end();
  };
}
