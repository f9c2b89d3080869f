import type { ChainStore } from '../../kernel/chain.ts';
import type { RecordClock } from '../../kernel/functions.ts';
import { CHAINS, type ChainName, headLine } from '../../kernel/record.ts';

/** The chains of the record, each by its name. */
export type RecordChains = Readonly<Record<ChainName, Pick<ChainStore, 'head' | 'after'>>>;

/** A line for each chain that has rows, as of now: `picks 398 <hash> at 2026-08-01T14:00:00.000Z`. */
export async function headLines(chains: RecordChains, now: RecordClock): Promise<readonly string[]> {
  const read = await now();
  const heads = await Promise.all(CHAINS.map(async (name) => ({ name, head: await chains[name].head() })));
  return heads.flatMap(({ name, head }) => (head === null ? [] : [headLine(name, head, read)]));
}
