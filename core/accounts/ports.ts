import type { Instant } from '../kernel/instant.ts';
import type { Device } from './device.ts';
import type { IdentityClaims, IdentityKeep } from './identity.ts';
import type { Member, MemberId, PublicMember } from './member.ts';
import type { MemberActivity, MemberSummary } from './member-activity.ts';
import type { OpenSession, SessionOrigin } from './session.ts';
import type { TrackChoice } from './track-choice.ts';
import type { Tally } from './try-limit.ts';

/** The machine's clock. Sign-in, limits and logs go by it; the racing clock never enters here. */
export type MachineClock = () => Instant;

/** What proved that an account is an administrator's. */
export type AdminProof = 'setup code' | 'one-time link' | 'identity provider';

/** Writes to the audit log, in the same transaction, that a member became an administrator by themselves. */
export type NotePromotion = (member: PublicMember, proof: AdminProof) => Promise<void>;

/** A new secret, impossible to guess and safe in an address. */
export type NewSecret = () => string;

export interface MemberStore {
  /**
   * Adds a member; refuses ('conflict') an address that is there in any case (`accounts.email-taken`) and an
   * identity that is there (`accounts.identity-taken`).
   */
  add(member: Member): Promise<void>;
  find(by: MemberQuery): Promise<Member | null>;
  /** Changes a member, if there, with the same refusals. */
  change(id: MemberId, change: Partial<Omit<Member, 'id' | 'createdAt'>>): Promise<void>;
  remove(id: MemberId): Promise<void>;
  count(): Promise<{ readonly members: number; readonly admins: number }>;
}

export type MemberQuery =
  | { readonly id: MemberId }
  | { readonly email: string }
  | { readonly issuer: string; readonly subject: string };

/** A session as stored: what the cookie layer put into it, and its last noted use (null: none was noted). */
export interface FoundSession {
  readonly data: Readonly<Record<string, unknown>>;
  readonly lastUsedAt: Instant | null;
}

/** A session to store. Without an origin it is a visitor's. */
export interface NewSession {
  readonly memberId: MemberId | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly expiresAt: Instant;
  readonly lastUsedAt?: Instant;
  readonly origin?: SessionOrigin | null;
}

/** The sessions of one member. */
export interface MemberSessions {
  /** The sessions of a member that have not expired, the last used first; no keys. */
  openOf(member: MemberId, now: Instant): Promise<readonly OpenSession[]>;
  /** Ends one session of a member by its id; false when there is none. */
  endOne(member: MemberId, id: string): Promise<boolean>;
  /** Ends every session of a member except one; returns how many. */
  endAllOf(member: MemberId, exceptKey: string | null): Promise<number>;
}

/** Sessions live here and nowhere else, so that signing out ends them for good. `data` is the cookie layer's. */
export interface SessionStore extends MemberSessions {
  find(key: string, now: Instant): Promise<FoundSession | null>;
  /** Stores a new session. */
  add(key: string, session: NewSession): Promise<void>;
  /** Replaces what a session holds; one that has ended stays ended. */
  change(key: string, session: NewSession): Promise<void>;
  /** Notes the last use of a session and its new end; one that has ended stays ended. */
  touch(key: string, use: { readonly usedAt: Instant; readonly expiresAt: Instant }): Promise<void>;
  end(key: string): Promise<void>;
  /** Removes what expired at or before the instant; returns how many. */
  purge(now: Instant): Promise<number>;
}

/** Counts tries per subject (`sign-in:address:…`); survives a restart. */
export interface AttemptStore extends Tally {
  forget(subject: string): Promise<void>;
  /** Removes tries noted before the instant; returns how many. */
  purge(before: Instant): Promise<number>;
}

/** Argon2id, behind a port. */
export interface PasswordSafe {
  hash(password: string): Promise<string>;
  /** Without a hash (no such account) it says no after the same work, so that the time taken reveals nothing. */
  matches(hash: string | null, password: string): Promise<boolean>;
}

export interface LinkStore {
  /** Keeps the digest of a one-time secret; an older link of the same member dies. */
  keep(link: {
    readonly digest: string;
    readonly memberId: MemberId;
    readonly expiresAt: Instant;
  }): Promise<void>;
  /** Takes the link out and gives its member; null when unknown, used or expired. */
  redeem(digest: string, now: Instant): Promise<MemberId | null>;
  /** Kills the member's link, if any. */
  drop(memberId: MemberId): Promise<void>;
}

