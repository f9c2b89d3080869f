import type { ChainStore } from '../../kernel/chain.ts';
import { CHAINS, type ChainName, headLine } from '../../kernel/record.ts';

/** The chains of the record, each by its name. */
export type RecordChains = Readonly<Record<ChainName, Pick<ChainStore, 'head' | 'after'>>>;

/** A line for each chain that has rows: `picks 398 <hash>`. */
export async function headLines(chains: RecordChains): Promise<readonly string[]> {
  const heads = await Promise.all(CHAINS.map(async (name) => ({ name, head: await chains[name].head() })));
  return heads.flatMap(({ name, head }) => (head === null ? [] : [headLine(name, head)]));
}
