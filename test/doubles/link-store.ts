import type { MemberId } from '#core/accounts/member.ts';
import type { LinkStore } from '#core/accounts/ports.ts';

type Link = Parameters<LinkStore['keep']>[0];

/** One-time links in memory, for tests. */
export function makeMemoryLinkStore(): LinkStore {
  const links = new Map<MemberId, Link>();
  return {
    keep: async (link) => {
      links.set(link.memberId, link);
    },
    redeem: async (digest, now) => {
      const link = [...links.values()].find((stored) => stored.digest === digest);
      if (link === undefined) return null;
      links.delete(link.memberId);
      return link.expiresAt > now ? link.memberId : null;
    },
    drop: async (memberId) => {
      links.delete(memberId);
    },
  };
}
