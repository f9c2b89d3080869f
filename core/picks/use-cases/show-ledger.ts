import { trackOrRefusal } from '../../card/days-card.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { entryIn } from '../ledger/chain.ts';
import type { LedgerEntry, LedgerHead, SealedRow } from '../ledger/entry.ts';
import type { LedgerPages } from '../ports.ts';

export interface LedgerAsk {
  readonly day?: RaceDay | undefined;
  /** Slug or number of a registered track. */
  readonly track?: string | undefined;
  /** Only entries before this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface ShownEntry extends SealedRow {
  readonly entry: LedgerEntry;
}

export interface ShownLedger {
  /** Of the whole ledger; null while nothing is sealed. */
  readonly head: LedgerHead | null;
  /** Newest first. */
  readonly entries: readonly ShownEntry[];
  /** What to ask `before` for the entries that follow; null when there are no more. */
  readonly next: number | null;
}

/** Shows sealed entries. Refuses a track that is not registered ('not-found', `card.unknown-track`). */
export function makeShowLedger({ ledger }: { readonly ledger: Pick<LedgerPages, 'head' | 'page'> }) {
  return async function showLedger({ day, track, before, limit }: LedgerAsk): Promise<ShownLedger> {
    const trackSlug = track === undefined ? null : trackOrRefusal(track).slug;
    const request = { day: day ?? null, trackSlug, before: before ?? null, most: limit + 1 };
    const [head, rows] = await Promise.all([ledger.head(), ledger.page(request)]);
    const entries = rows.slice(0, limit).map((row) => ({ ...row, entry: entryIn(row) }));
    const last = entries.at(-1);
    return { head, entries, next: rows.length > limit && last !== undefined ? last.seq : null };
  };
}

export type ShowLedger = ReturnType<typeof makeShowLedger>;
