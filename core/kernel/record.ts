import type { ChainHead, ChainRow, NotedHead } from './chain.ts';
import { type Instant, parseInstant, toIso } from './instant.ts';

/** The chains of the record. */
export const CHAINS = ['picks', 'results', 'audit'] as const;
export type ChainName = (typeof CHAINS)[number];

/** Heads of some of the chains. */
export type NotedHeads = Readonly<Partial<Record<ChainName, readonly NotedHead[]>>>;

/** A row of a chain as a line of an exported record. */
export const recordLine = (chain: ChainName, { seq, hash, text }: ChainRow): string =>
  `${JSON.stringify({ chain, seq, hash, text })}\n`;

/** A head as people note it, and when it was the last row: `picks 398 <hash> at 2026-08-01T14:00:00.000Z`. */
export const headLine = (
  chain: ChainName,
  { seq, hash }: ChainHead,
  published: Instant | null = null,
): string =>
  published === null ? `${chain} ${seq} ${hash}` : `${chain} ${seq} ${hash} at ${toIso(published)}`;

const HEADS = /(picks|results|audit) (\d+) ([0-9a-f]{64})\b(?: at (\d{4}-\d{2}-\d{2}T[\d:.]+Z))?/g;

/** The heads in a text, whatever else it says: a mail, a feed, a git log. `publishedAt`: of heads that name no time. */
export function headsIn(text: string, publishedAt: Instant | null = null): Required<NotedHeads> {
  const noted: Record<ChainName, NotedHead[]> = { picks: [], results: [], audit: [] };
  for (const [, chain, seq, hash, time = ''] of text.matchAll(HEADS))
    noted[chain as ChainName].push({
      seq: Number(seq),
      hash: hash ?? '',
      at: parseInstant(time) ?? publishedAt,
    });
  return noted;
}

/** Heads of several texts together. */
export const joinedHeads = (...noted: readonly NotedHeads[]): Required<NotedHeads> => ({
  picks: noted.flatMap(({ picks = [] }) => picks),
  results: noted.flatMap(({ results = [] }) => results),
  audit: noted.flatMap(({ audit = [] }) => audit),
});
