import { parseRaceDay, type RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { daysCoveredBy } from './days-covered.ts';
import { SOURCE_LABELS, type SourceName } from './source-name.ts';

/** The text as a day; refuses ('invalid', `card.bad-day`) a text that is not one. */
export function dayOrRefusal(text: string): RaceDay {
  const day = parseRaceDay(text);
  if (day !== null) return day;
  throw new Refusal('invalid', 'card.bad-day', `date: "${text}" is not a date (YYYY-MM-DD).`);
}

/** The same, and refuses ('invalid', `operations.day-too-far`) a day the source does not cover. */
export function dayCoveredBy(source: SourceName, text: string, today: RaceDay): RaceDay {
  const day = dayOrRefusal(text);
  const { from, to } = daysCoveredBy(source, today);
  if (day >= from && day <= to) return day;
  const sentence = `date: ${day} is outside ${from} to ${to}, the days that ${SOURCE_LABELS[source]} covers.`;
  throw new Refusal('invalid', 'operations.day-too-far', sentence);
}

/** The same, and refuses ('invalid', `operations.day-to-come`) a day after today. */
export function dayByNow(text: string, today: RaceDay): RaceDay {
  const day = dayOrRefusal(text);
  if (day <= today) return day;
  throw new Refusal('invalid', 'operations.day-to-come', `date: ${day} is after today, ${today}.`);
}
