import { addDays, type DaySpan, parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { spanOfKey } from '../../kernel/span-key.ts';

/** The days bias is read over: so many before today, or a key (`weeks`, `all`, a year, two days joined by `_`). */
export type BiasOver = number | string;

/** Today's finished races; every other span ends yesterday at the latest. */
export const TODAY_SO_FAR = 'today';
/** The same weeks of past years. */
const SAME_WEEKS = 'weeks';

/** At least one, the earliest first. */
type Spans = readonly [DaySpan, ...DaySpan[]];

const YEARS_BACK = 10;
/** Days before and after today's date: three weeks in all. */
const DAYS_AROUND = 10;

/** The same date so many years earlier; of February 29 the day before where there is none. */
function yearsBefore(day: RaceDay, years: number): RaceDay {
  const year = Number(day.slice(0, 4)) - years;
  return parseRaceDay(`${year}${day.slice(4)}`) ?? (`${year}-02-28` as RaceDay);
}

/** The three weeks around today's date in each of the ten years before, the earliest first. */
function sameWeeks(today: RaceDay): Spans {
  const weeks = (years: number): DaySpan => {
    const date = yearsBefore(today, years);
    return { from: addDays(date, -DAYS_AROUND), to: addDays(date, DAYS_AROUND) };
  };
  const later = Array.from({ length: YEARS_BACK - 1 }, (_, index) => weeks(YEARS_BACK - 1 - index));
  return [weeks(YEARS_BACK), ...later];
}

function spanNamed(key: string, today: RaceDay): DaySpan {
  const span = spanOfKey(key, today);
  if (span !== null) return span;
  throw new Refusal('invalid', 'handicapping.bad-span', `"${key}" is not a span of days.`);
}

/**
 * The spans of days, the earliest first; none of them has today, unless today alone is asked for. Refuses ('invalid',
 * `handicapping.bad-span`) an unknown key, and a span that begins today or later.
 */
export function biasSpans(over: BiasOver, today: RaceDay): Spans {
  const yesterday = addDays(today, -1);
  if (typeof over === 'number') return [{ from: addDays(today, -over), to: yesterday }];
  if (over === TODAY_SO_FAR) return [{ from: today, to: today }];
  if (over === SAME_WEEKS) return sameWeeks(today);
  const { from, to } = spanNamed(over, today);
  if (from <= yesterday) return [{ from, to: to < today ? to : yesterday }];
  throw new Refusal('invalid', 'handicapping.bad-span', `"${over}" has no day before today.`);
}
