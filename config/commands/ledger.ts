import { writeRows } from '#adapters/files/evidence-pack/pack-file.ts';
import { headsOfFile } from '#adapters/files/noted-heads.ts';
import type { ChainStore } from '#core/kernel/chain.ts';
import { CHAINS, type ChainName, headLine, type NotedHeads, recordLine } from '#core/kernel/record.ts';
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
  const chains = (): Readonly<Record<ChainName, Pick<ChainStore, 'after' | 'head'>>> => ({
    picks: get('ledger'),
    results: get('resultChain'),
    audit: get('auditChain'),
  });
  async function* lines(): AsyncGenerator<string> {
    for (const name of CHAINS) yield* linesOf(name, chains()[name]);
  }
  return commands({
    verifyLedger: reads((request: LedgerToVerify) => get('verifyLedger')(request)),
    verifyResults: reads((noted: NotedHeads) => get('verifyResults')(noted.results)),
    verifyAudit: reads((noted: NotedHeads) => get('verifyAudit')(noted.audit)),
    notedHeads: reads((file: string) => headsOfFile(file)),
    /** A line for each chain that has rows. */
    recordHeads: reads(async () => {
      const heads = await Promise.all(
        CHAINS.map(async (name) => ({ name, head: await chains()[name].head() })),
      );
      return heads.flatMap(({ name, head }) => (head === null ? [] : [headLine(name, head)]));
    }),
    exportRecord: reads((file: string) => writeRows(file, lines())),
  });
};
