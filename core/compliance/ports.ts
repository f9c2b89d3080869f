import type { Instant } from '../kernel/instant.ts';
import type { Acceptance, AcceptanceId } from './acceptance.ts';
import type { MemberStanding } from './standing.ts';

export interface AcceptanceShelf {
  keep(acceptance: Acceptance): Promise<void>;
  /** Newest first. */
  ofMember(memberId: string): Promise<readonly Acceptance[]>;
  /** Acceptances given before sign-in in that browser session, not yet linked to a member; newest first. */
  unlinkedOf(sessionRef: string): Promise<readonly Acceptance[]>;
  /** Gives those to the member, as `pre_auth_linked`; returns how many. */
  link(sessionRef: string, memberId: string): Promise<number>;
  /** Takes the person out of their proofs (member, address, agent, fingerprint …) and keeps text, hash, version, method and times. */
  anonymise(memberId: string): Promise<number>;
  /** The same for acceptances given before sign-in, received before the instant and not linked; returns how many. */
  anonymiseVisitors(before: Instant): Promise<number>;
}

/** Acceptances of all members at once, for administrators. */
export interface AcceptanceLedger {
  /** Every member with how they stand to that text, by address. */
  standings(text: { readonly type: string; readonly version: string }): Promise<readonly MemberStanding[]>;
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
