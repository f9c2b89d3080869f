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
  const seen = new Set<string>();
  const words = new Set<string>();
  let sum = NO_SUM;
  let row = 0;
  let head: Extract<PackRow, { kind: 'head' }> | null = null;
  let line: ChainHead = BEFORE_ALL;
  let isEnded = false;
  let isKnownThere = known === undefined;
  let fault: { readonly row: number | null; readonly sentence: string } | null = null;

  function chainLine(told: Extract<PackRow, { kind: 'entry' | 'link' }>): string | null {
    const wrong = lineFault(told, line, digest);
    if (wrong !== null) return wrong;
    if (told.kind === 'link' && head?.scope === null)
      return `line ${told.seq} of the chain is not told, and this is the pack of everybody`;
    line = { seq: told.seq, hash: told.hash };
    isKnownThere ||= told.hash === known;
    counts.entries += 1;
    const entry = told.kind === 'entry' ? chainEntryIn(told.text) : null;
    if (entry === null) return null;
    const former = lastOf.get(entry.proof.id);
    lastOf.set(entry.proof.id, entry);
    return former === undefined ? null : changeFault(former, entry);
  }

  function seenTwice(id: string): string | null {
    if (seen.has(id)) return `the proof ${id} stands here twice`;
    seen.add(id);
    return null;
  }

  function proof(told: Extract<PackRow, { kind: 'proof' }>): string | null {
    if (told.words !== null && !words.has(told.words))
      return `the words of the proof ${told.proof.id} are not in the pack`;
    const wrong = proofFault(told, lastOf.get(told.proof.id), digest) ?? seenTwice(told.proof.id);
    if (wrong !== null) return wrong;
    counts.proofs += 1;
    if (told.person === null) counts.withoutPerson += 1;
    else counts.withPerson += 1;
    if (told.words === null) counts.withoutWords += 1;
    return null;
  }

  function end(told: Extract<PackRow, { kind: 'end' }>): string | null {
    isEnded = true;
    const { seq, hash } = head?.head ?? BEFORE_ALL;
    if (seq !== line.seq || hash !== line.hash) return 'the chain does not end where its head says';
    if (told.entries !== counts.entries || told.proofs !== counts.proofs) return 'rows are missing';
    const gone = [...lastOf.keys()].find((id) => !seen.has(id));
    return gone === undefined ? null : `the proof ${gone} stands in the chain and is gone`;
  }

  function wrongWith(told: Numbered | null): string | null {
    if (told === null) return 'it is not written as it was';
    const { sum: own, ...bare } = told;
    if (told.row !== row) return `it says it is row ${told.row}`;
    if (sumOf(bare, sum, digest) !== own) return 'it does not have the sum that stands in it';
    sum = own;
    if (isEnded) return 'it stands after the end';
    if ((head === null) !== (told.kind === 'head')) return 'the head stands first, and once';
    switch (told.kind) {
      case 'head':
        head = told;
        return told.format === 1 ? null : 'it is of a format that is not known here';
      case 'entry':
      case 'link':
        return chainLine(told);
      case 'words':
        words.add(told.hash);
        return digest(told.words) === told.hash
          ? null
          : 'the words do not have the hash that stands with them';
      case 'proof':
        return proof(told);
      case 'changed':
        counts.changedMeanwhile += 1;
        return seenTwice(told.id);
      case 'end':
        return end(told);
      default:
        return 'it is of a kind that is not known here';
    }
  }

  return {
    take(text: string): boolean {
      row += 1;
      const sentence = wrongWith(rowIn(text));
      if (sentence !== null) fault = { row, sentence };
      return fault === null;
    },
    end(): PackChecked {
      if (fault === null && !isEnded)
        fault = { row: null, sentence: 'the end is missing: rows were cut off' };
      if (fault === null && !isKnownThere)
        fault = { row: null, sentence: `no line of the chain has the hash ${known}` };
      const told = head as Extract<PackRow, { kind: 'head' }> | null;
      return {
        isWhole: fault === null,
        faultyRow: fault?.row ?? null,
        fault: fault?.sentence ?? null,
        writtenAt: told?.writtenAt ?? null,
        scope: told?.scope ?? null,
        head: line.seq === 0 ? null : line,
        rows: row,
        ...counts,
      };
    },
  };
}
