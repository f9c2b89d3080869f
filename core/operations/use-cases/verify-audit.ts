import type { MachineClock } from '../../accounts/ports.ts';
import {
  type ChainChecked,
  type ChainRow,
  checkedChain,
  firstFault,
  type NotedHead,
  type RowFault,
} from '../../kernel/chain.ts';
import type { Digest } from '../../kernel/functions.ts';
import { actFault, actIn } from '../audit-chain.ts';
import type { AuditChain } from '../ports.ts';
import { horizonOf, type RetentionRule } from '../retention.ts';

export interface VerifyAuditDeps {
  readonly chain: AuditChain;
  readonly digest: Digest;
  readonly clock: MachineClock;
  /** How long entries are stored. */
  readonly rule: RetentionRule;
}

/** Reads the chain of the audit log, and compares each entry still stored with its row. */
export function makeVerifyAudit({ chain, digest, clock, rule }: VerifyAuditDeps) {
  return async function verifyAudit(noted?: readonly NotedHead[]): Promise<ChainChecked> {
    const horizon = horizonOf(rule, clock());
    let found = 0;
    async function faultOf(rows: readonly ChainRow[]): Promise<RowFault | null> {
      const sealed = rows.map(actIn);
      const stored = await chain.entriesOf(sealed.map(({ id }) => id));
      const byId = new Map(stored.map((entry) => [entry.id, entry]));
      found += stored.length;
      return firstFault(sealed.map((act) => actFault(act, byId.get(act.id), horizon, digest)));
    }
    const checked = await checkedChain({ chain, digest, what: 'an audit entry', faultOf, noted });
    // A chain without rows has not begun: entries from before it are sealed with the next one.
    const isBegun = checked.fault === null && checked.entries > 0;
    const unsealed = isBegun ? (await chain.storedCount()) - found : 0;
    return unsealed === 0
      ? checked
      : { ...checked, fault: `the audit log holds ${unsealed} more than were sealed` };
  };
}

export type VerifyAudit = ReturnType<typeof makeVerifyAudit>;
