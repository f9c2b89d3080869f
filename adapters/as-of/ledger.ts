import type { RaceId } from '#core/card/race.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { LedgerEntry, SealedRow } from '#core/picks/ledger/entry.ts';
import { isKnownBy } from '#core/picks/ledger/known-by.ts';
import type { LedgerPages, LedgerRequest, LedgerStore } from '#core/picks/ports.ts';
import { refuseWrite } from './read-only.ts';

/** More rows than are ever sealed on one race. */
const ROWS_OF_A_RACE = 500;

const ALL: LedgerRequest = { day: null, trackSlug: null, before: null, most: 1 };

/** The ledger as it ended at a moment. */
export function ledgerAsOf(ledger: LedgerStore & LedgerPages, moment: Instant): LedgerStore & LedgerPages {
  const known = (rows: readonly SealedRow[]): readonly SealedRow[] =>
    rows.filter((row) => isKnownBy(entryIn(row), moment));
  const page: LedgerPages['page'] = (request) => ledger.page({ ...request, until: moment });
  async function lastOn(raceId: RaceId, holds: (entry: LedgerEntry) => boolean) {
    const rows = await page({ ...ALL, raceId, most: ROWS_OF_A_RACE });
    return rows.find((row) => holds(entryIn(row))) ?? [];
  }
  const lastOnEach = async (raceIds: readonly RaceId[], holds: (entry: LedgerEntry) => boolean) =>
    (await Promise.all(raceIds.map((raceId) => lastOn(raceId, holds)))).flat();
  return {
    append: refuseWrite,
    page,
    async head() {
      const [last] = await page(ALL);
      return last === undefined ? null : { seq: last.seq, hash: last.hash };
    },
    lastOf: (raceIds, isReplayed) => lastOnEach(raceIds, (entry) => entry.isReplayed === isReplayed),
    lastLineOf(raceIds, isReplayed, until) {
      if (!isReplayed) return ledger.lastLineOf(raceIds, false, instant(Math.min(until, moment)));
      return lastOnEach(
        raceIds,
        (entry) =>
          entry.isReplayed && !entry.isAfterOff && (entry.line ?? null) !== null && isKnownBy(entry, until),
      );
    },
    betsOf: (raceIds, until) => ledger.betsOf(raceIds, instant(Math.min(until, moment))),
    after: async (seq, most) => known(await ledger.after(seq, most)),
    scorable: async (request) => known(await ledger.scorable(request)),
  };
}
