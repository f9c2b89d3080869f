import type { LedgerPage, Sealed } from './sealed.ts';

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export type Digest = (text: string) => Promise<string>;

/** What checking the entries of a page came to. */
export type Verified = {
  /** Entries whose text has their hash, says their number, and is what the page shows. */
  readonly right: number;
  readonly entries: number;
  /** Neighbors of which the later names the hash of the earlier. */
  readonly links: number;
  /** Places at which entries that are not here lie between two that are. */
  readonly gaps: number;
  readonly first: number | null;
  readonly last: number | null;
  /** The last entry here is the head of the ledger, with the head's hash. */
  readonly reachesHead: boolean;
  /** What is wrong, in sentences. */
  readonly faults: readonly string[];
};

const before = '0'.repeat(64);

/** The browser's own SHA-256; null where it gives none, as on a page without https. */
export function browserDigest(): Digest | null {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return null;
  return async (text) => {
    const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}

type Parsed = { readonly seq?: unknown; readonly previous?: unknown } & Readonly<Record<string, unknown>>;

function parsed(text: string): Parsed | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? (found as Parsed) : null;
  } catch {
    return null;
  }
}

/** The same data, whatever the order of its names. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => isSame((a as Parsed)[name], (b as Parsed)[name]))
  );
}

/** The sealed text says what the page shows; the page leaves out the number and the format. */
const isShown = (text: Parsed, shown: Sealed['entry']): boolean =>
  Object.entries(shown).every(([name, value]) => isSame(value, text[name]));

/** What the labels of an entry say against its own times; null when they agree, or no off is known. */
export function labelFault({ seq, entry }: Pick<Sealed, 'seq' | 'entry'>): string | null {
  const { off, sealedAt, racingAt, isAfterOff, isReplayed, isDemo } = entry;
  const post = Date.parse(off ?? '');
  if (Number.isNaN(post)) return null;
  if (isAfterOff !== Date.parse(racingAt) >= post)
    return `Entry ${seq}: its label and its times disagree about the off.`;
  const isLate = !isDemo && !isReplayed && !isAfterOff && Date.parse(sealedAt) >= post;
  return isLate ? `Entry ${seq}: labeled as sealed before the off, and sealed after it.` : null;
}

async function failureOf(sealed: Sealed, digest: Digest): Promise<string | null> {
  const { seq, hash, canonical, entry } = sealed;
  if ((await digest(canonical)) !== hash) return `Entry ${seq}: its text does not match its hash.`;
  const text = parsed(canonical);
  if (text === null) return `Entry ${seq}: its text is not an entry.`;
  if (text.seq !== seq) return `Entry ${seq}: its text belongs to entry ${String(text.seq)}.`;
  if (!isShown(text, entry)) return `Entry ${seq}: this page shows something other than what was sealed.`;
  return labelFault(sealed);
}

function linkFault(earlier: Sealed | null, later: Sealed): string | null {
  const expected = earlier?.hash ?? before;
  if (later.entry.previous === expected) return null;
  return earlier === null
    ? `Entry ${later.seq}: it is not the first entry of the ledger.`
    : `Entry ${later.seq}: it does not carry the hash of entry ${earlier.seq} as shown here.`;
}

type Chain = { links: number; gaps: number; readonly broken: string[] };

/** Whether each entry names the one before it; where the one before it is not shown, there is a gap. */
function chainOf(inOrder: readonly Sealed[]): Chain {
  const chain: Chain = { links: 0, gaps: 0, broken: [] };
  inOrder.forEach((later, index) => {
    const earlier = inOrder[index - 1] ?? null;
    if (earlier !== null && later.seq !== earlier.seq + 1) chain.gaps += 1;
    else if (earlier !== null || later.seq === 1) {
      const fault = linkFault(earlier, later);
      if (fault !== null) chain.broken.push(fault);
      else if (earlier !== null) chain.links += 1;
    }
  });
  return chain;
}

/** Hashes every entry again and looks whether each names the one before it. */
export async function verifyEntries(
  { head, entries }: Pick<LedgerPage, 'head' | 'entries'>,
  digest: Digest,
): Promise<Verified> {
  const inOrder = [...entries].sort((a, b) => a.seq - b.seq);
  const failures = await Promise.all(inOrder.map((entry) => failureOf(entry, digest)));
  const { links, gaps, broken } = chainOf(inOrder);
  const last = inOrder.at(-1) ?? null;
  const isAtHead = last !== null && last.seq === head?.seq;
  if (isAtHead && last.hash !== head?.hash)
    broken.push(`Entry ${last.seq}: it is not the latest entry the ledger names.`);
  return {
    right: failures.filter((fault) => fault === null).length,
    entries: entries.length,
    links,
    gaps,
    first: inOrder[0]?.seq ?? null,
    last: last?.seq ?? null,
    reachesHead: isAtHead && last.hash === head?.hash,
    faults: [...failures.filter((fault) => fault !== null), ...broken],
  };
}
