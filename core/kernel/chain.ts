import { canonicalText } from './canonical-text.ts';
import type { Digest } from './functions.ts';
import type { Instant } from './instant.ts';

/** A row of a hash chain as stored: its canonical text, and the SHA-256 of that. */
export interface ChainRow {
  /** From 1, without gaps. */
  readonly seq: number;
  readonly hash: string;
  readonly text: string;
}

/** The last row: who knows its hash can prove all before it. */
export type ChainHead = Pick<ChainRow, 'seq' | 'hash'>;

/** A head as it was published or noted, and when it was the last row; null where that is not said. */
export interface NotedHead extends ChainHead {
  readonly at: Instant | null;
}

/** What every text of a chain says of its place. */
interface Link {
  readonly seq: number;
  /** Hash of the row before; of the first 64 zeros. */
  readonly previous: string;
}

/** A chain in storage: append-only. */
export interface ChainStore {
  /** The last row; null while there is none. */
  head(): Promise<ChainHead | null>;
  /** Adds rows after the last one; a taken place is a bug. */
  append(rows: readonly ChainRow[]): Promise<void>;
  /** The rows that follow a place, in their order. */
  after(seq: number, most: number): Promise<readonly ChainRow[]>;
}

/** What reading a whole chain came to. */
export interface ChainChecked {
  /** Rows read; where one is wrong, those before it and that one. */
  readonly entries: number;
  /** The last row that is right; null without one. */
  readonly head: ChainHead | null;
  /** What is wrong with which row, in a sentence; null when nothing is. */
  readonly fault: string | null;
}

/** What the first row names as the one before it. */
export const NO_HASH = '0'.repeat(64);
const BEFORE_ALL: ChainHead = { seq: 0, hash: NO_HASH };

/** The row of a content after `head`; null starts the chain. */
export function linkedRow(content: object, head: ChainHead | null, digest: Digest): ChainRow {
  const { seq, hash: previous } = head ?? BEFORE_ALL;
  const text = canonicalText({ ...content, seq: seq + 1, previous });
  return { seq: seq + 1, hash: digest(text), text };
}

/** The rows of contents after `head`, in their order. */
export function linkedRows(
  contents: readonly object[],
  head: ChainHead | null,
  digest: Digest,
): readonly ChainRow[] {
  const rows: ChainRow[] = [];
  for (const content of contents) rows.push(linkedRow(content, rows.at(-1) ?? head, digest));
  return rows;
}

/** A row's place in the chain and the one before; null where the text is no content of a chain. */
function linkIn(text: string): Link | null {
  try {
    const found = JSON.parse(text) as Partial<Link> | null;
    const { seq, previous } = found ?? {};
    return seq === undefined || previous === undefined ? null : { seq, previous };
  } catch {
    return null;
  }
}

/** What is wrong with a row that should follow `before`, in a sentence; null when nothing is. `what`: `a ledger entry`. */
export function linkFault(
  row: ChainRow,
  before: ChainHead | null,
  digest: Digest,
  what: string,
): string | null {
  const last = before ?? BEFORE_ALL;
  if (row.seq !== last.seq + 1)
    return `entry ${row.seq} follows entry ${last.seq}: an entry is missing between them`;
  if (digest(row.text) !== row.hash) return `entry ${row.seq}: the content does not match its hash`;
  const link = linkIn(row.text);
  if (link === null) return `entry ${row.seq}: the content is not ${what}`;
  if (link.seq !== row.seq) return `entry ${row.seq}: the content is that of entry ${link.seq}`;
  if (link.previous === last.hash) return null;
  return `entry ${row.seq}: it was sealed after another version of entry ${last.seq}`;
}

/** What is wrong with a row of a page, counted from 0. */
export interface RowFault {
  readonly index: number;
  readonly fault: string;
}

/** The first of faults by row; null while all are null. */
export function firstFault(faults: readonly (string | null)[]): RowFault | null {
  const index = faults.findIndex((fault) => fault !== null);
  const fault = faults[index] ?? null;
  return fault === null ? null : { index, fault };
}

