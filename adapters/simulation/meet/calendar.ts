import type { Track } from '#core/card/track.ts';
import { addDays, parseRaceDay, type RaceDay, weekday } from '#core/kernel/race-day.ts';

const MONDAY = 1;
/** Dark days of the meet: Monday and Tuesday. */
const DARK = [1, 2];

function dayOf(year: number, date: string): RaceDay {
  const day = parseRaceDay(`${year}-${date}`);
  if (day === null) throw new RangeError(`${date} is not a day of ${year}`);
  return day;
}

/** The first Monday of September. */
function laborDay(year: number): RaceDay {
  const first = dayOf(year, '09-01');
  return addDays(first, (MONDAY - weekday(first) + 7) % 7);
}

/**
 * Race days of a year's meet: Wednesday to Sunday from the first day of the season to Labor Day, which is one too.
 * In 2025 these are 40 days, from Thursday 10 July to Monday 1 September, as the track ran. Throws a RangeError for a
 * track whose season is not known.
 */
export function meetDays({ season, slug }: Track, year: number): readonly RaceDay[] {
  if (season === null) throw new RangeError(`the season of ${slug} is not known`);
  const end = laborDay(year);
  const days: RaceDay[] = [];
  for (let day = dayOf(year, season.from); day <= end && day.slice(5) <= season.to; day = addDays(day, 1)) {
    if (!DARK.includes(weekday(day)) || day === end) days.push(day);
  }
  return days;
}

/** The last race day before this one, of this year's meet or the one before. */
export function lastMeetDay(track: Track, before: RaceDay): RaceDay | null {
  const year = Number(before.slice(0, 4));
  const days = [...meetDays(track, year - 1), ...meetDays(track, year)];
  return days.findLast((day) => day < before) ?? null;
}
