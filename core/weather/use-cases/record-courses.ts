import { trackOrRefusal } from '../../card/days-card.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { DAY, instant, shift } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import type { WeatherStore } from '../ports.ts';
import { saysTheSame, type TrackStateWord } from '../surface-word.ts';
import { weatherKnown } from '../weather-report.ts';

export interface RecordCoursesDeps {
  readonly weather: WeatherStore;
  readonly withLock: WithLock;
  readonly announce: Announce;
  /** The racing clock. */
  readonly clock: Clock;
}

/**
 * Keeps the track's own word on its courses and announces it when it says something new; tells whether it does. Refuses an
 * unregistered track (`card.unknown-track`).
 */
export function makeRecordCourses({ weather, withLock, announce, clock }: RecordCoursesDeps) {
  return async function recordCourses(trackKey: string, word: TrackStateWord): Promise<boolean> {
    const { slug, timeZone } = trackOrRefusal(trackKey);
    return withLock(`weather ${slug}`, async () => {
      const moment = clock();
      const knownAt = instant(Math.max(moment, word.provenance.at));
      const { courses } = weatherKnown(await weather.reportedBetween(slug, shift(moment, -DAY), moment));
      await weather.keep([{ kind: 'courses', trackSlug: slug, knownAt, fact: word }]);
      if (courses !== null && saysTheSame(courses, word)) return false;
      const day = raceDayAt(moment, timeZone);
      await announce({ topic: 'weather', track: slug, day, raceNumber: null, at: moment });
      return true;
    });
  };
}

export type RecordCourses = ReturnType<typeof makeRecordCourses>;
