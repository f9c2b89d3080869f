import { addDays, parseRaceDay, type RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';

/** The day a text is; refuses ('invalid', `card.bad-day`) what is none. */
export function dayOrRefusal(text: string): RaceDay {
  const day = parseRaceDay(text);
  if (day !== null) return day;
  throw new Refusal('invalid', 'card.bad-day', `date: "${text}" is no day (YYYY-MM-DD).`);
}

/** Results of two seasons may be asked for again, and cards as far ahead as entries are drawn. */
const DAYS_BACK = 731;
const DAYS_AHEAD = 14;

/** The same, and refuses ('invalid', `operations.day-too-far`) what no source is asked for. */
export function dayNear(text: string, today: RaceDay): RaceDay {
  const day = dayOrRefusal(text);
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  if (day >= first && day <= last) return day;
  throw new Refusal('invalid', 'operations.day-too-far', `date: ${day} is not from ${first} to ${last}.`);
}

/** The same, and refuses ('invalid', `operations.day-to-come`) a day after today. */
export function dayByNow(text: string, today: RaceDay): RaceDay {
  const day = dayOrRefusal(text);
  if (day <= today) return day;
  throw new Refusal('invalid', 'operations.day-to-come', `date: ${day} is after today, ${today}.`);
}
