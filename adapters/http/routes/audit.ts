import { toIso } from '#core/kernel/instant.ts';
import type { LoggedEntry } from '#core/operations/audit-entry.ts';
import type { ReadAudit } from '#core/operations/use-cases/read-audit.ts';
import type { audit } from '../contract/audit.ts';
import type { Handlers } from '../handlers.ts';

export interface AuditDeps {
  readonly readAudit: ReadAudit;
}

const present = ({ id, at: instant, byEmail, act, change }: LoggedEntry) => ({
  id,
  at: toIso(instant),
  by: act.by ?? 'operator',
  byEmail,
  act: act.name,
  what: change?.what ?? null,
  subject: change?.subject ?? act.subject,
  before: change?.before ?? null,
  after: change?.after ?? null,
  requestId: act.requestId,
});

export const auditRoutes = ({ readAudit }: AuditDeps): Handlers<typeof audit> => ({
  log: async ({ query: { before = null, limit } }) => {
    const { entries, next } = await readAudit({ before, most: limit });
    return { entries: entries.map(present), next };
  },
});
