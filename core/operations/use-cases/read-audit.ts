import type { LoggedEntry } from '../audit-entry.ts';
import type { AuditShelf } from '../ports.ts';

export interface AuditPage {
  readonly entries: readonly LoggedEntry[];
  /** Where the next page begins (as `before`); null after the last. */
  readonly next: number | null;
}

/** A page of the audit log, the latest first. */
export const makeReadAudit = ({ audit }: { readonly audit: AuditShelf }) =>
  async function readAudit(wish: {
    readonly before: number | null;
    readonly most: number;
  }): Promise<AuditPage> {
    const found = await audit.list(wish.before, wish.most + 1);
    const entries = found.slice(0, wish.most);
    return { entries, next: found.length > wish.most ? (entries.at(-1)?.id ?? null) : null };
  };

export type ReadAudit = ReturnType<typeof makeReadAudit>;
