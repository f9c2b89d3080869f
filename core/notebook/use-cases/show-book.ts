import type { MemberId } from '../../accounts/member.ts';
import type { CardStore } from '../../card/ports.ts';
import { trackBySlug } from '../../card/track.ts';
import type { YieldToEventLoop } from '../../kernel/functions.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { ResultsOfDays } from '../../results/ports.ts';
import { sheetsThatCount } from '../../results/reconcile/index.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { needsCard, racesOn, resultsOfDay } from '../../results/results-of-day.ts';
import type { BookEntry } from '../book-entry.ts';
import { type BookPart, type BookRecord, bookParts, bookRecord, type Split } from '../book-record.ts';
import type { Care } from '../care.ts';
import type { BookStore, CareStore } from '../ports.ts';
import { type SettledEntry, settledEntry } from '../settled-entry.ts';

/** A member's book with what it came to. */
export interface ShownBook {
  /** The last written first. */
  readonly entries: readonly SettledEntry[];
  readonly record: BookRecord;
  /** The splits wanted. */
  readonly splits: readonly { readonly split: Split; readonly parts: readonly BookPart[] }[];
  readonly care: Care;
  /** Of the newest results that a ticket was settled by; null without any. */
  readonly settledBy: Provenance | null;
}

interface ShowBookDeps {
  readonly book: BookStore & CareStore;
  readonly results: ResultsOfDays;
  readonly cards: Pick<CardStore, 'cardFor'>;
  /** Others are answered between days and between splits. */
  readonly yieldToEventLoop: YieldToEventLoop;
}

/** Days whose results are read and settled at once. */
const DAYS_AT_ONCE = 100;

const newest = (left: Provenance | null, right: Provenance): Provenance =>
  left === null || right.at > left.at ? right : left;

/** Of the sheets that the races of settled tickets are from. */
function settledByOf(settled: readonly SettledEntry[], sheets: readonly ResultSheet[]): Provenance | null {
  const races = new Set(
    settled.filter(({ state }) => state !== 'pending').flatMap(({ entry }) => racesOn(entry)),
  );
  const counting = sheetsThatCount(sheets);
  return [...races]
    .flatMap(
      (race) => counting.find((sheet) => sheet.races.some(({ raceNumber }) => raceNumber === race)) ?? [],
    )
    .reduce<Provenance | null>((latest, { provenance }) => newest(latest, provenance), null);
}

/**
 * Settles every ticket of a member by the official payoffs stored, and adds them up, whole and by the splits wanted. Each
 * part has a range, which takes time: want no more splits than are shown.
 */
export function makeShowBook({ book, results, cards, yieldToEventLoop }: ShowBookDeps) {
  async function settledOn(
    day: RaceDay,
    entries: readonly BookEntry[],
    sheets: readonly ResultSheet[],
  ): Promise<readonly SettledEntry[]> {
    const reported = resultsOfDay(sheets, null);
    const unsure = entries.find((entry) => needsCard(entry, reported));
    const stored = unsure === undefined ? null : await cards.cardFor(unsure.trackSlug, day);
    const known = stored === null ? reported : resultsOfDay(sheets, stored.card);
    return entries.map((entry) => settledEntry(entry, known));
  }

  return async function showBook(memberId: MemberId, splits: readonly Split[]): Promise<ShownBook> {
    const written = await book.entriesOf(memberId);
    const settled = new Map<string, SettledEntry>();
    let settledBy: Provenance | null = null;
    for (const [trackSlug, ofTrack] of groupBy(written, (entry) => entry.trackSlug)) {
      const code = trackBySlug(trackSlug)?.code ?? trackSlug;
      const days = [...groupBy(ofTrack, ({ day }) => day)];
      for (let start = 0; start < days.length; start += DAYS_AT_ONCE) {
        const read = days.slice(start, start + DAYS_AT_ONCE);
        const sheets = groupBy(
          await results.sheetsOn(
            code,
            read.map(([day]) => day),
          ),
          ({ day }) => day,
        );
        for (const [day, entries] of read) {
          const ofDay = sheets.get(day) ?? [];
          const outcome = await settledOn(day, entries, ofDay);
          for (const ticket of outcome) settled.set(ticket.entry.id, ticket);
          const latest = settledByOf(outcome, ofDay);
          if (latest !== null) settledBy = newest(settledBy, latest);
        }
        await yieldToEventLoop();
      }
    }
    const entries = written.flatMap(({ id }) => settled.get(id) ?? []);
    const record = bookRecord(entries);
    const added: { readonly split: Split; readonly parts: readonly BookPart[] }[] = [];
    for (const split of splits) {
      await yieldToEventLoop();
      added.push({ split, parts: bookParts(entries, split) });
    }
    return {
      entries,
      record,
      splits: added,
      care: await book.careOf(memberId),
      settledBy,
    };
  };
}

export type ShowBook = ReturnType<typeof makeShowBook>;
