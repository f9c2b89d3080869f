import type { ChainStore } from '../../kernel/chain.ts';
import type { RecordClock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { CHAINS, type ChainName, recordLine } from '../../kernel/record.ts';
import type { HeadStore } from './ports.ts';
import { type PublishedHeads, publishedLine, writtenLine } from './published-heads.ts';
import type { RecordChains } from './read-heads.ts';

const PAGE = 500;

/** All published heads, latest first, page after page. */
export async function* pagesOfHeads({
  latest,
}: Pick<HeadStore, 'latest'>): AsyncGenerator<readonly PublishedHeads[]> {
  for (let before: Instant | undefined; ; ) {
    const page: readonly PublishedHeads[] = await latest(PAGE, before);
    if (page.length === 0) return;
    yield page;
    before = page.at(-1)?.at;
  }
}

/** Every row of a chain as a line. */
async function* linesOfChain(name: ChainName, chain: Pick<ChainStore, 'after'>): AsyncGenerator<string> {
  for (let last = 0; ; ) {
    const rows = await chain.after(last, PAGE);
    if (rows.length === 0) return;
    for (const row of rows) yield recordLine(name, row);
    last = rows.at(-1)?.seq ?? last;
  }
}

/**
 * The lines of an exported record: when it was written, the published heads, then every row of the chains. The heads are
 * read before the chains: each is about rows that the chains had by then.
 */
export async function* exportedLines(
  chains: RecordChains,
  heads: Pick<HeadStore, 'latest'>,
  now: RecordClock,
): AsyncGenerator<string> {
  yield writtenLine(await now());
  for await (const page of pagesOfHeads(heads)) for (const published of page) yield publishedLine(published);
  for (const name of CHAINS) yield* linesOfChain(name, chains[name]);
}
