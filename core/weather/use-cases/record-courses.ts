import { trackOrRefusal } from '../../card/days-card.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, OneAtATime } from '../../kernel/doors.ts';
import { DAY, instant, shift } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { type CourseWord, saysTheSame } from '../course-word.ts';
import type { WeatherShelf } from '../ports.ts';
import { weatherKnown } from '../weather-told.ts';

export interface RecordCoursesDoors {
  readonly weather: WeatherShelf;
  readonly oneAtATime: OneAtATime;
  readonly announce: Announce;
  /** The racing clock. */
  readonly clock: Clock;
}

/**
 * Keeps the track's own word on its courses and announces it when it says something new; tells whether it does. Refuses an
 * unregistered track (`card.unknown-track`).
 */
export function makeRecordCourses({ weather, oneAtATime, announce, clock }: RecordCoursesDoors) {
  return async function recordCourses(trackKey: string, word: CourseWord): Promise<boolean> {
    const { slug, timeZone } = trackOrRefusal(trackKey);
    return oneAtATime(`weather ${slug}`, async () => {
      const at = clock();
      const knownAt = instant(Math.max(at, word.provenance.at));
      const { courses } = weatherKnown(await weather.toldBetween(slug, shift(at, -DAY), at));
      await weather.keep([{ kind: 'courses', trackSlug: slug, knownAt, fact: word }]);
      if (courses !== null && saysTheSame(courses, word)) return false;
      const day = raceDayAt(at, timeZone);
      await announce({ topic: 'weather', track: slug, day, raceNumber: null, at });
      return true;
    });
  };
}

export type RecordCourses = ReturnType<typeof makeRecordCourses>;
