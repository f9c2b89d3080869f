import type { RaceId } from '../../card/race.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { Instant } from '../../kernel/instant.ts';
import { entryIn } from '../ledger/chain.ts';
import { lineEntries } from '../ledger/sealed-lines.ts';
import { type SealedRatings, sealedRatings } from '../ledger/sealed-ratings.ts';
import type { LedgerStore } from '../ports.ts';

/** Reads whose chances were sealed last by `now` and before the off, by race; a race without an entry is left out. */
export function makeReadSealedRatings({ ledger }: { readonly ledger: Pick<LedgerStore, 'lastLineOf'> }) {
  return async function readSealedRatings(
    raceIds: readonly RaceId[],
    now: Instant,
  ): Promise<ReadonlyMap<string, SealedRatings>> {
    const rows = await Promise.all(
      [false, true].map((isReplayed) => ledger.lastLineOf(raceIds, isReplayed, now)),
    );
    const byRace = groupBy(rows.flat().map(entryIn), ({ raceId }) => raceId);
    return new Map(
      [...byRace].flatMap(([raceId, entries]) => {
        const last = lineEntries(entries, now).at(-1);
        return last === undefined ? [] : [[raceId, sealedRatings(last)] as const];
      }),
    );
  };
}

export type ReadSealedRatings = ReturnType<typeof makeReadSealedRatings>;
