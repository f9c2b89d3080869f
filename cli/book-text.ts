import { easternDateTime } from '#core/kernel/day-text.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { counted } from '#core/kernel/text.ts';
import { numbersText } from '#core/notebook/book-csv.ts';
import type { BookPart, BookRecord } from '#core/notebook/book-record.ts';
import { HELP_LINE } from '#core/notebook/care.ts';
import { centsText } from '#core/notebook/cents.ts';
import type { SettledEntry } from '#core/notebook/settled-entry.ts';
import type { ShownBook } from '#core/notebook/use-cases/show-book.ts';
import { tableLines } from './table.ts';

const dollarsOrDash = (cents: number | null): string | null => (cents === null ? null : centsText(cents));

const ticketLines = (entries: readonly SettledEntry[]): readonly string[] =>
  tableLines<SettledEntry>(
    [
      ['day', 'left', ({ entry }) => entry.day],
      ['track', 'left', ({ entry }) => entry.trackSlug],
      ['race', 'right', ({ entry }) => `${entry.race}`],
      ['wager', 'left', ({ entry }) => entry.wager],
      ['numbers', 'left', ({ entry }) => numbersText(entry.sets)],
      ['money', 'left', ({ entry }) => entry.money],
      ['cost', 'right', ({ entry, stakedCents }) => centsText(stakedCents ?? entry.costCents)],
      ['', 'left', ({ state }) => state],
      ['returned', 'right', ({ returnedCents }) => dollarsOrDash(returnedCents)],
      ['refunded', 'right', ({ refundedCents }) => dollarsOrDash(refundedCents)],
    ],
    entries,
  );

function rangeText({ range, won }: BookRecord): string {
  if (won === 0) return 'no range before a ticket won';
  if (range === null) return 'no range with fewer than two days';
  return `95 in 100: $${range.low.toFixed(2)} to $${range.high.toFixed(2)}`;
}

function returnText(record: BookRecord): string {
  const { returnPerDollar } = record;
  if (returnPerDollar === null) return 'nothing decided yet';
  return `$${returnPerDollar.toFixed(2)} per $1 (${rangeText(record)})`;
}

const recordText = (record: BookRecord): string =>
  [
    `${counted(record.tickets, 'ticket')}: ${record.won} won, ${record.lost} lost, ${record.refunded} refunded, ${record.pending} pending, ${record.unknown} unknown.`,
    `Staked ${centsText(record.stakedCents)}, returned ${centsText(record.returnedCents)}: ${returnText(record)}.`,
    `Longest losing run: ${record.longestLosingRun}.`,
  ].join('\n');

const partLines = (parts: readonly BookPart[]): readonly string[] =>
  tableLines<BookPart>(
    [
      ['', 'left', ({ part }) => part ?? 'unknown'],
      ['tickets', 'right', ({ tickets }) => `${tickets}`],
      ['return', 'left', (part) => returnText(part)],
    ],
    parts,
  );

/** A book for a terminal, as it is at a moment. */
export function bookText({ entries, record, splits, care, settledBy }: ShownBook, now: Instant): string {
  if (entries.length === 0) return 'The book is empty. Write a ticket with: racing-cli book add';
  return [
    ticketLines(entries).join('\n'),
    recordText(record),
    ...splits.map(({ split, parts }) => [`By ${split}`, ...partLines(parts)].join('\n')),
    settledBy === null
      ? 'No results yet.'
      : `Settled by ${settledBy.source} (${easternDateTime(settledBy.at)}) and earlier results.`,
    ...(care.pausedUntil === null || care.pausedUntil <= now
      ? []
      : [`Paused until ${easternDateTime(care.pausedUntil)}.`]),
    `${HELP_LINE.name}: ${HELP_LINE.phone}`,
  ].join('\n\n');
}
