import type { SealedEntry } from '../sealed.ts';
import { type Digest, labelFault } from '../verify.ts';
import type { ChainName, ChainRow, PublishedHead, RecordSource } from './published.ts';
import { timeReader } from './row-times.ts';
import { type Zones, zoneOf } from './zones.ts';

/** What every entry says of its place, and most of their time. */
type Said = { readonly seq?: number; readonly previous?: string; readonly sealedAt?: string };

/** Rows read so far, and the first that is wrong, in a sentence. */
export type ChainRead = { readonly entries: number; readonly hash: string; readonly fault: string | null };

const beforeAll: ChainRead = { entries: 0, hash: '0'.repeat(64), fault: null };

function saidIn(text: string): Said | null {
  try {
    return JSON.parse(text) as Said | null;
  } catch {
    return null;
  }
}

/** What is wrong with the place, the hash or the link of a row that should follow `before`. */
function linkFault({ seq, hash, text }: ChainRow, computed: string, before: ChainRead): string | null {
  if (seq !== before.entries + 1) return `Entry ${before.entries + 1} is missing.`;
  if (computed !== hash) return `Entry ${seq}: its text does not match its hash.`;
  const said = saidIn(text);
  if (said?.seq !== seq) return `Entry ${seq}: its text belongs to another entry.`;
  return said.previous === before.hash
    ? null
    : `Entry ${seq}: it does not carry the hash of entry ${before.entries}.`;
}

/** Hashes by the place at which they were published. */
function hashesOf(published: readonly PublishedHead[]): ReadonlyMap<number, readonly string[]> {
  const hashes = new Map<number, string[]>();
  for (const { seq, hash } of published) hashes.set(seq, [...(hashes.get(seq) ?? []), hash]);
  return hashes;
}

const timeFaultOf = (chain: ChainName, published: readonly PublishedHead[], zones: Zones) => {
  const timeFault = timeReader(published);
  return ({ seq, text }: ChainRow): string | null => {
    if (chain === 'audit') return null;
    const entry = JSON.parse(text) as SealedEntry;
    const label = chain === 'picks' ? labelFault({ seq, entry }) : null;
    return label ?? timeFault(seq, entry.sealedAt, zoneOf(entry, zones));
  };
};

/** Checks a chain page after page, from its first row: hashes, links, published heads, labels and times. */
export function chainReader(
  chain: ChainName,
  { heads, zones }: Pick<RecordSource, 'heads' | 'zones'>,
  digest: Digest,
) {
  const published = heads.filter((head) => head.chain === chain);
  const hashes = hashesOf(published);
  const timeFault = timeFaultOf(chain, published, zones);
  let read = beforeAll;

  function faultOf(row: ChainRow, computed: string): string | null {
    const linked = linkFault(row, computed, read);
    if (linked !== null) return linked;
    const isOther = hashes.get(row.seq)?.some((hash) => hash !== row.hash) ?? false;
    return isOther ? `Entry ${row.seq}: it had another hash when it was published.` : timeFault(row);
  }

  return {
    async page(rows: readonly ChainRow[]): Promise<ChainRead> {
      const computed = await Promise.all(rows.map(({ text }) => digest(text)));
      for (const [index, row] of rows.entries()) {
        const fault = faultOf(row, computed[index] ?? '');
        if (fault !== null) return { ...read, fault };
        read = { entries: row.seq, hash: row.hash, fault: null };
      }
      return read;
    },
    /** Whether a published entry is gone from the end. */
    end(): ChainRead {
      const gone = published.find(({ seq }) => seq > read.entries);
      return gone === undefined ? read : { ...read, fault: `Entry ${gone.seq} was published and is gone.` };
    },
  };
}
