import type { MemberId } from '../../accounts/member.ts';
import { trackBySlug } from '../../card/track.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { ResultStore } from '../../results/ports.ts';
import { joinedRaces, sheetsThatCount } from '../../results/reconcile/index.ts';
import { type BookPart, type BookRecord, bookParts, bookRecord, SPLITS, type Split } from '../book-record.ts';
import type { Care } from '../care.ts';
import type { BookStore, CareStore } from '../ports.ts';
import { type SettledEntry, settledEntry } from '../settled-entry.ts';

/** A member's book with what it came to. */
export interface ShownBook {
  /** The last written first. */
  readonly entries: readonly SettledEntry[];
  readonly record: BookRecord;
  readonly splits: readonly { readonly split: Split; readonly parts: readonly BookPart[] }[];
  readonly care: Care;
  /** Of the newest results that tickets were settled by; null without any. */
  readonly settledBy: Provenance | null;
}

interface ShowBookDeps {
  readonly book: BookStore & CareStore;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
}

const newest = (left: Provenance | null, right: Provenance): Provenance =>
  left === null || right.at > left.at ? right : left;

/** Settles every ticket of a member by the official payoffs stored, and adds them up. */
export function makeShowBook({ book, results }: ShowBookDeps) {
  return async function showBook(memberId: MemberId): Promise<ShownBook> {
    const written = await book.entriesOf(memberId);
    const settled = new Map<string, SettledEntry>();
    let settledBy: Provenance | null = null;
    for (const [first, ...others] of groupBy(
      written,
      ({ trackSlug, day }) => `${trackSlug} ${day}`,
    ).values()) {
      if (first === undefined) continue;
      const code = trackBySlug(first.trackSlug)?.code ?? first.trackSlug;
      const sheets = sheetsThatCount(await results.sheetsBetween(code, first.day, first.day));
      const races = joinedRaces(sheets).map(({ race }) => race);
      for (const entry of [first, ...others]) settled.set(entry.id, settledEntry(entry, races));
      for (const { provenance } of sheets) settledBy = newest(settledBy, provenance);
    }
    const entries = written.flatMap(({ id }) => settled.get(id) ?? []);
    return {
      entries,
      record: bookRecord(entries),
      splits: SPLITS.map((split) => ({ split, parts: bookParts(entries, split) })),
      care: await book.careOf(memberId),
      settledBy,
    };
  };
}

export type ShowBook = ReturnType<typeof makeShowBook>;
