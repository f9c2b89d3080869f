import type { NewId, OneAtATime } from '../../kernel/doors.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK, type AdminRule, startsAsAdmin } from '../admin-rule.ts';
import { parseEmail } from '../email.ts';
import type { IdentityClaims } from '../identity.ts';
import { type Member, type MemberId, type PublicMember, publicMember } from '../member.ts';
import { NAME_LIMIT } from '../person-name.ts';
import { clippedText } from '../plain-text.ts';
import type { MachineClock, MemberShelf } from '../ports.ts';

export interface SignInWithIdentityDoors {
  readonly members: MemberShelf;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly oneAtATime: OneAtATime;
  readonly adminRule: AdminRule;
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
 * Recognises a member by their identity at a provider, or makes one.
 *
 * An identity is joined to an account that is there only when the provider vouches for the address and the
 * account has neither a password nor another identity (an administrator prepared it). An account with a
 * password is never joined by address: its owner may be someone else than the mailbox's. Nor is an account
 * made for an address nobody vouches for: it would wait there for the mailbox's owner to walk in.
 */
export const makeSignInWithIdentity = (doors: SignInWithIdentityDoors) =>
  async function signInWithIdentity(claims: IdentityClaims): Promise<PublicMember> {
    const { issuer, subject } = claims;
    const known = await doors.members.find({ issuer, subject });
    if (known !== null) return publicMember(known);
    const email = confirmedEmail(claims);
    return doors.oneAtATime(ADMINS_LOCK, async () => {
      const sameMoment = await doors.members.find({ issuer, subject });
      if (sameMoment !== null) return publicMember(sameMoment);
      const prepared = await doors.members.find({ email });
      return publicMember(
        prepared === null ? await add(doors, claims, email) : await join(doors, claims, prepared),
      );
    });
  };

async function join(doors: SignInWithIdentityDoors, claims: IdentityClaims, member: Member): Promise<Member> {
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
    firstName: member.firstName ?? details.firstName,
    lastName: member.lastName ?? details.lastName,
    profileImageUrl: member.profileImageUrl ?? details.profileImageUrl,
  };
  const { id, createdAt: _createdAt, ...change } = joined;
  await doors.members.change(id, change);
  return joined;
}

async function add(doors: SignInWithIdentityDoors, claims: IdentityClaims, email: string): Promise<Member> {
  const { members } = await doors.members.count();
  const member: Member = {
    id: doors.newId() as MemberId,
    email,
    ...detailsFrom(claims),
    isAdmin: startsAsAdmin(doors.adminRule, email, members),
    createdAt: doors.clock(),
    passwordHash: null,
  };
  await doors.members.add(member);
  return member;
}
