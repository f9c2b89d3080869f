import { type End, repeatedly } from '#adapters/jobs/repeatedly.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { MINUTE, SECOND } from '#core/kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { Get } from './wiring/provide.ts';

const FIRST_AFTER_MS = 20 * SECOND;
const LOOK_MS = 30 * MINUTE;
const FIRST_DAY = '1900-01-01' as RaceDay;

/**
 * Settles past days whose entries or results are others than those they were settled from, so that a visitor does not wait
 * for it: after a new version, an import of older days, a correction.
 */
export function keepSettled(get: Get): End {
  const failed = (error: unknown): void =>
    get('log').warn(
      { err: error },
      'past days of the record could not be settled; they are when somebody asks',
    );
  async function settle(isOver: () => boolean): Promise<void> {
    const span = { from: FIRST_DAY, to: addDays(raceDayAt(get('racingClock')(), FLAGSHIP.timeZone), -2) };
    for (const isDemo of [false, true]) await get('storePastDays')(isDemo, span, isOver);
  }
  return repeatedly(LOOK_MS, (isOver) => settle(isOver).catch(failed), FIRST_AFTER_MS);
}
