import { addDays, type DaySpan, daysBetween, parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** A meeting and a half; longer spans take several backfills. */
export const MOST_BACKFILL_DAYS = 92;
/** How far back a single day may be requested. */
const DAYS_BACK = 731;

const refuse = (sentence: string): never => {
  throw new Refusal('invalid', 'operations.bad-span', sentence);
};

const dayIn = (field: string, text: string): RaceDay =>
  parseRaceDay(text) ?? refuse(`${field}: "${text}" is not a date (YYYY-MM-DD).`);

/**
 * Days to be collected again, ends included. Refuses ('invalid', `operations.bad-span`), naming the field, a bad date,
 * a span the wrong way round, longer than 92 days, after today, or before any source's data.
 */
export function requestedSpan(
  request: { readonly from: string; readonly to: string },
  today: RaceDay,
): DaySpan {
  const [from, to] = [dayIn('from', request.from), dayIn('to', request.to)];
  const first = addDays(today, -DAYS_BACK);
  if (from > to) return refuse(`to: ${to} is before from, ${from}.`);
  if (to > today) return refuse(`to: ${to} is after today, ${today}.`);
  if (from < first) return refuse(`from: ${from} is before ${first}; no source goes back further.`);
  const days = daysBetween(from, to) + 1;
  if (days > MOST_BACKFILL_DAYS)
    return refuse(`to: ${days} days are too many; the limit is ${MOST_BACKFILL_DAYS} at once.`);
  return { from, to };
}

/** Every day of a span, in order. */
export const daysOf = ({ from, to }: DaySpan): readonly RaceDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth));
