import { timingSafeEqual } from 'node:crypto';
import type { SetupCodeStore } from '#core/accounts/ports.ts';
import type { Database } from './database.ts';

function isSame(known: string, digest: string): boolean {
  const [left, right] = [Buffer.from(known), Buffer.from(digest)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Setup codes in PostgreSQL, one row for each host that printed one. */
export function makePostgresSetupCodeStore(db: Database): SetupCodeStore {
  const codes = () => db.sql()<{ digest: string; opened_at_ms: number }>('accounts.setup_codes');
  return {
    open: async (digest, now) => {
      await codes().insert({ digest, opened_at_ms: now });
    },
    isOpen: async (digest) => {
      const rows = await codes().select('digest');
      return rows.map((row) => isSame(row.digest, digest)).includes(true);
    },
    close: async () => {
      await codes().delete();
    },
  };
}
