import type { MemberId } from '../accounts/member.ts';
import { HELP_LINES } from '../compliance/play-safely/words-of-care.ts';
import { dateText, easternDateTime } from '../kernel/day-text.ts';
import { DAY, type Instant, instant, shift } from '../kernel/instant.ts';
import { MONTHS } from '../kernel/months.ts';
import { sumBy } from '../kernel/numbers.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { BookEntry } from './book-entry.ts';
import { centsText } from './cents.ts';

/** A member's own limits on real tickets; null for none. */
export interface Limits {
  /** On the races of a day. */
  readonly dayCents: number | null;
  /** On the races of a calendar month. */
  readonly monthCents: number | null;
}

export interface Care extends Limits {
  /** When the limits were last set; null if never. */
  readonly limitsSetAt: Instant | null;
  /** The book is locked until then; null without a pause. A pause that is over stays as it was. */
  readonly pausedUntil: Instant | null;
}

export const NO_CARE: Care = { dayCents: null, monthCents: null, limitsSetAt: null, pausedUntil: null };

/** Under this name a member's book is changed, one change after the other. */
export const bookLock = (memberId: MemberId): string => `book:${memberId}`;

/** From 24 hours to six months. */
export const LEAST_PAUSE_DAYS = 1;
export const MOST_PAUSE_DAYS = 183;

/** Where to talk to somebody, free and at any hour (National Council on Problem Gambling, United States). */
export const HELP_LINE = { name: 'National Problem Gambling Helpline', phone: HELP_LINES.gambling } as const;

/** Whether the pause of a member runs. */
export const isPaused = ({ pausedUntil }: Pick<Care, 'pausedUntil'>, now: Instant): boolean =>
  pausedUntil !== null && pausedUntil > now;

/** When the pause of a member ends; null while none runs. */
export type ReadPause = (memberId: MemberId) => Promise<Instant | null>;

/** What a running pause locks, until when, and whom to call. */
export const pauseSentence = (locked: string, until: Instant): string =>
  `${locked} until your pause ends, ${easternDateTime(until)}. Help: ${HELP_LINE.phone}.`;

/** Refuses ('conflict', `notebook.paused`) what a running pause locks; without `locked`, a change of the book. */
export function refusePaused({ pausedUntil }: Care, now: Instant, locked: string | null = null): void {
  if (pausedUntil === null || pausedUntil <= now) return;
  throw new Refusal(
    'conflict',
    'notebook.paused',
    locked === null
      ? `Your book is paused until ${easternDateTime(pausedUntil)}. You can read and export it. Help: ${HELP_LINE.phone}.`
      : pauseSentence(locked, pausedUntil),
  );
}

/** A pause from now on; a longer one that is running stays. Refuses ('invalid', `notebook.bad-pause`) other lengths. */
export function paused(care: Care, days: number, now: Instant): Care {
  if (!Number.isInteger(days) || days < LEAST_PAUSE_DAYS || days > MOST_PAUSE_DAYS) {
    const sentence = `A pause lasts from ${LEAST_PAUSE_DAYS} to ${MOST_PAUSE_DAYS} days.`;
    throw new Refusal('invalid', 'notebook.bad-pause', sentence);
  }
  return { ...care, pausedUntil: instant(Math.max(care.pausedUntil ?? 0, shift(now, days * DAY))) };
}

const isLooser = (before: number | null, after: number | null): boolean =>
  before !== null && (after === null || after > before);

/**
 * New limits. Lower ones hold at once; refuses ('conflict', `notebook.limit-too-soon`) to raise or remove a limit within
 * 24 hours after limits were set, and ('invalid', `notebook.bad-limit`) what is no amount.
 */
export function withLimits(care: Care, limits: Limits, now: Instant): Care {
  for (const cents of [limits.dayCents, limits.monthCents]) {
    if (cents === null || (Number.isSafeInteger(cents) && cents >= 0)) continue;
    throw new Refusal('invalid', 'notebook.bad-limit', 'A limit is an amount of whole cents, or none.');
  }
  const { dayCents, monthCents } = limits;
  const looser = isLooser(care.dayCents, dayCents) || isLooser(care.monthCents, monthCents);
  if (looser && care.limitsSetAt !== null && now < care.limitsSetAt + DAY) {
    throw new Refusal(
      'conflict',
      'notebook.limit-too-soon',
      'A limit can be raised or removed 24 hours after it was set. Lower it at any time.',
    );
  }
  return { ...care, dayCents, monthCents, limitsSetAt: now };
}

const realCost = (entries: readonly BookEntry[], dayStart: string): number =>
  sumBy(
    entries.filter(({ money, day }) => money === 'real' && day.startsWith(dayStart)),
    ({ costCents }) => costCents,
  );

/** `August 2020`. */
const monthText = (day: RaceDay): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** Refuses ('conflict', `notebook.over-limit`) a real ticket that goes over a limit of the member's own. */
export function refuseOverLimit(
  { dayCents, monthCents }: Limits,
  stored: readonly BookEntry[],
  entry: BookEntry,
): void {
  if (entry.money === 'paper') return;
  const spans = [
    { limit: dayCents, start: entry.day as string, span: dateText(entry.day), word: 'day' },
    { limit: monthCents, start: entry.day.slice(0, 7), span: monthText(entry.day), word: 'month' },
  ];
  for (const { limit, start, span, word } of spans) {
    const sum = realCost(stored, start) + entry.costCents;
    if (limit === null || sum <= limit) continue;
    throw new Refusal(
      'conflict',
      'notebook.over-limit',
      `That makes ${centsText(sum)} for ${span}, over your limit of ${centsText(limit)} a ${word}. Help: ${HELP_LINE.phone}.`,
    );
  }
}
