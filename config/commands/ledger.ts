import { writeRows } from '#adapters/files/evidence-pack/pack-file.ts';
import { headsOfFile } from '#adapters/files/noted-heads.ts';
import type { ChainStore } from '#core/kernel/chain.ts';
import { CHAINS, type ChainName, type NotedHeads, recordLine } from '#core/kernel/record.ts';
import { headLines } from '#core/operations/heads/read-heads.ts';
import type { LedgerToVerify } from '#core/picks/use-cases/verify-ledger.ts';
import { commands, reads } from './command.ts';
import type { Tools } from './tools.ts';

const PAGE = 500;

/** Every row of a chain as a line. */
async function* linesOf(name: ChainName, chain: Pick<ChainStore, 'after'>): AsyncGenerator<string> {
  for (let last = 0; ; ) {
    const rows = await chain.after(last, PAGE);
    if (rows.length === 0) return;
    for (const row of rows) yield recordLine(name, row);
    last = rows.at(-1)?.seq ?? last;
  }
}

export const ledgerCommands = ({ get }: Tools) => {
  async function* lines(): AsyncGenerator<string> {
    for (const name of CHAINS) yield* linesOf(name, get('recordChains')[name]);
  }
  return commands({
    verifyLedger: reads((request: LedgerToVerify) => get('verifyLedger')(request)),
    verifyResults: reads((noted: NotedHeads) => get('verifyResults')(noted.results)),
    verifyAudit: reads((noted: NotedHeads) => get('verifyAudit')(noted.audit)),
    notedHeads: reads((file: string) => headsOfFile(file)),
    recordHeads: reads(() => headLines(get('recordChains'))),
    publishHeads: reads(() => get('publishHeads')()),
    exportRecord: reads((file: string) => writeRows(file, lines())),
  });
};
