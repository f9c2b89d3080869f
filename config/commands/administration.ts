import { administratorIds, purgeOldId, readAuditId } from '../wiring/administration.ts';
import { acceptanceHistoryId, auditAcceptancesId } from '../wiring/compliance.ts';
import { asOperator } from './as-operator.ts';
import type { Tools } from './tools.ts';

export const administrationActs = ({ get }: Tools) => ({
  readAudit: get(readAuditId),
  auditAcceptances: get(auditAcceptancesId),
  acceptanceHistory: (email: string) => get(acceptanceHistoryId)({ email }),
  ensureAcceptances: asOperator(get, 'disclaimers ensure-all', get(administratorIds.ensureAcceptances)),
  countOld: () => get(purgeOldId)({ dryRun: true }),
  purgeOld: asOperator(get, 'retention purge', () => get(administratorIds.purgeOld)({ dryRun: false }), {
    inOwnUnits: true,
  }),
});
