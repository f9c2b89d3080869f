import { FLAGSHIP } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { ResultDays } from '../ports.ts';
import { trackOfResults } from '../track-of-results.ts';

export interface ListResultDaysDeps {
  readonly results: ResultDays;
  readonly racingClock: Clock;
}

const LAST_DAYS = 30;

/**
 * The days among the last 30, today included, on which a track has results, latest first. The track is named by slug,
 * number or code. Refuses ('invalid', `results.bad-track`) any other text.
 */
export function makeListResultDays({ results, racingClock }: ListResultDaysDeps) {
  return async function listResultDays(trackText: string): Promise<readonly RaceDay[]> {
    const { code, track } = trackOfResults(trackText);
    const today = raceDayAt(racingClock(), (track ?? FLAGSHIP).timeZone);
    return results.daysWithResults(code, { from: addDays(today, 1 - LAST_DAYS), to: today });
  };
}

export type ListResultDays = ReturnType<typeof makeListResultDays>;
