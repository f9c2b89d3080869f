import type { NewId, WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK, isAdminEmail } from '../admin-rule.ts';
import { emailKey, parseEmail } from '../email.ts';
import type { IdentityClaims } from '../identity.ts';
import { type Member, type MemberId, type PublicMember, publicMember } from '../member.ts';
import { NAME_LIMIT } from '../person-name.ts';
import { clippedText } from '../plain-text.ts';
import type { MachineClock, MemberStore, NotePromotion } from '../ports.ts';

export interface SignInWithIdentityDeps {
  readonly members: MemberStore;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly withLock: WithLock;
  readonly adminEmails: readonly string[];
  readonly notePromotion: NotePromotion;
}

const PICTURE_LIMIT = 2_000;

function pictureOf(claims: IdentityClaims): string | null {
  const url = clippedText(claims.picture ?? '', PICTURE_LIMIT + 1);
  return url !== null && url.length <= PICTURE_LIMIT && /^https:\/\/[^\s]+$/i.test(url) ? url : null;
}

const detailsFrom = (claims: IdentityClaims) => ({
  firstName: clippedText(claims.firstName ?? '', NAME_LIMIT),
  lastName: clippedText(claims.lastName ?? '', NAME_LIMIT),
  profileImageUrl: pictureOf(claims),
  identity: { issuer: claims.issuer, subject: claims.subject },
});

function confirmedEmail(claims: IdentityClaims): string {
  const email = parseEmail(claims.email ?? '');
  if (email !== null && claims.emailVerified) return email;
  throw new Refusal(
    'forbidden',
    'accounts.unconfirmed-email',
    'Your sign-in provider has not confirmed an email address for you, so there is no account to open.',
  );
}

/**
 * Finds a member by their identity at a provider, or creates one.
 *
 * An identity is joined to an existing account only when the provider vouches for the address and the account has
 * neither a password nor another identity (an administrator prepared it). An account with a password is never joined by
 * address: its owner may be someone else than the mailbox's. Nor is an account made for an address nobody vouches for:
 * it would wait there for the mailbox's owner to walk in. A known identity whose provider vouches for the account's
 * listed address becomes an administrator.
 */
export const makeSignInWithIdentity = (deps: SignInWithIdentityDeps) =>
  async function signInWithIdentity(claims: IdentityClaims): Promise<PublicMember> {
    const { issuer, subject } = claims;
    const member = await deps.members.find({ issuer, subject });
    if (member !== null) return publicMember(await promoteProved(deps, claims, member));
    const email = confirmedEmail(claims);
    return deps.withLock(ADMINS_LOCK, async () => {
      const sameMoment = await deps.members.find({ issuer, subject });
      if (sameMoment !== null) return publicMember(sameMoment);
      const prepared = await deps.members.find({ email });
      return publicMember(
        prepared === null ? await add(deps, claims, email) : await join(deps, claims, prepared),
      );
    });
  };

/** Whether the provider vouches for the address of the account, and the settings list it. */
const isProvedAdmin = ({ adminEmails }: SignInWithIdentityDeps, claims: IdentityClaims, email: string) =>
  claims.emailVerified &&
  emailKey(claims.email ?? '') === emailKey(email) &&
  isAdminEmail(adminEmails, email);

async function promoteProved(
  deps: SignInWithIdentityDeps,
  claims: IdentityClaims,
  member: Member,
): Promise<Member> {
  if (member.isAdmin || !isProvedAdmin(deps, claims, member.email)) return member;
  return deps.withLock(ADMINS_LOCK, async () => {
    await deps.members.change(member.id, { isAdmin: true });
    return notingPromotion(deps, { ...member, isAdmin: true });
  });
}

/** The member; one who has just become an administrator is noted in the audit log first. */
async function notingPromotion(deps: SignInWithIdentityDeps, member: Member): Promise<Member> {
  if (member.isAdmin) await deps.notePromotion(publicMember(member), 'identity provider');
  return member;
}

async function join(deps: SignInWithIdentityDeps, claims: IdentityClaims, member: Member): Promise<Member> {
  if (member.passwordHash !== null || member.identity !== null) {
    throw new Refusal(
      'conflict',
      'accounts.email-taken',
      'An account with your email address already exists. Sign in to it the way you did before.',
    );
  }
  const details = detailsFrom(claims);
  const joined = {
    ...member,
    identity: details.identity,
    isAdmin: member.isAdmin || isAdminEmail(deps.adminEmails, member.email),
    firstName: member.firstName ?? details.firstName,
    lastName: member.lastName ?? details.lastName,
    profileImageUrl: member.profileImageUrl ?? details.profileImageUrl,
  };
  const { id, createdAt: _createdAt, ...change } = joined;
  await deps.members.change(id, change);
  return member.isAdmin ? joined : notingPromotion(deps, joined);
}

async function add(deps: SignInWithIdentityDeps, claims: IdentityClaims, email: string): Promise<Member> {
  const member: Member = {
    id: deps.newId() as MemberId,
    email,
    ...detailsFrom(claims),
    isAdmin: isAdminEmail(deps.adminEmails, email),
    createdAt: deps.clock(),
    passwordHash: null,
  };
  await deps.members.add(member);
  return notingPromotion(deps, member);
}
