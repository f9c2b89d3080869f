import { rowsOfFile, writeRows } from '#adapters/files/evidence-pack/pack-file.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { makeCheckEvidence } from '#core/compliance/use-cases/check-evidence.ts';
import { checkStoredId, dropPersonId, exportEvidenceId } from '../wiring/evidence.ts';
import { asOperator } from './as-operator.ts';
import type { Tools } from './tools.ts';

const knownOf = (known: string | null) => (known === null ? {} : { known });

/** A pack in a file, checked by what stands in it. */
export const checkPackFile = (file: string, known: string | null) =>
  makeCheckEvidence({ digest })(rowsOfFile(file), knownOf(known));

export const evidenceActs = ({ get }: Tools) => {
  const written = async (file: string, member: string | null) => {
    const request = member === null ? null : { email: member };
    const { rows, scope, head } = await get(exportEvidenceId)(request);
    return { file, rows: await writeRows(file, rows), member: scope?.email ?? null, head };
  };
  return {
    exportEvidence: asOperator(get, 'evidence export', written, { inOwnUnits: true }),
    checkStoredEvidence: async (known: string | null) => get(checkStoredId)(knownOf(known)),
    dropPerson: asOperator(get, 'evidence purge', async (email: string) => get(dropPersonId)({ email })),
  };
};
