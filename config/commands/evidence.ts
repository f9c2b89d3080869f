import { rowsOfFile, writeRows } from '#adapters/files/evidence-pack/pack-file.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { makeCheckEvidence } from '#core/compliance/use-cases/check-evidence.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

const knownOf = (known: string | null) => (known === null ? {} : { known });

/** Checks a pack in a file by its own content. */
export const checkPackFile = (file: string, known: string | null) =>
  makeCheckEvidence({ digest })(rowsOfFile(file), knownOf(known));

export const evidenceCommands = ({ get }: Tools) => {
  const written = async (file: string, member: string | null) => {
    const request = member === null ? null : { email: member };
    const { rows, scope, head } = await get('exportEvidence')(request);
    return { file, rows: await writeRows(file, rows), member: scope?.email ?? null, head };
  };
  return commands({
    exportEvidence: writes(get, 'evidence export', written, { ownTransactions: true }),
    checkStoredEvidence: reads((known: string | null) => get('checkStored')(knownOf(known))),
    dropPerson: writes(get, 'evidence purge', async (email: string) => get('dropPerson')({ email })),
  });
};
