import type { PublicMember } from '#core/accounts/member.ts';
import { toIso } from '#core/kernel/instant.ts';

/** A member as the calls return it. */
export const presentMember = ({ createdAt, ...member }: PublicMember) => ({
  ...member,
  createdAt: toIso(createdAt),
});
