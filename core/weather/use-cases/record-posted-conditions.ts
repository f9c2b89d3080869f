import { trackOrRefusal } from '../../card/days-card.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { DAY, instant, shift } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import type { WeatherStore } from '../ports.ts';
import { isSamePosting, type PostedConditions, withSince } from '../posted-conditions.ts';
import { type WeatherReport, weatherKnown } from '../weather-report.ts';

export interface RecordPostedConditionsDeps {
  readonly weather: WeatherStore;
  readonly withLock: WithLock;
  readonly announce: Announce;
  /** The racing clock. */
  readonly clock: Clock;
}

const isBySource = (fact: WeatherReport['fact'], { provenance }: PostedConditions): boolean =>
  fact.provenance.source === provenance.source;

const isSame = (before: PostedConditions | null, after: PostedConditions | null): boolean =>
  before === null || after === null ? before === after : isSamePosting(before, after);

/**
 * Stores the track's posted conditions and announces them when they changed; returns whether they did. Refuses an
 * unregistered track (`card.unknown-track`).
 */
export function makeRecordPostedConditions({
  weather,
  withLock,
  announce,
  clock,
}: RecordPostedConditionsDeps) {
  return async function recordPostedConditions(trackKey: string, word: PostedConditions): Promise<boolean> {
    const { slug, timeZone } = trackOrRefusal(trackKey);
    return withLock(`weather ${slug}`, async () => {
      const moment = clock();
      const knownAt = instant(Math.max(moment, word.provenance.at));
      const reports = await weather.reportedBetween(slug, shift(moment, -DAY), moment);
      const others = reports.filter(({ kind, fact }) => kind !== 'courses' || !isBySource(fact, word));
      const earlier = reports.flatMap(({ kind, fact }) =>
        kind === 'courses' && isBySource(fact, word) ? [fact] : [],
      );
      const report: WeatherReport = {
        kind: 'courses',
        trackSlug: slug,
        knownAt,
        fact: withSince(word, earlier[0] ?? null),
      };
      await weather.keep([report]);
      const [before, after] = [weatherKnown(reports).courses, weatherKnown([...others, report]).courses];
      if (isSame(before, after)) return false;
      const day = raceDayAt(moment, timeZone);
      await announce({ topic: 'weather', track: slug, day, raceNumber: null, at: moment });
      return true;
    });
  };
}

export type RecordPostedConditions = ReturnType<typeof makeRecordPostedConditions>;
