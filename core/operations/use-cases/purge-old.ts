import type { MachineClock } from '../../accounts/ports.ts';
import { horizonOf, type Kept, type RetentionLine } from '../retention.ts';

export interface PurgeOldDeps {
  readonly kept: readonly Kept[];
  readonly clock: MachineClock;
}

/** Lets go of everything that was kept long enough, and says how many of each kind; a dry run only counts. */
export const makePurgeOld = ({ kept, clock }: PurgeOldDeps) =>
  async function purgeOld({ dryRun }: { readonly dryRun: boolean }): Promise<readonly RetentionLine[]> {
    const lines: RetentionLine[] = [];
    for (const { rule, holding } of kept) {
      const before = horizonOf(rule, clock());
      const count = await (dryRun ? holding.countBefore(before) : holding.purgeBefore(before));
      lines.push({ ...rule, before, count });
    }
    return lines;
  };

export type PurgeOld = ReturnType<typeof makePurgeOld>;
