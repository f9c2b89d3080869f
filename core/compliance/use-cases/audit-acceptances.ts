import { type AcceptanceAudit, acceptanceAudit } from '../acceptance-status.ts';
import { DISCLAIMER } from '../disclaimer.ts';
import type { AcceptanceLedger } from '../ports.ts';

/** Every member's status for the current disclaimer. */
export const makeAuditAcceptances = ({ ledger }: { readonly ledger: AcceptanceLedger }) =>
  async function auditAcceptances(): Promise<AcceptanceAudit> {
    return acceptanceAudit(await ledger.acceptanceStatuses(DISCLAIMER), DISCLAIMER.version);
  };
