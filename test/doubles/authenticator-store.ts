import type { MemberId } from '#core/accounts/member.ts';
import type { Authenticator } from '#core/accounts/second-factor.ts';
import type { AuthenticatorStore, SealedSecrets, SpentCodes } from '#core/accounts/second-factor-ports.ts';

interface Stored {
  readonly authenticator: Authenticator;
  readonly digests: Set<string>;
}

/** Authenticator apps in memory, for tests. */
export function makeMemoryAuthenticatorStore(): AuthenticatorStore & SpentCodes & SealedSecrets {
  const stored = new Map<MemberId, Stored>();

  const change = (memberId: MemberId, part: Partial<Authenticator>): void => {
    const found = stored.get(memberId);
    if (found === undefined) return;
    stored.set(memberId, { ...found, authenticator: { ...found.authenticator, ...part } });
  };

  return {
    find: async (memberId) => stored.get(memberId)?.authenticator ?? null,
    recoveryCodesLeft: async (memberId) => stored.get(memberId)?.digests.size ?? 0,
    keep: async (authenticator, digests) => {
      stored.set(authenticator.memberId, { authenticator, digests: new Set(digests) });
    },
    remove: async (memberId) => stored.delete(memberId),
    spendStep: async (memberId, step) => {
      const found = stored.get(memberId)?.authenticator;
      if (found === undefined || (found.lastStep !== null && found.lastStep >= step)) return false;
      change(memberId, { lastStep: step });
      return true;
    },
    spendRecoveryCode: async (memberId, digest) => stored.get(memberId)?.digests.delete(digest) ?? false,
    all: async () => [...stored.values()].map(({ authenticator }) => authenticator),
    reseal: async (memberId, { from, to }) => {
      if (stored.get(memberId)?.authenticator.sealedSecret === from) change(memberId, { sealedSecret: to });
    },
  };
}
