import type { Digest } from '../../kernel/functions.ts';
import { BEFORE_ALL, type ChainEntry, type ChainHead, chainEntryIn } from '../chain/proof-chain.ts';
import { NO_SUM, type PackRow, type PackScope, sumOf } from './pack-rows.ts';
import { changeFault, lineFault, proofFault } from './proof-problems.ts';
import { type Numbered, rowIn } from './row-shape.ts';

/** What reading a pack came to; where a row is wrong, the counts are of those before it. */
export interface PackChecked {
  readonly isWhole: boolean;
  /** The first row that is wrong; null when none is, or what is wrong is no one row's. */
  readonly faultyRow: number | null;
  /** What is wrong, in a sentence; null when nothing is. */
  readonly fault: string | null;
  readonly writtenAt: string | null;
  readonly scope: PackScope | null;
  /** The last line of the chain. */
  readonly head: ChainHead | null;
  readonly rows: number;
  readonly entries: number;
  readonly proofs: number;
  /** Of the proofs: with their person, without one, without words. */
  readonly withPerson: number;
  readonly withoutPerson: number;
  readonly withoutWords: number;
  /** Proofs that changed while the pack was written: they are in the next one. */
  readonly changedMeanwhile: number;
}

const NOTHING = {
  entries: 0,
  proofs: 0,
  withPerson: 0,
  withoutPerson: 0,
  withoutWords: 0,
  changedMeanwhile: 0,
};

/**
 * Checks a pack row by row: `take` gives false at the first row that is wrong, `end` what it came to. `known` is a hash
 * that somebody wrote down: some line of the chain must have it. A row is a line without its newline.
 */
export function makePackCheck(digest: Digest, { known }: { readonly known?: string } = {}) {
  const counts = { ...NOTHING };
  const lastOf = new Map<string, ChainEntry>();
  const seenProofs = new Set<string>();
  const knownWords = new Set<string>();
  let sum = NO_SUM;
  let rowNumber = 0;
  let head: Extract<PackRow, { kind: 'head' }> | null = null;
  let line: ChainHead = BEFORE_ALL;
  let isEnded = false;
  let isKnownThere = known === undefined;
  let fault: { readonly row: number | null; readonly sentence: string } | null = null;

  function chainLine(chainRow: Extract<PackRow, { kind: 'entry' | 'link' }>): string | null {
    const wrong = lineFault(chainRow, line, digest);
    if (wrong !== null) return wrong;
    if (chainRow.kind === 'link' && head?.scope === null)
      return `line ${chainRow.seq} of the chain has no text, though this pack covers everybody`;
    line = { seq: chainRow.seq, hash: chainRow.hash };
    isKnownThere ||= chainRow.hash === known;
    counts.entries += 1;
    const entry = chainRow.kind === 'entry' ? chainEntryIn(chainRow.text) : null;
    if (entry === null) return null;
    const former = lastOf.get(entry.proof.id);
    lastOf.set(entry.proof.id, entry);
    return former === undefined ? null : changeFault(former, entry);
  }

  function seenTwice(id: string): string | null {
    if (seenProofs.has(id)) return `the proof ${id} appears twice`;
    seenProofs.add(id);
    return null;
  }

  function proof(proofRow: Extract<PackRow, { kind: 'proof' }>): string | null {
    if (proofRow.words !== null && !knownWords.has(proofRow.words))
      return `the words of the proof ${proofRow.proof.id} are not in the pack`;
    const wrong = proofFault(proofRow, lastOf.get(proofRow.proof.id), digest) ?? seenTwice(proofRow.proof.id);
    if (wrong !== null) return wrong;
    counts.proofs += 1;
    if (proofRow.person === null) counts.withoutPerson += 1;
    else counts.withPerson += 1;
    if (proofRow.words === null) counts.withoutWords += 1;
    return null;
  }

  function end(endRow: Extract<PackRow, { kind: 'end' }>): string | null {
    isEnded = true;
    const { seq, hash } = head?.head ?? BEFORE_ALL;
    if (seq !== line.seq || hash !== line.hash)
      return 'the last line of the chain is not the one named in the head row';
    if (endRow.entries !== counts.entries || endRow.proofs !== counts.proofs) return 'rows are missing';
    const gone = [...lastOf.keys()].find((id) => !seenProofs.has(id));
    return gone === undefined ? null : `the proof ${gone} is in the chain but not in the pack`;
  }

  function wrongWith(numberedRow: Numbered | null): string | null {
    if (numberedRow === null) return 'malformed or altered';
    const { sum: claimedSum, ...bare } = numberedRow;
    if (numberedRow.row !== rowNumber) return `row number mismatch: says ${numberedRow.row}`;
    if (sumOf(bare, sum, digest) !== claimedSum) return 'checksum mismatch';
    sum = claimedSum;
    if (isEnded) return 'comes after the end of the pack';
    if ((head === null) !== (numberedRow.kind === 'head'))
      return 'the head row must come first, and only once';
    switch (numberedRow.kind) {
      case 'head':
        head = numberedRow;
        return numberedRow.format === 1 ? null : 'unknown pack format';
      case 'entry':
      case 'link':
        return chainLine(numberedRow);
      case 'words':
        knownWords.add(numberedRow.hash);
        return digest(numberedRow.words) === numberedRow.hash ? null : 'the words do not match their hash';
      case 'proof':
        return proof(numberedRow);
      case 'changed':
        counts.changedMeanwhile += 1;
        return seenTwice(numberedRow.id);
      case 'end':
        return end(numberedRow);
      default:
        return 'unknown row type';
    }
  }

  return {
    take(text: string): boolean {
      rowNumber += 1;
      const sentence = wrongWith(rowIn(text));
      if (sentence !== null) fault = { row: rowNumber, sentence };
      return fault === null;
    },
    end(): PackChecked {
      if (fault === null && !isEnded)
        fault = { row: null, sentence: 'the end is missing: rows were cut off' };
      if (fault === null && !isKnownThere)
        fault = { row: null, sentence: `no line of the chain has the hash ${known}` };
      const headRow = head as Extract<PackRow, { kind: 'head' }> | null;
      return {
        isWhole: fault === null,
        faultyRow: fault?.row ?? null,
        fault: fault?.sentence ?? null,
        writtenAt: headRow?.writtenAt ?? null,
        scope: headRow?.scope ?? null,
        head: line.seq === 0 ? null : line,
        rows: rowNumber,
        ...counts,
      };
    },
  };
}
