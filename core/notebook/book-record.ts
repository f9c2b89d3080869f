import { trackNameOf } from '../card/track.ts';
import { groupBy } from '../kernel/group-by.ts';
import { sumBy } from '../kernel/numbers.ts';
import { isMultiRace, setCount } from '../tickets/wager.ts';
import { dayInterval, type Interval } from '../training/scoring/bootstrap.ts';
import type { SettledEntry } from './settled-entry.ts';

/** What tickets came to. Amounts in cents. */
export interface BookRecord {
  readonly tickets: number;
  /** Not official yet. */
  readonly pending: number;
  /** The result does not say what was paid: such tickets count nowhere else. */
  readonly unknown: number;
  readonly refunded: number;
  readonly won: number;
  readonly lost: number;
  /** On tickets that won or lost, less what was refunded. */
  readonly stakedCents: number;
  readonly returnedCents: number;
  /** Null without a stake. */
  readonly returnPerDollar: number | null;
  /** 95% range of it by whole race days; null with fewer than two days, and without a ticket that won. */
  readonly range: Interval | null;
  /** Most tickets in a row that lost, as `longestLosingRun`. */
  readonly longestLosingRun: number;
}

const countOf = (entries: readonly SettledEntry[], state: SettledEntry['state']): number =>
  entries.filter((settled) => settled.state === state).length;

const isDecided = ({ state }: SettledEntry): boolean => state === 'won' || state === 'lost';
const riskOf = ({ stakedCents, refundedCents }: SettledEntry): number =>
  (stakedCents ?? 0) - (refundedCents ?? 0);
const paidFor = ({ returnedCents }: SettledEntry): number => returnedCents ?? 0;

/** The race a ticket is decided in. */
const lastRaceOf = ({ entry: { wager, race } }: SettledEntry): number =>
  isMultiRace(wager) ? race + setCount(wager) - 1 : race;

/** Tickets of a day by when their deciding race went off; by its number where the results do not time them all. */
function inOrderOfDay(ofDay: readonly SettledEntry[]): readonly SettledEntry[] {
  const isTimed = ofDay.every(({ offAt }) => offAt !== null);
  const placeOf = (settled: SettledEntry): number => (isTimed ? (settled.offAt ?? 0) : lastRaceOf(settled));
  return ofDay.toSorted((a, b) => placeOf(a) - placeOf(b) || a.entry.writtenAt - b.entry.writtenAt);
}

/**
 * The most tickets in a row that lost, in the order in which their deciding races went off, across tracks. A day on which
 * a result has no time goes by race numbers. Tickets that were refunded, are pending or unknown neither lengthen a run
 * nor end it.
 */
export function longestLosingRun(entries: readonly SettledEntry[]): number {
  const days = [...groupBy(entries.filter(isDecided), ({ entry }) => entry.day)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  let [longest, run] = [0, 0];
  for (const { state } of days.flatMap(([, ofDay]) => inOrderOfDay(ofDay))) {
    run = state === 'lost' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function rangeOf(decided: readonly SettledEntry[]): Interval | null {
  if (countOf(decided, 'won') === 0) return null;
  const days = [...groupBy(decided, ({ entry }) => entry.day).values()].map((ofDay) => ({
    sum: sumBy(ofDay, paidFor),
    count: sumBy(ofDay, riskOf),
  }));
  return dayInterval(days.filter(({ count }) => count > 0));
}

/** Adds tickets up. */
export function bookRecord(entries: readonly SettledEntry[]): BookRecord {
  const decided = entries.filter(isDecided);
  const stakedCents = sumBy(decided, riskOf);
  const returnedCents = sumBy(decided, paidFor);
  return {
    tickets: entries.length,
    pending: countOf(entries, 'pending'),
    unknown: countOf(entries, 'unknown'),
    refunded: countOf(entries, 'refunded'),
    won: countOf(entries, 'won'),
    lost: countOf(entries, 'lost'),
    stakedCents,
    returnedCents,
    returnPerDollar: stakedCents === 0 ? null : returnedCents / stakedCents,
    range: rangeOf(decided),
    longestLosingRun: longestLosingRun(decided),
  };
}

/** By what a book can be split. */
export const SPLITS = ['money', 'wager', 'track', 'class', 'surface', 'idea'] as const;
export type Split = (typeof SPLITS)[number];

const SEVERAL = 'several races';

/** The part of a split a ticket belongs to; null where that is unknown. */
const PART_OF: Readonly<Record<Split, (settled: SettledEntry) => string | null>> = {
  money: ({ entry }) => entry.money,
  wager: ({ entry }) => entry.wager,
  track: ({ entry }) => trackNameOf(entry.trackSlug),
  class: ({ entry, raceType }) => (isMultiRace(entry.wager) ? SEVERAL : raceType),
  surface: ({ entry, surface }) => (isMultiRace(entry.wager) ? SEVERAL : surface),
  idea: ({ entry }) => (entry.idea === '' ? null : entry.idea),
};

export interface BookPart extends BookRecord {
  /** Null where the class, the surface or the source of the idea is unknown. */
  readonly part: string | null;
}

/** The records of the parts, most tickets first. */
export const bookParts = (entries: readonly SettledEntry[], split: Split): readonly BookPart[] =>
  [...groupBy(entries, PART_OF[split])]
    .map(([part, ofPart]) => ({ part, ...bookRecord(ofPart) }))
    .toSorted((a, b) => b.tickets - a.tickets || (a.part ?? '').localeCompare(b.part ?? '', 'en'));
