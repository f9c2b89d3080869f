import type { PushKeyStore } from '#core/alerts/ports.ts';
import type { Database } from './database.ts';

interface KeyRow {
  readonly public_key: string;
  readonly private_key: string;
}

/** The server's key pair for push services in PostgreSQL, table `alerts.keys`. */
export function makePostgresPushKeyStore(db: Database): PushKeyStore {
  async function stored() {
    const row: KeyRow | undefined = await db.sql()<KeyRow>('alerts.keys').first();
    return row === undefined ? null : { publicKey: row.public_key, privateKey: row.private_key };
  }
  return {
    async keysOrNew(make) {
      const before = await stored();
      if (before !== null) return before;
      const made = make();
      await db
        .sql()('alerts.keys')
        .insert({ public_key: made.publicKey, private_key: made.privateKey })
        .onConflict('is_only')
        .ignore();
      return (await stored()) ?? made;
    },
  };
}
