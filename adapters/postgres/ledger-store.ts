import { toIso } from '#core/kernel/instant.ts';
import type { SealedRow } from '#core/picks/ledger/entry.ts';
import type { LedgerPages, LedgerStore } from '#core/picks/ports.ts';
import type { Database } from './database.ts';

const COLUMNS = 'seq, hash, content as text';

const HEAD = 'select seq, hash from picks.ledger order by seq desc limit 1';

const APPEND = `
  insert into picks.ledger (seq, hash, content)
  select * from unnest(cast(:seqs as bigint[]), cast(:hashes as text[]), cast(:texts as text[]))`;

const LAST_OF = `
  select distinct on (race_id) ${COLUMNS} from picks.ledger
  where race_id = any(:raceIds) and is_replayed = :isReplayed
  order by race_id, seq desc`;

const LAST_LINE_OF = `
  select distinct on (race_id) ${COLUMNS} from picks.ledger
  where race_id = any(:raceIds) and is_replayed = :isReplayed and not is_after_off
    and jsonb_typeof(cast(content as jsonb) -> 'line') = 'object'
    and cast(cast(content as jsonb) ->> 'racingAt' as timestamptz) <= cast(:until as timestamptz)
  order by race_id, seq desc`;

const PAGE = `
  select ${COLUMNS} from picks.ledger
  where (cast(:day as text) is null or race_day = :day)
    and (cast(:trackSlug as text) is null or track_slug = :trackSlug)
    and (cast(:raceId as text) is null or race_id = :raceId)
    and (cast(:before as bigint) is null or seq < :before)
    and (cast(:until as timestamptz) is null or (
      cast(cast(content as jsonb) ->> 'racingAt' as timestamptz) <= cast(:until as timestamptz)
      and (not is_replayed or cast(cast(content as jsonb) ->> 'sealedAt' as timestamptz) <= cast(:until as timestamptz))))
  order by seq desc limit :most`;

const AFTER = `select ${COLUMNS} from picks.ledger where seq > :seq order by seq limit :most`;

const CURRENT = `
  select ${COLUMNS} from picks.ledger
  where race_day between :from and :to and is_demo = :isDemo and not is_after_off
    and (cast(:trackSlug as text) is null or track_slug = :trackSlug)
  order by seq`;

/** The sealed ledger in PostgreSQL; the database itself refuses changes to it. */
export function makePostgresLedgerStore(db: Database): LedgerStore & LedgerPages {
  const rowsOf = async (statement: string, values: object): Promise<readonly SealedRow[]> =>
    (await db.sql().raw<{ rows: SealedRow[] }>(statement, { ...values })).rows;
  return {
    head: async () => {
      const [row] = await rowsOf(HEAD, {});
      return row === undefined ? null : { seq: row.seq, hash: row.hash };
    },
    append: async (rows) => {
      const seqs = rows.map(({ seq }) => seq);
      const hashes = rows.map(({ hash }) => hash);
      await db.sql().raw(APPEND, { seqs, hashes, texts: rows.map(({ text }) => text) });
    },
    lastOf: async (raceIds, isReplayed) =>
      raceIds.length === 0 ? [] : rowsOf(LAST_OF, { raceIds: [...raceIds], isReplayed }),
    lastLineOf: async (raceIds, isReplayed, until) =>
      raceIds.length === 0
        ? []
        : rowsOf(LAST_LINE_OF, { raceIds: [...raceIds], isReplayed, until: toIso(until) }),
    page: ({ until, ...request }) =>
      rowsOf(PAGE, { raceId: null, ...request, until: until === undefined ? null : toIso(until) }),
    after: (seq, most) => rowsOf(AFTER, { seq, most }),
    scorable: ({ span, ...request }) => rowsOf(CURRENT, { ...request, ...span }),
  };
}
