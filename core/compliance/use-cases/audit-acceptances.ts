import { type AcceptanceAudit, acceptanceAudit } from '../acceptance-status.ts';
import { DISCLAIMER } from '../disclaimer.ts';
import type { AcceptanceLedger } from '../ports.ts';

/** How every member stands to the disclaimer as it is. */
export const makeAuditAcceptances = ({ ledger }: { readonly ledger: AcceptanceLedger }) =>
  async function auditAcceptances(): Promise<AcceptanceAudit> {
    return acceptanceAudit(await ledger.standings(DISCLAIMER), DISCLAIMER.version);
  };
