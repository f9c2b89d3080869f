import type { Passkey } from '#core/accounts/passkey.ts';
import type { PasskeyCeremonies, PasskeyStore } from '#core/accounts/second-factor-ports.ts';
import { Refusal } from '#core/kernel/refusal.ts';

/** Passkeys in memory, for tests. */
export function makeMemoryPasskeyStore(): PasskeyStore {
  const passkeys = new Map<string, Passkey>();
  const ofMember = (memberId: string) =>
    [...passkeys.values()]
      .filter((passkey) => passkey.memberId === memberId)
      .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  return {
    ofMember: async (memberId) => ofMember(memberId),
    find: async (id) => passkeys.get(id) ?? null,
    add: async (passkey) => {
      if (passkeys.has(passkey.id))
        throw new Refusal('conflict', 'accounts.passkey-taken', 'This passkey is registered already.');
      passkeys.set(passkey.id, passkey);
    },
    use: async (id, { counter, usedAt }) => {
      const passkey = passkeys.get(id);
      if (passkey !== undefined) passkeys.set(id, { ...passkey, counter, lastUsedAt: usedAt });
    },
    remove: async (memberId, id) => passkeys.get(id)?.memberId === memberId && passkeys.delete(id),
    forget: async (memberId) => {
      const own = ofMember(memberId);
      for (const { id } of own) passkeys.delete(id);
      return own.length;
    },
  };
}

/** Ceremonies without signatures: an answer holds when it repeats challenge and site. */
export function plainCeremonies(): PasskeyCeremonies {
  let asked = 0;
  const question = (site: string) => {
    asked += 1;
    return { options: { challenge: `challenge-${asked}`, site }, challenge: `challenge-${asked}` };
  };
  return {
    askToMake: async ({ site }) => question(site.name),
    made: async ({ site, challenge, response }) =>
      response['challenge'] === challenge && response['site'] === site.name
        ? { id: String(response['id']), publicKey: 'key', counter: 0, transports: ['internal'] }
        : null,
    askToUse: async (site) => question(site.name),
    used: async ({ site, challenge, response }, passkey) =>
      response['challenge'] === challenge && response['site'] === site.name
        ? { counter: passkey.counter + 1 }
        : null,
  };
}
