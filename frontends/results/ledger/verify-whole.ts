import type { LedgerPage, Sealed } from './sealed.ts';
import type { Digest } from './verify.ts';
import { verifyEntries } from './verify.ts';

/** How far the ledger was verified, from its latest entry back. */
export type WholeVerified = {
  readonly head: LedgerPage['head'];
  /** Entries verified so far. */
  readonly right: number;
  readonly links: number;
  /** The oldest entry verified, which the next page links to; null before the first page. */
  readonly oldest: Sealed | null;
  /** Where the next page begins; null when the first entry was reached. */
  readonly next: number | null;
  readonly faults: readonly string[];
};

export const nothingVerified: WholeVerified = {
  head: null,
  right: 0,
  links: 0,
  oldest: null,
  next: null,
  faults: [],
};

/** Verifies one more page, going back from the latest entry: its texts, its links, and the link to the page before. */
export async function verifyPage(
  before: WholeVerified,
  { head, entries, next }: Pick<LedgerPage, 'head' | 'entries' | 'next'>,
  digest: Digest,
): Promise<WholeVerified> {
  const { oldest } = before;
  const joined = oldest === null ? entries : [oldest, ...entries];
  const found = await verifyEntries({ head: before.head ?? head, entries: joined }, digest);
  const gap = found.gaps === 0 ? [] : ['Entries are missing between those the server sent.'];
  const lost =
    oldest === null && head !== null && !found.reachesHead ? ['The latest entry was not sent.'] : [];
  return {
    head: before.head ?? head,
    right: before.right + found.right - (oldest === null ? 0 : 1),
    links: before.links + found.links,
    oldest: entries.at(-1) ?? oldest,
    next,
    faults: [...before.faults, ...found.faults, ...gap, ...lost],
  };
}

/** Rows of a page that show another hash than the ledger has for their entry. */
export function changedRows(
  rows: readonly { readonly seq: number; readonly hash: string }[],
  entries: readonly Sealed[],
): readonly string[] {
  const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
  return rows
    .filter(({ seq, hash }) => (hashes.get(seq) ?? hash) !== hash)
    .map(({ seq }) => `Entry ${seq}: this page shows another hash than the ledger.`);
}

/** What was verified, in sentences. */
export function wholeText({ head, right, links, next, faults }: WholeVerified): readonly string[] {
  if (head === null) return ['The ledger is empty: nothing is sealed yet.'];
  if (faults.length > 0) return ['Verification failed.', ...faults];
  return [
    `Verified in this browser: ${right} of ${head.seq} entries have the hash of their text, and ${links} links hold.`,
    next === null
      ? `The chain is intact from its first entry to the latest, whose hash is ${head.hash}. Write it down to check later that nothing was rewritten.`
      : 'Press again to go further back.',
    'Not verified: that the server’s clock was right at sealing.',
  ];
}
