import type { ChainHead, ChainRow } from './chain.ts';

/** The chains of the record. */
export const CHAINS = ['picks', 'results', 'audit'] as const;
export type ChainName = (typeof CHAINS)[number];

/** Heads of some of the chains. */
export type NotedHeads = Readonly<Partial<Record<ChainName, readonly ChainHead[]>>>;

/** A row of a chain as a line of an exported record. */
export const recordLine = (chain: ChainName, { seq, hash, text }: ChainRow): string =>
  `${JSON.stringify({ chain, seq, hash, text })}\n`;

/** A head as people note it: `picks 398 <hash>`. */
export const headLine = (chain: ChainName, { seq, hash }: ChainHead): string => `${chain} ${seq} ${hash}`;

/** The heads in a text, whatever else it says: a mail, a feed, a git log. */
export function headsIn(text: string): NotedHeads {
  const noted: Record<ChainName, ChainHead[]> = { picks: [], results: [], audit: [] };
  for (const [, chain, seq, hash] of text.matchAll(/\b(picks|results|audit) (\d+) ([0-9a-f]{64})\b/g))
    noted[chain as ChainName].push({ seq: Number(seq), hash: hash ?? '' });
  return noted;
}
