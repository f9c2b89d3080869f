import { FLAGSHIP } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { allDays, lastDays } from '../last-days.ts';
import type { ResultDays } from '../ports.ts';
import { trackOfResults } from '../track-of-results.ts';

export interface ListResultDaysDeps {
  readonly results: ResultDays;
  readonly racingClock: Clock;
}

/**
 * The days on which a track has results, latest first: of the last 30, today included, or of all. The track is named by
 * slug, number or code. Refuses ('invalid', `results.bad-track`) any other text.
 */
export function makeListResultDays({ results, racingClock }: ListResultDaysDeps) {
  return async function listResultDays(
    trackText: string,
    which: 'last' | 'all' = 'last',
  ): Promise<readonly RaceDay[]> {
    const { code, track } = trackOfResults(trackText);
    const today = raceDayAt(racingClock(), (track ?? FLAGSHIP).timeZone);
    return results.daysWithResults(code, which === 'all' ? allDays(today) : lastDays(today));
  };
}

export type ListResultDays = ReturnType<typeof makeListResultDays>;
