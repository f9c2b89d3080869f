import { linkedRows } from '../../kernel/chain.ts';
import type { Digest, WithLock } from '../../kernel/functions.ts';
import { actContent, actIn } from '../audit-chain.ts';
import type { AuditChain, AuditStore } from '../ports.ts';

export interface KeepAuditDeps {
  readonly audit: Pick<AuditStore, 'keep'>;
  readonly chain: AuditChain;
  readonly digest: Digest;
  readonly withLock: WithLock;
}

/** Lock under which entries are written and sealed, so that their numbers follow each other in the chain. */
const CHAIN = 'operations:audit-chain';

/** Entries sealed in one statement. */
const AT_ONCE = 500;

/** Writes an entry of the audit log and seals it in one transaction, and before it entries that no row is about yet. */
export function makeKeepAudit({ audit, chain, digest, withLock }: KeepAuditDeps): AuditStore['keep'] {
  async function sealSome(): Promise<number> {
    const last = await chain.last();
    const entries = await chain.entriesAfter(last === null ? 0 : actIn(last).id, AT_ONCE);
    const contents = entries.map((entry) => actContent(entry, digest));
    if (contents.length > 0) await chain.append(linkedRows(contents, last, digest));
    return contents.length;
  }

  return (entry) =>
    withLock(CHAIN, async () => {
      await audit.keep(entry);
      for (let sealed = AT_ONCE; sealed === AT_ONCE; ) sealed = await sealSome();
    });
}
