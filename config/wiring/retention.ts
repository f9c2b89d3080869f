import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresHolding } from '#adapters/postgres/holding.ts';
import type { Holding, RetainedKind } from '#core/operations/retention.ts';
import { RETENTION } from '../retention.ts';

/** Several tables as one kind. */
function together(holdings: readonly Holding[]): Holding {
  const sum = async (countOf: (holding: Holding) => Promise<number>): Promise<number> => {
    let total = 0;
    for (const holding of holdings) total += await countOf(holding);
    return total;
  };
  return {
    countBefore: (before) => sum((holding) => holding.countBefore(before)),
    purgeBefore: (before) => sum((holding) => holding.purgeBefore(before)),
  };
}

/** Every kind of thing that goes with time, on this database. */
export const keptOn = (database: Database): readonly RetainedKind[] =>
  RETENTION.map(({ what, keepDays, tables }) => ({
    rule: { what, keepDays },
    holding: together(tables.map((heldTable) => makePostgresHolding(database, heldTable))),
  }));
