import { canonicalText } from '../../kernel/canonical-text.ts';
import type { Digest } from '../../kernel/functions.ts';
import type { PersonFacts } from '../chain/person-seal.ts';
import type { ChainHead, SealedProof } from '../chain/proof-chain.ts';

/** Whose proofs a pack holds; null: everybody's. */
export interface PackScope {
  readonly memberId: string;
  readonly email: string;
}

/**
 * The rows of an evidence pack. The chain comes first, then each proof as it is stored, the words it shows before the
 * first proof that shows them.
 */
export type PackRow =
  | {
      readonly kind: 'head';
      readonly format: 1;
      readonly product: string;
      /** ISO instant by the machine's clock. */
      readonly writtenAt: string;
      readonly scope: PackScope | null;
      /** The last line of the chain then; null while there was none. */
      readonly head: ChainHead | null;
      readonly readMe: string;
    }
  /** A line of the chain. */
  | { readonly kind: 'entry'; readonly seq: number; readonly hash: string; readonly text: string }
  /** A line about somebody else's proof: only its place in the chain. */
  | { readonly kind: 'link'; readonly seq: number; readonly hash: string; readonly textHash: string }
  /** Words that were shown, and their SHA-256. */
  | { readonly kind: 'words'; readonly hash: string; readonly words: string }
  /** A proof as it is stored, with its person and their salt; both are null once the person was dropped. */
  | {
      readonly kind: 'proof';
      readonly proof: SealedProof;
      readonly sealedAs: number | null;
      readonly person: PersonFacts | null;
      readonly salt: string | null;
      /** SHA-256 of the words stored; null where none are. */
      readonly words: string | null;
    }
  /** A proof that changed while the pack was written. */
  | { readonly kind: 'changed'; readonly id: string }
  | { readonly kind: 'end'; readonly entries: number; readonly proofs: number };

export const READ_ME =
  'One JSON object a row. Each row holds `sum`, the SHA-256 of the former sum (of the first row: 64 zeros), a newline and the row without `sum`, its names in order and no blanks. ' +
  'A line of the chain: hash = SHA-256(former hash, newline, SHA-256(text)); the first follows 64 zeros. ' +
  'A person: SHA-256(salt, newline, person as JSON with its names in order and no blanks) is in the line that sealed the proof. ' +
  '`racing-cli evidence verify FILE` checks all of it without a database.';

export const NO_SUM = '0'.repeat(64);

/** What the checksum of a row is computed from. */
export const sumOf = (row: object, former: string, digest: Digest): string =>
  digest(`${former}\n${canonicalText(row)}`);

/** Writes rows in sequence, each with its number and the checksum that ties it to the one before. */
export function makeRowWriter(digest: Digest) {
  let row = 0;
  let sum = NO_SUM;
  return function written(packRow: PackRow): string {
    row += 1;
    const numbered = { ...packRow, row };
    sum = sumOf(numbered, sum, digest);
    return `${canonicalText({ ...numbered, sum })}\n`;
  };
}
