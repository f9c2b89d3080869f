import { entryIn } from '#core/picks/ledger/chain.ts';
import type { LedgerEntry, SealedRow } from '#core/picks/ledger/entry.ts';
import { isKnownBy } from '#core/picks/ledger/known-by.ts';
import { mayBeScored } from '#core/picks/ledger/labels.ts';
import { isBet } from '#core/picks/ledger/sealed-bets.ts';
import type { LedgerPages, LedgerStore } from '#core/picks/ports.ts';

/** The last row of each key. */
function lastBy(rows: readonly SealedRow[], keyOf: (entry: LedgerEntry) => string): readonly SealedRow[] {
  return [...new Map(rows.map((row) => [keyOf(entryIn(row)), row])).values()];
}

/** The sealed ledger in memory. */
export function makeMemoryLedgerStore(): LedgerStore & LedgerPages {
  const sealedRows: SealedRow[] = [];
  const whose = (holds: (entry: LedgerEntry) => boolean) => sealedRows.filter((row) => holds(entryIn(row)));
  return {
    head: async () => {
      const last = sealedRows.at(-1);
      return last === undefined ? null : { seq: last.seq, hash: last.hash };
    },
    append: async (rows) => {
      for (const row of rows) {
        if (row.seq !== sealedRows.length + 1) throw new Error(`row ${row.seq} is not the next one`);
        sealedRows.push(row);
      }
    },
    lastOf: async (raceIds, isReplayed) => {
      const ids = new Set<string>(raceIds);
      const rows = whose((entry) => ids.has(entry.raceId) && entry.isReplayed === isReplayed);
      return lastBy(rows, ({ raceId }) => raceId);
    },
    lastLineOf: async (raceIds, isReplayed, until) => {
      const ids = new Set<string>(raceIds);
      const rows = whose(
        (entry) =>
          ids.has(entry.raceId) &&
          entry.isReplayed === isReplayed &&
          !entry.isAfterOff &&
          entry.line != null &&
          Date.parse(entry.racingAt) <= until,
      );
      return lastBy(rows, ({ raceId }) => raceId);
    },
    betsOf: async (raceIds, until) => {
      const ids = new Set<string>(raceIds);
      return whose(
        (entry) =>
          ids.has(entry.raceId) &&
          !entry.isReplayed &&
          !entry.isAfterOff &&
          isBet(entry) &&
          Date.parse(entry.racingAt) <= until,
      );
    },
    page: async ({ day, trackSlug, raceId = null, isReplayed = null, before, most, until = null }) =>
      whose(
        (entry) =>
          (day === null || entry.day === day) &&
          (trackSlug === null || entry.trackSlug === trackSlug) &&
          (raceId === null || entry.raceId === raceId) &&
          (isReplayed === null || entry.isReplayed === isReplayed) &&
          (before === null || entry.seq < before) &&
          (until === null || isKnownBy(entry, until)),
      )
        .toReversed()
        .slice(0, most),
    after: async (seq, most) => sealedRows.filter((row) => row.seq > seq).slice(0, most),
    scorable: async ({ isDemo, span: { from, to }, trackSlug }) =>
      whose(
        (entry) =>
          mayBeScored(entry, isDemo) &&
          entry.day >= from &&
          entry.day <= to &&
          (trackSlug === null || entry.trackSlug === trackSlug),
      ),
  };
}