/**
 * Codes that make the first administrator, as digests. Each host prints its own; every host takes each of them.
 */
export interface SetupCodeStore {
  open(digest: string, now: Instant): Promise<void>;
  /** Compares in constant time. */
  isOpen(digest: string): Promise<boolean>;
  /** Closes every code. */
  close(): Promise<void>;
}

/** The setup code of this machine, so that a restart prints the same; readable by its owner only. */
export interface SetupCodeFile {
  read(): Promise<string | null>;
  keep(code: string): Promise<void>;
  remove(): Promise<void>;
}

/** Which tracks members follow; deleted with the member. */
export interface TrackChoiceStore {
  /** Null for a member who never chose. */
  choiceOf(memberId: MemberId): Promise<TrackChoice | null>;
  /** Of those of the members who ever chose. */
  choicesOf(memberIds: readonly MemberId[]): Promise<ReadonlyMap<MemberId, TrackChoice>>;
  /** Changes only the given parts, atomically, so concurrent changes lose nothing; returns the whole choice. */
  keep(memberId: MemberId, parts: Partial<TrackChoice>): Promise<TrackChoice>;
  forget(memberId: MemberId): Promise<void>;
  /** Slugs of the tracks that any member has chosen or saved, each once, sorted. */
  followed(): Promise<readonly string[]>;
}

export interface Visit {
  readonly memberId: MemberId;
  readonly at: Instant;
  /** Null: a sign-in, which looks at no page yet. */
  readonly pagePath: string | null;
  /** Which session it belonged to, as a digest. */
  readonly sessionRef: string;
  /** Of the machine only its kind is kept. */
  readonly device?: Device | null;
}

/** One thing noted about a member, as their download shows it. */
export type ActivityEntry =
  | { readonly kind: 'visit'; readonly at: Instant; readonly pagePath: string; readonly sessionRef: string }
  | { readonly kind: 'query'; readonly at: Instant; readonly what: string };

export interface ActivityStore {
  noteVisit(visit: Visit): Promise<void>;
  /** Notes a question put to an analyst or a picks run, and the tokens it took where they are known. */
  noteQuery(memberId: MemberId, instant: Instant, what: string, tokens?: number): Promise<void>;
  /** Counts outlive what retention lets go of; `sessions` are those with a page view. */
  totalsOf(
    memberId: MemberId,
  ): Promise<{ readonly sessions: number; readonly queries: number; readonly pageViews: number }>;
  /** Everything noted about a member, oldest first. */
  everythingOf(memberId: MemberId): Promise<readonly ActivityEntry[]>;
  forget(memberId: MemberId): Promise<void>;
}

/** What administrators see of all members. */
export interface MemberDirectory {
  /** The newest account first. */
  everyone(): Promise<readonly MemberSummary[]>;
  summaryOf(id: MemberId): Promise<MemberSummary | null>;
  activityOf(id: MemberId): Promise<MemberActivity>;
  /** How many accounts were made at or after each of the instants, in their order. */
  createdSince(instants: readonly Instant[]): Promise<readonly number[]>;
}

/**
 * Sends one mail; absent when no SMTP server is set. Refuses ('unavailable') when it cannot: `mail.refused`
 * where the server does not take the recipient, else `mail.unavailable`.
 */
export type SendMail = (mail: {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML; left out for plain text alone. */
  readonly html?: string;
  /** An address where one POST stops mails of this kind (RFC 8058). */
  readonly stopUrl?: string;
}) => Promise<void>;

/** The address of the site in links; refuses ('unavailable', `settings.public-url`) when it is not known. */
export type PublicUrl = () => string;

/** Runs work in the background and logs its failure. */
export type InBackground = (work: () => Promise<void>) => void;

/** Sign-in at an OpenID Connect provider. */
export interface IdentityProvider {
  /** Where to send the browser, and what its session keeps until it comes back. */
  begin(): Promise<{ readonly url: string; readonly keep: IdentityKeep }>;
  /**
   * Reads who came back, from the address they came back to. Refuses ('unavailable') an unreachable provider,
   * ('forbidden') a no of the provider, ('invalid') an answer that does not belong to what was begun.
   */
  finish(callbackUrl: string, identityKeep: IdentityKeep): Promise<IdentityClaims>;
}
