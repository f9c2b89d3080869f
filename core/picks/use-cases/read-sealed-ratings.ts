import type { RaceId } from '../../card/race.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Instant } from '../../kernel/instant.ts';
import { lastLineEntries, lineEntries } from '../ledger/sealed-lines.ts';
import { type SealedRatings, sealedRatings } from '../ledger/sealed-ratings.ts';
import type { LedgerStore } from '../ports.ts';

/** Reads whose chances were sealed last by `now` and before the off, by race; a race without an entry is left out. */
export function makeReadSealedRatings({ ledger }: { readonly ledger: Pick<LedgerStore, 'lastLineOf'> }) {
  return async function readSealedRatings(
    raceIds: readonly RaceId[],
    now: Instant,
  ): Promise<ReadonlyMap<string, SealedRatings>> {
    const found = await lastLineEntries((isReplayed) => ledger.lastLineOf(raceIds, isReplayed, now));
    const byRace = groupBy(found, ({ raceId }) => raceId);
    return new Map(
      [...byRace].flatMap(([raceId, entries]) => {
        const last = lineEntries(entries, now).at(-1);
        return last === undefined ? [] : [[raceId, sealedRatings(last)] as const];
      }),
    );
  };
}
