import type { LoggedEntry } from '../audit-entry.ts';
import type { AuditStore } from '../ports.ts';

export interface AuditPage {
  readonly entries: readonly LoggedEntry[];
  /** Where the next page begins (as `before`); null after the last. */
  readonly next: number | null;
}

/** A page of the audit log, the latest first. */
export const makeReadAudit = ({ audit }: { readonly audit: AuditStore }) =>
  async function readAudit(request: {
    readonly before: number | null;
    readonly most: number;
  }): Promise<AuditPage> {
    const found = await audit.list(request.before, request.most + 1);
    const entries = found.slice(0, request.most);
    return { entries, next: found.length > request.most ? (entries.at(-1)?.id ?? null) : null };
  };

export type ReadAudit = ReturnType<typeof makeReadAudit>;
