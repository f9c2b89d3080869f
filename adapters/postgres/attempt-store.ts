import { createHash } from 'node:crypto';
import type { AttemptStore } from '#core/accounts/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';

/** Subjects name people and addresses and may be of any length: a digest is enough for counting. */
const digestOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url');

interface AttemptRow {
  readonly subject_digest: string;
  readonly at_ms: number;
}

const COUNT = `
  select count(*) as count, min(at_ms) as oldest from accounts.attempts where subject_digest = ? and at_ms >= ?`;

/** Attempts in PostgreSQL. Attempts by one subject are stored one at a time, so that each sees the earlier ones. */
export function makePostgresAttemptStore(db: Database): AttemptStore {
  const attempts = () => db.sql()<AttemptRow>('accounts.attempts');
  const since: AttemptStore['since'] = async (subject, from) => {
    const found = await db
      .sql()
      .raw<{ rows: [{ count: number; oldest: number | null }] }>(COUNT, [digestOf(subject), from]);
    const { count, oldest } = found.rows[0];
    return { count, oldest: oldest as Instant | null };
  };
  return {
    since,
    note: (subject, instant, from) =>
      db.withLock(`accounts.attempts:${digestOf(subject)}`, async () => {
        await attempts().insert({ subject_digest: digestOf(subject), at_ms: instant });
        return (await since(subject, from)).count;
      }),
    takeBack: async (subject, instant) => {
      await db.sql().raw(
        `delete from accounts.attempts where id = (
           select id from accounts.attempts where subject_digest = ? and at_ms = ?
           limit 1 for update skip locked)`,
        [digestOf(subject), instant],
      );
    },
    forget: async (subject) => {
      await attempts()
        .where({ subject_digest: digestOf(subject) })
        .delete();
    },
    purge: async (before) => attempts().where('at_ms', '<', before).delete(),
  };
}
