import { canonicalText } from '../../kernel/canonical-text.ts';
import { linkedRow, linkedRows, linkFault } from '../../kernel/chain.ts';
import type { Digest } from '../../kernel/functions.ts';
import type { LedgerEntry, LedgerHead, SealedFacts, SealedMoment, SealedRow } from './entry.ts';

export { NO_HASH } from '../../kernel/chain.ts';

/** The next line of the ledger after `head`; null starts it. */
export const sealedRow = (
  content: SealedFacts & SealedMoment,
  head: LedgerHead | null,
  digest: Digest,
): SealedRow => linkedRow({ ...content, format: 1 }, head, digest);

/** The entry in a stored text. Only for texts whose hash was right when they were stored. */
export const entryIn = ({ text }: Pick<SealedRow, 'text'>): LedgerEntry => JSON.parse(text) as LedgerEntry;

/** The lock under which rows are added to the ledger, across processes. */
export const LEDGER_LOCK = 'picks:ledger';

/** The lines that follow `head`, one for each content, in their order. */
export const sealedRows = (
  contents: readonly (SealedFacts & SealedMoment)[],
  head: LedgerHead | null,
  digest: Digest,
): readonly SealedRow[] =>
  linkedRows(
    contents.map((content) => ({ ...content, format: 1 })),
    head,
    digest,
  );

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
  turn: true,
};

/** What was sealed, without the moment and the place in the ledger. */
export const factsOf = (content: SealedFacts): SealedFacts =>
  Object.fromEntries(Object.entries(content).filter(([name]) => name in FACTS)) as unknown as SealedFacts;

/** The content of an entry without the moment of sealing: the same content again makes no new entry. */
export const factsText = (content: SealedFacts): string => canonicalText(factsOf(content));

/** What is wrong with a row that should follow `before`, in a sentence; null when nothing is. */
export const failureOf = (row: SealedRow, before: LedgerHead | null, digest: Digest): string | null =>
  linkFault(row, before, digest, A_LEDGER_ENTRY);

export const A_LEDGER_ENTRY = 'a ledger entry';
