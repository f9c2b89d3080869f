import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '#adapters/postgres/database.ts';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';

const DAY_MS = 86_400_000;

/** Whole weeks, and more days than any answer looks back: the copies are placed before them, in earlier years. */
const LOOKED_AT = 70 * 7;

/** Days between one copy of the days and the next: longer than their span, and a whole number of weeks. */
function apart(days: readonly string[]): number {
  const span = (Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')) / DAY_MS + 1;
  return Math.ceil(span / 7) * 7;
}

const MEMBERS = `
  insert into accounts.members (id, email, first_name, last_name, is_admin, created_at_ms)
  select 'bench-' || n, 'bench-' || n || '@example.org', 'Member', n::text, false, 1700000000000 + n * 3600000::bigint
  from generate_series(1, :count) as n`;

const SESSIONS = `
  insert into accounts.visit_sessions (member_id, session_ref, began_at_ms, last_at_ms, page_views, device)
  select id, 's' || k, created_at_ms + k * 86400000::bigint, created_at_ms + k * 86400000::bigint + 600000, 4, 'mobile'
  from accounts.members, generate_series(1, 10) as k where id like 'bench-%'`;

const SHEETS = `
  insert into results.sheets (track, race_day, kind, tier, source, brought_at_ms, content_hash, facts)
  select track, race_day - :back::int, kind, tier, source, brought_at_ms, content_hash || :nth, facts
  from results.sheets where superseded_at_ms is null and race_day = any(:days::date[])`;

const SHEET_PAIRS = `
  select copy.id as to_id, origin.id as from_id from results.sheets copy
  join results.sheets origin on copy.content_hash = origin.content_hash || :nth`;

const SHEET_RACES = `
  insert into results.races (sheet_id, race_number, facts)
  select pair.to_id, race_number, facts from results.races join (${SHEET_PAIRS}) pair on sheet_id = pair.from_id`;

const STARTERS = `
  insert into results.starters (sheet_id, race_number, nth, program_number, horse_name, facts)
  select pair.to_id, race_number, nth, program_number, horse_name, facts
  from results.starters join (${SHEET_PAIRS}) pair on sheet_id = pair.from_id`;

const CARDS = `
  insert into card.cards (track_slug, race_day, is_demo, tier, source, brought_at_ms, content_hash)
  select track_slug, race_day - :back::int, is_demo, tier, source, brought_at_ms, content_hash || :nth
  from card.cards where race_day = any(:days::date[])`;

const CARD_RACES = `
  insert into card.races (id, card_id, race_number, post_time_ms, facts)
  select r.id || :nth, copy.id, r.race_number, r.post_time_ms - :back::bigint * 86400000, r.facts
  from card.races r join card.cards origin on origin.id = r.card_id
  join card.cards copy on copy.content_hash = origin.content_hash || :nth`;

const RUNNERS = `
  insert into card.runners (race_id, program_number, nth, post_position, horse_key, horse_name, is_scratched, facts)
  select race_id || :nth, program_number, nth, post_position, horse_key, horse_name, is_scratched, facts
  from card.runners where exists (select 1 from card.races where id = race_id || :nth)`;

async function copyDays(sql: Knex, nth: number, days: readonly string[]): Promise<void> {
  const request = { back: LOOKED_AT + nth * apart(days), nth: `~${nth}`, days };
  for (const statement of [SHEETS, SHEET_RACES, STARTERS, CARDS, CARD_RACES, RUNNERS])
    await sql.raw(statement, request);
}

/** Opens the database of a running product for the bench. */
export async function databaseOf(dataFolder: string) {
  const server = await openEmbeddedServer({ folder: join(dataFolder, 'postgres'), say: () => undefined });
  const database = openDatabase(server.connection(), { size: 2 });
  const close = async (): Promise<void> => {
    await database.close();
    await server.release();
  };
  return { database, sql: database.pool, close };
}

/** Ten sessions for each of this many members. */
export async function addMembers(sql: Knex, count: number): Promise<void> {
  await sql.raw(MEMBERS, { count });
  await sql.raw(SESSIONS);
  await sql.raw('analyze');
}

/**
 * Copies the stored race days into earlier years until there are at least this many; the days that answers look at keep
 * their number. Returns how many there are.
 */
export async function addRaceDays(sql: Knex, wanted: number): Promise<number> {
  const found = await sql.raw<{ rows: { day: string }[] }>(
    'select distinct race_day::text as day from results.sheets where superseded_at_ms is null order by 1',
  );
  const days = found.rows.map(({ day }) => day);
  const copies = Math.ceil(wanted / Math.max(1, days.length)) - 1;
  for (let nth = 1; nth <= copies; nth += 1) await copyDays(sql, nth, days);
  await sql.raw('analyze');
  const { rows } = await sql.raw<{ rows: { days: number }[] }>(
    'select count(distinct race_day) as days from results.sheets where superseded_at_ms is null',
  );
  const stored = Number(rows[0]?.days);
  if (stored < wanted) throw new Error(`${stored} race days are stored instead of ${wanted}`);
  return stored;
}
