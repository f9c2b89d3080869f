import { FLAGSHIP } from '../card/track.ts';
import { dayText } from '../kernel/day-text.ts';
import type { Instant } from '../kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '../kernel/race-day.ts';
import { dollarsText } from '../kernel/text.ts';
import { NANOS } from './price.ts';

/** What may be spent, in dollars. */
export interface Budget {
  readonly dailyUsd: number;
  readonly monthlyUsd: number;
  /** By the questions of one member on one day. */
  readonly memberDailyUsd: number;
}

/** A limit on what is spent from a day on. */
export interface Cap {
  readonly name: 'daily' | 'monthly' | 'member' | 'others-daily' | 'others-monthly';
  readonly from: RaceDay;
  /** Whose spending counts; null: everyone's. */
  readonly memberId: string | null;
  readonly nanos: number;
  /** The first day on which it starts over. */
  readonly until: RaceDay;
}

/** Days and months of budgets are those of the calendar here. */
export const BUDGET_ZONE = 'America/New_York';

export const budgetDay = (instant: Instant): RaceDay => raceDayAt(instant, BUDGET_ZONE);

export const monthStart = (day: RaceDay): RaceDay => `${day.slice(0, 7)}-01` as RaceDay;

const LONGER_THAN_A_MONTH = 32;

export const nextMonth = (day: RaceDay): RaceDay => monthStart(addDays(monthStart(day), LONGER_THAN_A_MONTH));

const nanos = (dollars: number): number => Math.round(dollars * NANOS);

/** The limits a question of a day falls under; the site's own questions fall under no member's. */
export function capsOn(
  { dailyUsd, monthlyUsd, memberDailyUsd }: Budget,
  day: RaceDay,
  memberId: string | null,
): readonly Cap[] {
  const tomorrow = addDays(day, 1);
  const everybody = { memberId: null };
  return [
    { name: 'daily', from: day, nanos: nanos(dailyUsd), until: tomorrow, ...everybody },
    { name: 'monthly', from: monthStart(day), nanos: nanos(monthlyUsd), until: nextMonth(day), ...everybody },
    ...(memberId === null
      ? []
      : [{ name: 'member' as const, from: day, memberId, nanos: nanos(memberDailyUsd), until: tomorrow }]),
  ];
}

/** The share of a budget open to questions not about the flagship's races; the rest is reserved for them. */
const OTHERS_SHARE = 0.8;

/** The limits on total spending beyond which only questions about the flagship's races are asked. */
export function othersCaps(budget: Budget, day: RaceDay): readonly Cap[] {
  const names = { daily: 'others-daily', monthly: 'others-monthly' } as const;
  return capsOn(budget, day, null).flatMap((cap) =>
    cap.name === 'daily' || cap.name === 'monthly'
      ? [{ ...cap, name: names[cap.name], nanos: Math.round(OTHERS_SHARE * cap.nanos) }]
      : [],
  );
}

const dollars = (amount: number): string => dollarsText(amount / NANOS);

const NAMES = {
  daily: 'The daily AI budget',
  monthly: 'The monthly AI budget',
  member: "A member's daily AI budget",
  'others-daily': `The part of the daily AI budget not reserved for ${FLAGSHIP.displayName}'s races`,
  'others-monthly': `The part of the monthly AI budget not reserved for ${FLAGSHIP.displayName}'s races`,
};

const usedUp = (who: string, { nanos: limit, until }: Cap): string =>
  `${who} (${dollars(limit)}) is used up. It resets ${dayText(until)} at 12:00 AM ET.`;

/** For who asked: `The daily AI budget ($5.00) is used up. It resets Nov 22 at 12:00 AM ET.` */
export const capText = (cap: Cap): string =>
  usedUp(cap.name === 'member' ? "This account's daily AI budget" : NAMES[cap.name], cap);

/** The same for the operator, who has many accounts: `A member's daily AI budget ($5.00) is used up. …` */
export const capAlert = (cap: Cap): string => usedUp(NAMES[cap.name], cap);

/** Shares of a limit at which an alert is sent. */
const MARKS = [0.8, 1] as const;

/** The alert when a limit's spending went from one sum to another; null when no mark was passed. */
export function markText(cap: Cap, before: number, after: number): string | null {
  const passed = MARKS.filter((mark) => before < mark * cap.nanos && after >= mark * cap.nanos).at(-1);
  if (passed === undefined) return null;
  if (passed === 1) return capAlert(cap);
  return `${NAMES[cap.name]} is ${Math.round(100 * passed)}% spent: ${dollars(after)} of ${dollars(cap.nanos)}.`;
}
