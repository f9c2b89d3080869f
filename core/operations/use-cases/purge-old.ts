import type { MachineClock } from '../../accounts/ports.ts';
import { horizonOf, type RetainedKind, type RetentionLine } from '../retention.ts';

export interface PurgeOldDeps {
  readonly kinds: readonly RetainedKind[];
  readonly clock: MachineClock;
}

/** Deletes data past its retention period and reports how much of each kind; a dry run only counts. */
export const makePurgeOld = ({ kinds, clock }: PurgeOldDeps) =>
  async function purgeOld({ dryRun }: { readonly dryRun: boolean }): Promise<readonly RetentionLine[]> {
    const lines: RetentionLine[] = [];
    for (const { rule, holding } of kinds) {
      const before = horizonOf(rule, clock());
      const count = await (dryRun ? holding.countBefore(before) : holding.purgeBefore(before));
      lines.push({ ...rule, before, count });
    }
    return lines;
  };

export type PurgeOld = ReturnType<typeof makePurgeOld>;
