import { addDays, type DaySpan, daysBetween, parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** A meeting and a half; more is asked in several goes. */
export const MOST_BACKFILL_DAYS = 92;
/** As far back as a single day may be asked for. */
const DAYS_BACK = 731;

const refuse = (sentence: string): never => {
  throw new Refusal('invalid', 'operations.bad-span', sentence);
};

const dayIn = (field: string, text: string): RaceDay =>
  parseRaceDay(text) ?? refuse(`${field}: "${text}" is no day (YYYY-MM-DD).`);

/**
 * Days to be collected again, ends included. Refuses ('invalid', `operations.bad-span`), by the field's name, what is no
 * day, the wrong way round, longer than 92 days, after today, or longer ago than sources are asked for.
 */
export function askedSpan(request: { readonly from: string; readonly to: string }, today: RaceDay): DaySpan {
  const [from, to] = [dayIn('from', request.from), dayIn('to', request.to)];
  const first = addDays(today, -DAYS_BACK);
  if (from > to) return refuse(`to: ${to} is before from, ${from}.`);
  if (to > today) return refuse(`to: ${to} is after today, ${today}.`);
  if (from < first) return refuse(`from: ${from} is before ${first}; no source is asked for longer ago.`);
  const days = daysBetween(from, to) + 1;
  if (days > MOST_BACKFILL_DAYS)
    return refuse(`to: ${days} days are too many; at most ${MOST_BACKFILL_DAYS} are asked for at once.`);
  return { from, to };
}

/** Every day of a span, in their order. */
export const daysOf = ({ from, to }: DaySpan): readonly RaceDay[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth));
