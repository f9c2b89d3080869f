import type { Brand } from '../kernel/brand.ts';
import type { Instant } from '../kernel/instant.ts';

export type MemberId = Brand<string, 'MemberId'>;

/** Someone with an account. Times are of the machine's clock, never the racing clock. */
export interface Member {
  readonly id: MemberId;
  /** As typed, trimmed; compared case-insensitively. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly isAdmin: boolean;
  readonly createdAt: Instant;
  /** Null while the account has no password (made by an administrator or an identity provider). */
  readonly passwordHash: string | null;
  /** Issuer and subject at an identity provider; null for a password account. */
  readonly identity: { readonly issuer: string; readonly subject: string } | null;
}

/** A member as they may see themselves: nothing secret. */
export type PublicMember = Omit<Member, 'passwordHash' | 'identity'>;

export function publicMember(member: Member): PublicMember {
  const { passwordHash: _hash, identity: _identity, ...visibleMember } = member;
  return visibleMember;
}
