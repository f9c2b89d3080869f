import type { Instant } from '../kernel/instant.ts';
import type { Acceptance, AcceptanceId } from './acceptance.ts';
import type { AcceptanceStatus } from './acceptance-status.ts';
import type { ChainHead, ChainRow, ProofSeal, UnsealedProof } from './chain/proof-chain.ts';

export interface AcceptanceStore {
  keep(acceptance: Acceptance): Promise<void>;
  /** Newest first. */
  ofMember(memberId: string): Promise<readonly Acceptance[]>;
  /** Acceptances given before sign-in in that browser session, not yet linked to a member; newest first. */
  unlinkedOf(sessionRef: string): Promise<readonly Acceptance[]>;
  /** Gives those to the member, as `pre_auth_linked`; returns how many. */
  link(sessionRef: string, memberId: string): Promise<number>;
  /** Takes the person out of their proofs (member, address, agent, fingerprint …) and keeps text, hash, version, method and times. */
  anonymize(memberId: string): Promise<number>;
  /** The same for acceptances given before sign-in, received before the instant and not linked; returns how many. */
  anonymizeVisitors(before: Instant): Promise<number>;
}

/** Acceptances of all members at once, for administrators. */
export interface AcceptanceLedger {
  /** Every member's status for that text, by address. */
  acceptanceStatuses(text: {
    readonly type: string;
    readonly version: string;
  }): Promise<readonly AcceptanceStatus[]>;
  /** Keeps one record for each of these members, as far as they are still there; returns how many. */
  keepFor(
    members: readonly { readonly id: AcceptanceId; readonly memberId: string }[],
    record: Omit<Acceptance, 'id' | 'memberId' | 'evidence'>,
  ): Promise<number>;
  /** Puts text and hash into members' records of that type and version that lack the text; returns how many. */
  fillIn(
    text: Pick<Acceptance, 'disclaimerType' | 'disclaimerVersion' | 'disclaimerText' | 'contentHash'>,
  ): Promise<number>;
}

/** Where an address roughly is, as people would say it; null when unknown. Absent without a local database. */
export type Locate = (ipAddress: string) => Promise<string | null>;

/** A proof as stored, and its place in the chain. */
export interface StoredProof {
  readonly acceptance: Acceptance;
  /** Of its person; null once it has none, and before it is sealed. */
  readonly salt: string | null;
  /** The line that sealed it last; null before the first. */
  readonly sealedAs: number | null;
  /** It changed since then. */
  readonly isUnsealed: boolean;
}

/** Which proofs: those after an id (`''`: from the first) in the order of their ids. */
export interface ProofsRequest {
  readonly after: string;
  readonly most: number;
  /** Null: everybody's, and those that lost their person. */
  readonly memberId: string | null;
}

/** Adds what became of proofs since the last time to the end of the chain; gives how many lines were new. */
export type SealProofs = () => Promise<number>;

/** The chain of proofs: lines are added at its end, none is ever altered or removed. */
export interface ProofChain {
  /** Proofs that changed since they were sealed, the oldest first, but none that another is changing just now. */
  unsealed(most: number): Promise<readonly UnsealedProof[]>;
  /** Adds lines after the last one, and notes with each proof the line that sealed it and the salt of its person. */
  seal(seals: readonly ProofSeal[]): Promise<void>;
  head(): Promise<ChainHead | null>;
  /** The lines that follow a place, in their order. */
  after(seq: number, most: number): Promise<readonly ChainRow[]>;
  proofs(request: ProofsRequest): Promise<readonly StoredProof[]>;
}
