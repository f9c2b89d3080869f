import { writeRows } from '#adapters/files/evidence-pack/pack-file.ts';
import { headsOfFile } from '#adapters/files/noted-heads.ts';
import type { ChainStore } from '#core/kernel/chain.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { CHAINS, type ChainName, joinedHeads, type NotedHeads, recordLine } from '#core/kernel/record.ts';
import type { HeadStore } from '#core/operations/heads/ports.ts';
import { headsOfTexts, type PublishedHeads, publishedLine } from '#core/operations/heads/published-heads.ts';
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

/** All published heads, latest first, page after page. */
async function* pagesOf({ latest }: Pick<HeadStore, 'latest'>): AsyncGenerator<readonly PublishedHeads[]> {
  for (let before: Instant | undefined; ; ) {
    const page: readonly PublishedHeads[] = await latest(PAGE, before);
    if (page.length === 0) return;
    yield page;
    before = page.at(-1)?.at;
  }
}

export const ledgerCommands = ({ get }: Tools) => {
  async function* lines(): AsyncGenerator<string> {
    for (const name of CHAINS) yield* linesOf(name, get('recordChains')[name]);
    for await (const page of pagesOf(get('heads'))) for (const heads of page) yield publishedLine(heads);
  }
  async function publishedHeads(): Promise<NotedHeads> {
    const pages: NotedHeads[] = [];
    for await (const page of pagesOf(get('heads'))) pages.push(headsOfTexts(page));
    return joinedHeads(...pages);
  }
  return commands({
    verifyLedger: reads((request: LedgerToVerify) => get('verifyLedger')(request)),
    verifyResults: reads((noted: NotedHeads) => get('verifyResults')(noted.results)),
    verifyAudit: reads((noted: NotedHeads) => get('verifyAudit')(noted.audit)),
    notedHeads: reads((file: string) => headsOfFile(file)),
    publishedHeads: reads(publishedHeads),
    recordHeads: reads(() => headLines(get('recordChains'), get('machineClock'))),
    publishHeads: reads(() => get('publishHeads')()),
    exportRecord: reads((file: string) => writeRows(file, lines())),
  });
};
