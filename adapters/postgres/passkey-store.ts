import type { MemberId } from '#core/accounts/member.ts';
import type { Passkey } from '#core/accounts/passkey.ts';
import type { PasskeyStore } from '#core/accounts/second-factor-ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface PasskeyRow {
  readonly id: string;
  readonly member_id: string;
  readonly name: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created_at_ms: number;
  readonly last_used_at_ms: number | null;
}

const passkeyOf = (row: PasskeyRow): Passkey => ({
  id: row.id,
  memberId: row.member_id as MemberId,
  name: row.name,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports,
  createdAt: row.created_at_ms as Instant,
  lastUsedAt: row.last_used_at_ms as Instant | null,
});

const rowOf = (passkey: Passkey): PasskeyRow => ({
  id: passkey.id,
  member_id: passkey.memberId,
  name: passkey.name,
  public_key: passkey.publicKey,
  counter: passkey.counter,
  transports: [...passkey.transports],
  created_at_ms: passkey.createdAt,
  last_used_at_ms: passkey.lastUsedAt,
});

/** Passkeys in PostgreSQL. */
export function makePostgresPasskeyStore(db: Database): PasskeyStore {
  const passkeys = () => db.sql()<PasskeyRow>('accounts.passkeys');
  return {
    ofMember: async (memberId) => {
      const rows = await passkeys().where({ member_id: memberId }).orderBy(['created_at_ms', 'id']);
      return rows.map(passkeyOf);
    },
    find: async (id) => {
      const row = await passkeys().where({ id }).first();
      return row === undefined ? null : passkeyOf(row);
    },
    add: async (passkey) => {
      const added: readonly unknown[] = await passkeys()
        .insert(rowOf(passkey))
        .onConflict('id')
        .ignore()
        .returning('id')
        .catch(refuseGone('passkeys_member'));
      if (added.length > 0) return;
      throw new Refusal('conflict', 'accounts.passkey-taken', 'This passkey is registered already.');
    },
    use: async (id, { counter, usedAt }) => {
      const newest = db.sql().raw('greatest(counter, ?)', [counter]);
      await passkeys().where({ id }).update({ counter: newest, last_used_at_ms: usedAt });
    },
    remove: async (memberId, id) => (await passkeys().where({ member_id: memberId, id }).delete()) > 0,
    forget: async (memberId) => passkeys().where({ member_id: memberId }).delete(),
  };
}
