import type { CardCalendar } from '../../card/ports.ts';
import type { Track } from '../../card/track.ts';
import type { DaySpan } from '../../kernel/race-day.ts';
import type { ResultDays } from '../../results/ports.ts';
import type { RaceDays } from '../race-days.ts';

export interface RaceDaysDeps {
  readonly results: Pick<ResultDays, 'daysWithResults'>;
  readonly cards: Pick<CardCalendar, 'outlinesBetween'>;
}

/** The race days of a track in a span of days, by stored results and cards. */
export function makeRaceDays({ results, cards }: RaceDaysDeps) {
  return async function raceDays({ code, slug }: Track, span: DaySpan): Promise<RaceDays> {
    const [withResults, outlines] = await Promise.all([
      results.daysWithResults(code, span),
      cards.outlinesBetween(span),
    ]);
    const carded = outlines.filter(({ trackSlug }) => trackSlug === slug).map(({ day }) => day);
    return { all: [...new Set([...withResults, ...carded])].sort().toReversed(), withResults };
  };
}
