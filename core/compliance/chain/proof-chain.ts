import { canonicalText } from '../../kernel/canonical-text.ts';
import type { Digest } from '../../kernel/functions.ts';
import { DAY, type Instant, instant, toIso } from '../../kernel/instant.ts';
import type { Acceptance, AcceptanceId, AcceptanceMethod } from '../acceptance.ts';
import type { Checkboxes } from '../checkboxes.ts';
import { personOf, personSeal } from './person-seal.ts';

/** What happened to a proof: stored, linked to a member at sign-in, its words added, its person dropped. */
export type ProofChange = 'kept' | 'linked' | 'words-added' | 'person-dropped';

/** A proof without its person and its words, which are stored as hashes. Times are ISO instants. */
export interface SealedProof {
  readonly id: string;
  readonly disclaimerType: string;
  readonly disclaimerVersion: string;
  readonly contentHash: string;
  readonly method: AcceptanceMethod;
  readonly acceptedAt: string;
  readonly receivedAt: string;
  readonly scrollDepthPercent: number | null;
  readonly timeOnPageSeconds: number | null;
  /** Left out where not observed: a line sealed before boxes were recorded reads the same. */
  readonly checkboxes?: Checkboxes;
}

/** One line of the chain of proofs. */
export interface ChainEntry {
  readonly format: 1;
  /** From 1, without gaps. */
  readonly seq: number;
  /** ISO instant by the machine's clock; of a person who was dropped, the start of the day (UTC). */
  readonly sealedAt: string;
  readonly change: ProofChange;
  readonly proof: SealedProof;
  /** Salted hash of the person; null where the proof has none. */
  readonly person: string | null;
}

/** A line as stored: its canonical text, and its hash, which covers the hash of the line before. */
export interface ChainRow {
  readonly seq: number;
  readonly hash: string;
  readonly text: string;
}

/** The last line: who wrote its hash down can prove all before it. */
export type ChainHead = Pick<ChainRow, 'seq' | 'hash'>;

/** A proof whose last change is not in the chain yet; its words are stored as a hash. */
export interface UnsealedProof {
  readonly acceptance: Omit<Acceptance, 'disclaimerText'>;
  readonly change: ProofChange;
  /** Its person was sealed under it before, and is again: the same person keeps the same hash. Null: there is none. */
  readonly salt: string | null;
}

/** A line with the proof it is about and the salt of its person. */
export interface ProofSeal extends ChainRow {
  readonly acceptanceId: AcceptanceId;
  /** Null where the proof has no person. */
  readonly salt: string | null;
}

const NO_HASH = '0'.repeat(64);

export const BEFORE_ALL: ChainHead = { seq: 0, hash: NO_HASH };

/** The hash of a line from the hash of its text: even without the text the chain can be checked. */
export const linkHash = (previous: string, textHash: string, digest: Digest): string =>
  digest(`${previous}\n${textHash}`);

export const sealedProof = ({ evidence, ...proof }: Omit<Acceptance, 'disclaimerText'>): SealedProof => ({
  id: proof.id,
  disclaimerType: proof.disclaimerType,
  disclaimerVersion: proof.disclaimerVersion,
  contentHash: proof.contentHash,
  method: proof.method,
  acceptedAt: toIso(proof.acceptedAt),
  receivedAt: toIso(proof.receivedAt),
  scrollDepthPercent: evidence.scrollDepthPercent,
  timeOnPageSeconds: evidence.timeOnPageSeconds,
  ...(evidence.checkboxes && { checkboxes: evidence.checkboxes }),
});

export interface SealDeps {
  readonly digest: Digest;
  readonly newSalt: () => string;
}

/** The moment would lead from a person who was dropped to their proofs, where the drop itself is logged. */
const sealedAtOf = (change: ProofChange, moment: Instant): string =>
  toIso(change === 'person-dropped' ? instant(moment - (moment % DAY)) : moment);

/** The line of a proof after `head`; null starts the chain. */
export function proofSeal(
  { acceptance, change, salt: former }: UnsealedProof,
  head: ChainHead | null,
  sealedAt: Instant,
  { digest, newSalt }: SealDeps,
): ProofSeal {
  const last = head ?? BEFORE_ALL;
  const seq = last.seq + 1;
  const found = personOf(acceptance);
  const salt = found === null ? null : (former ?? newSalt());
  const entry: ChainEntry = {
    format: 1,
    seq,
    sealedAt: sealedAtOf(change, sealedAt),
    change,
    proof: sealedProof(acceptance),
    person: found === null || salt === null ? null : personSeal(found, salt, digest),
  };
  const text = canonicalText(entry);
  const hash = linkHash(last.hash, digest(text), digest);
  return { seq, hash, text, acceptanceId: acceptance.id, salt };
}

/** The entry in a text; null where there is none. */
export function chainEntryIn(text: string): ChainEntry | null {
  try {
    const found = JSON.parse(text) as Partial<ChainEntry> | null;
    return found?.format === 1 && typeof found.proof?.id === 'string' ? (found as ChainEntry) : null;
  } catch {
    return null;
  }
}
