import { parseRaceDay, type RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { daysCoveredBy } from './days-covered.ts';
import { SOURCE_LABELS, type SourceName } from './source-name.ts';

/** The day a text is; refuses ('invalid', `card.bad-day`) what is none. */
export function dayOrRefusal(text: string): RaceDay {
  const day = parseRaceDay(text);
  if (day !== null) return day;
  throw new Refusal('invalid', 'card.bad-day', `date: "${text}" is no day (YYYY-MM-DD).`);
}

/** The same, and refuses ('invalid', `operations.day-too-far`) a day of which the source tells nothing. */
export function dayCoveredBy(source: SourceName, text: string, today: RaceDay): RaceDay {
  const day = dayOrRefusal(text);
  const { from, to } = daysCoveredBy(source, today);
  if (day >= from && day <= to) return day;
  const sentence = `date: ${day} is not from ${from} to ${to}, and ${SOURCE_LABELS[source]} tells of no other day.`;
  throw new Refusal('invalid', 'operations.day-too-far', sentence);
}

/** The same, and refuses ('invalid', `operations.day-to-come`) a day after today. */
export function dayByNow(text: string, today: RaceDay): RaceDay {
  const day = dayOrRefusal(text);
  if (day <= today) return day;
  throw new Refusal('invalid', 'operations.day-to-come', `date: ${day} is after today, ${today}.`);
}
