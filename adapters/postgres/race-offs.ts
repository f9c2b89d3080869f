import type { Instant } from '#core/kernel/instant.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { LastOff, RaceOff } from '#core/operations/heads/ports.ts';
import type { Database } from './database.ts';
import { said } from './sealed-content.ts';

/** Only the last moment leaves the database, not the text of two days of entries. */
const LAST_OFF = `
  select day, cast(floor(extract(epoch from off) * 1000) as float8) as off from (
    select ${said('day')} as day, cast(${said('off')} as timestamptz) as off from picks.ledger
    where ${said('day')} between :from and :to and ${said('isDemo')} = 'false'
      and ${said('isReplayed')} = 'false' and ${said('isAfterOff')} = 'false'
    union all
    select cast(c.race_day as text), to_timestamp(r.post_time_ms / 1000.0)
    from card.cards c join card.races r on r.card_id = c.id
    where c.race_day between :from and :to and not c.is_demo) as offs
  where off <= cast(:until as timestamptz)
  order by off desc limit 1`;

/** The last off of the real cards and the sealed picks of some days. */
export const makeLastOff =
  (db: Database): LastOff =>
  async (span, until: Instant) => {
    const values = { ...span, until: toIso(until) };
    const { rows } = await db.sql().raw<{ rows: RaceOff[] }>(LAST_OFF, values);
    return rows[0] ?? null;
  };
