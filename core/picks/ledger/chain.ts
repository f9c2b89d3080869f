import { canonicalText } from '../../kernel/canonical-text.ts';
import type { Digest } from '../../kernel/functions.ts';
import type { LedgerEntry, LedgerHead, SealedFacts, SealedMoment, SealedRow } from './entry.ts';

/** What the first entry names as the one before it. */
export const NO_HASH = '0'.repeat(64);
const BEFORE_ALL: LedgerHead = { seq: 0, hash: NO_HASH };

/** The next line of the ledger after `head`; null starts it. */
export function sealedRow(
  content: SealedFacts & SealedMoment,
  head: LedgerHead | null,
  digest: Digest,
): SealedRow {
  const { seq, hash: previous } = head ?? BEFORE_ALL;
  const entry: LedgerEntry = { ...content, format: 1, seq: seq + 1, previous };
  const text = canonicalText(entry);
  return { seq: seq + 1, hash: digest(text), text };
}

/** The entry in a stored text. Only for texts whose hash was right when they were stored. */
export const entryIn = ({ text }: Pick<SealedRow, 'text'>): LedgerEntry => JSON.parse(text) as LedgerEntry;

const FACTS: Readonly<Record<keyof SealedFacts, true>> = {
  raceId: true,
  trackSlug: true,
  day: true,
  raceNumber: true,
  raceClass: true,
  off: true,
  isDemo: true,
  inputs: true,
  madeWith: true,
  analysedBy: true,
  tickets: true,
  voices: true,
  line: true,
  verdict: true,
};

/** The content of an entry without the moment of sealing: the same content again makes no new entry. */
export const factsText = (content: SealedFacts): string =>
  canonicalText(Object.fromEntries(Object.entries(content).filter(([name]) => name in FACTS)));

/** An entry's own place in the chain and the one before; null where the text is not an entry. */
function linkIn(text: string): Pick<LedgerEntry, 'seq' | 'previous'> | null {
  try {
    const found = JSON.parse(text) as Partial<LedgerEntry> | null;
    const { seq, previous } = found ?? {};
    return seq === undefined || previous === undefined ? null : { seq, previous };
  } catch {
    return null;
  }
}

/** What is wrong with a row that should follow `before`, in a sentence; null when nothing is. */
export function failureOf(row: SealedRow, before: LedgerHead | null, digest: Digest): string | null {
  const last = before ?? BEFORE_ALL;
  if (row.seq !== last.seq + 1)
    return `row ${row.seq} follows row ${last.seq}: a row is missing between them`;
  if (digest(row.text) !== row.hash) return `row ${row.seq}: the content does not match its hash`;
  const link = linkIn(row.text);
  if (link === null) return `row ${row.seq}: the content is not a ledger entry`;
  if (link.seq !== row.seq) return `row ${row.seq}: the content is that of row ${link.seq}`;
  if (link.previous === last.hash) return null;
  return `row ${row.seq}: it was sealed after another version of row ${last.seq}`;
}
