import type { AuditEntry } from '#core/operations/audit-entry.ts';
import type { AuditStore } from '#core/operations/ports.ts';

/** The audit log in memory, for tests; it knows nobody's address. */
export function makeMemoryAuditStore(): AuditStore {
  const entries: AuditEntry[] = [];
  return {
    keep: async (entry) => {
      entries.push(structuredClone(entry));
    },
    list: async (before, most) =>
      entries
        .map((entry, index) => ({ ...entry, id: index + 1, byEmail: null }))
        .filter(({ id }) => before === null || id < before)
        .reverse()
        .slice(0, most),
  };
}
