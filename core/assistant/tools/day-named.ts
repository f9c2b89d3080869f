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

/**
 * The day a question about the past names: yesterday, last Saturday, June 6, 2025-06-06; seen from `today`, never after
 * it. Null where it names none.
 */
export function pastDayNamed(text: string, today: RaceDay): RaceDay | null {
  const plain = text.toLowerCase();
  if (/\b(?:yesterday'?s?|ayer)\b/.test(plain)) return addDays(today, -1);
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(plain);
  if (iso !== null) return notAfter(today, parseRaceDay(iso[0]));
  const named = new RegExp(`\\b(last|this past|from) (${WEEKDAYS.join('|')})\\b`).exec(plain);
  if (named !== null) {
    const back = (weekday(today) - WEEKDAYS.indexOf(named[2] ?? '') + 7) % 7;
    return addDays(today, -(back === 0 ? 7 : back));
  }
  return namedDate(text, today) ?? bareWeekday(plain, today);
}
