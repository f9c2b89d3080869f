import { MONTHS, monthNumber, SHORT_MONTHS } from '../../kernel/months.ts';
import { addDays, parseRaceDay, type RaceDay, weekday } from '../../kernel/race-day.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const NAMED_DATE = new RegExp(
  `\\b(${[...MONTHS, ...SHORT_MONTHS].join('|')})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?\\b`,
  'i',
);

const notAfter = (today: RaceDay, day: RaceDay | null): RaceDay | null =>
  day === null || day > today ? null : day;

function namedDate(text: string, today: RaceDay): RaceDay | null {
  const [, month = '', date = '', year] = NAMED_DATE.exec(text) ?? [];
  const number = month === '' ? null : monthNumber(month);
  if (number === null) return null;
  const inYear = (yearText: string): RaceDay | null =>
    parseRaceDay(`${yearText}-${number}-${date.padStart(2, '0')}`);
  if (year !== undefined) return notAfter(today, inYear(year));
  const day = inYear(today.slice(0, 4));
  return day === null || day <= today ? day : inYear(String(Number(today.slice(0, 4)) - 1));
}

/** Words of what was, not of what comes. */
const OF_THE_PAST =
  /\b(?:won|winners?|winning|results?|paid|payoffs?|payouts?|did|ran|finish(?:ed)?|took|was|were|beat)\b/i;
const WEEKDAY = new RegExp(`\\b(next |this coming |this |on )?(${WEEKDAYS.join('|')})(?:'?s)?\\b`, 'i');

/** The day to come that a question names, tomorrow or a weekday, seen from `today`; null where it names none. */
export function comingDayNamed(text: string, today: RaceDay): RaceDay | null {
  if (/\btomorrow(?:'?s)?\b/i.test(text)) return addDays(today, 1);
  const [, lead = '', name = ''] = WEEKDAY.exec(text) ?? [];
  if (name === '' || pastDayNamed(text, today) !== null) return null;
  const isNext = /next|coming/i.test(lead);
  if (!isNext && OF_THE_PAST.test(text)) return null;
  const ahead = (WEEKDAYS.indexOf(name.toLowerCase()) - weekday(today) + 7) % 7;
  return ahead === 0 && !isNext ? null : addDays(today, ahead === 0 ? 7 : ahead);
}

/** `Results Friday`, `who won Sunday`: the last such day before today. */
function bareWeekday(plain: string, today: RaceDay): RaceDay | null {
  const [, lead, name = ''] = WEEKDAY.exec(plain) ?? [];
  if (name === '' || lead?.startsWith('next') === true || !OF_THE_PAST.test(plain)) return null;
  const back = (weekday(today) - WEEKDAYS.indexOf(name) + 7) % 7;
  return back === 0 && lead?.startsWith('on') !== true ? null : addDays(today, -back);
}

const SPELLED_COUNTS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const DAYS_AGO = new RegExp(`\\b(\\d{1,2}|a|${SPELLED_COUNTS.join('|')}) (day|week)s? ago\\b`);
const DAYS_IN = { day: 1, week: 7 } as const;

/** How many days back a question says: `three days ago`, `the day before yesterday`, `last night`; null for none. */
function daysBack(plain: string): number | null {
  if (/\b(?:the )?day before yesterday\b/.test(plain)) return 2;
  if (/\b(?:yesterday'?s?|ayer|last night)\b/.test(plain)) return 1;
  const [, count = '', unit = ''] = DAYS_AGO.exec(plain) ?? [];
  if (unit !== 'day' && unit !== 'week') return null;
  const days = Number(count) || SPELLED_COUNTS.indexOf(count) + 1 || 1;
  return days * DAYS_IN[unit];
}

/**
 * The day a question about the past names: yesterday, last Saturday, June 6, 2025-06-06; seen from `today`, never after
 * it. Null where it names none.
 */
export function pastDayNamed(text: string, today: RaceDay): RaceDay | null {
  const plain = text.toLowerCase();
  const back = daysBack(plain);
  if (back !== null) return addDays(today, -back);
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(plain);
  if (iso !== null) return notAfter(today, parseRaceDay(iso[0]));
  const named = new RegExp(`\\b(last|this past|from) (${WEEKDAYS.join('|')})\\b`).exec(plain);
  if (named !== null) {
    const since = (weekday(today) - WEEKDAYS.indexOf(named[2] ?? '') + 7) % 7;
    return addDays(today, -(since === 0 ? 7 : since));
  }
  return namedDate(text, today) ?? bareWeekday(plain, today);
}