/** How a chain is read. `faultOf` finds the first row of a page that is wrong although its link is right. */
export interface ChainReading {
  readonly chain: Pick<ChainStore, 'after'>;
  readonly digest: Digest;
  /** `a ledger entry`. */
  readonly what: string;
  readonly faultOf?: (rows: readonly ChainRow[]) => Promise<RowFault | null> | RowFault | null;
  /** Called after every page, with the rows read so far. */
  readonly onPage?: (entries: number) => void;
  /** A hash noted earlier: some row must have it, or rows were cut off the end or sealed again. */
  readonly known?: string | undefined;
  /** Heads noted earlier with their places: the first that is no longer there narrows down what was altered. */
  readonly noted?: readonly NotedHead[] | undefined;
}

/** Rows read at a time. */
const PAGE = 1_000;

interface Reached extends ChainChecked {
  readonly isKnownThere: boolean;
  /** The last place at which a noted head was found. */
  readonly confirmed: number;
}

const entriesText = (from: number, to: number): string =>
  from === to ? `entry ${to}` : `an entry from ${from} to ${to}`;

/** Hashes noted of each place. */
type NotedHashes = ReadonlyMap<number, readonly string[]>;

function hashesOf(noted: readonly NotedHead[]): NotedHashes {
  const hashes = new Map<number, string[]>();
  for (const { seq, hash } of noted) hashes.set(seq, [...(hashes.get(seq) ?? []), hash]);
  return hashes;
}

/** What a row says against the heads noted of its place; null when they agree. */
function notedFault(row: ChainRow, confirmed: number, noted: NotedHashes): string | null {
  const other = noted.get(row.seq)?.find((hash) => hash !== row.hash);
  if (other === undefined) return null;
  return `${entriesText(confirmed + 1, row.seq)} was altered: entry ${row.seq} had the hash ${other} when it was noted`;
}

/** A noted head beyond the end; null without one. */
function cutFault(entries: number, noted: readonly NotedHead[]): string | null {
  const beyond = noted.find(({ seq }) => seq > entries);
  return beyond === undefined
    ? null
    : `entry ${beyond.seq} was noted, and the chain ends with entry ${entries}`;
}

function afterRows(
  reached: Reached,
  rows: readonly ChainRow[],
  { digest, what, known }: ChainReading,
  noted: NotedHashes,
): Reached {
  let { entries, head, isKnownThere, confirmed } = reached;
  for (const row of rows) {
    entries += 1;
    const fault = linkFault(row, head, digest, what) ?? notedFault(row, confirmed, noted);
    if (fault !== null) return { entries, head, fault, isKnownThere, confirmed };
    head = { seq: row.seq, hash: row.hash };
    isKnownThere ||= row.hash === known;
    if (noted.has(row.seq)) confirmed = row.seq;
  }
  return { entries, head, fault: null, isKnownThere, confirmed };
}

const NOTHING_READ: Reached = { entries: 0, head: null, fault: null, isKnownThere: false, confirmed: 0 };

function ended({ entries, head, isKnownThere }: Reached, { known, noted = [] }: ChainReading): ChainChecked {
  const unknown = known === undefined || isKnownThere ? null : `no entry has the hash ${known}`;
  return { entries, head, fault: cutFault(entries, noted) ?? unknown };
}

/** A chain that is right up to a row of this page. */
function endedAt(before: Reached, rows: readonly ChainRow[], { index, fault }: RowFault): ChainChecked {
  const last = rows[index - 1];
  const head = last === undefined ? before.head : { seq: last.seq, hash: last.hash };
  return { entries: before.entries + index + 1, head, fault };
}

/** Reads a chain from its first row to its last, a page at a time, and stops at the first row that is wrong. */
export async function checkedChain(reading: ChainReading): Promise<ChainChecked> {
  const { chain, faultOf, onPage } = reading;
  const noted = hashesOf(reading.noted ?? []);
  let reached = NOTHING_READ;
  for (;;) {
    const rows = await chain.after(reached.head?.seq ?? 0, PAGE);
    if (rows.length === 0) return ended(reached, reading);
    const before = reached;
    reached = afterRows(before, rows, reading, noted);
    const linked = rows.filter(({ seq }) => seq <= (reached.head?.seq ?? 0));
    const found = (await faultOf?.(linked)) ?? null;
    if (found !== null) return endedAt(before, rows, found);
    const { entries, head, fault } = reached;
    if (fault !== null) return { entries, head, fault };
    onPage?.(reached.entries);
  }
}
