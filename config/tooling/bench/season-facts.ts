import type { Knex } from 'knex';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { DEMO_FIRST_POST, DEMO_SEED } from '#adapters/simulation/demo-day.ts';
import { seasonDays } from '#adapters/simulation/season.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const SEASON_ENDS = '2026-08-01' as RaceDay;

/** Tracks that get a copy of the season, each with horses and people of its own. */
const COPIES = ['AQU', 'BEL', 'CD', 'DMR', 'FL', 'GP', 'KEE', 'PEN', 'SA'];

const SHEETS = `
  insert into results.sheets (track, race_day, kind, tier, source, brought_at_ms, content_hash, facts)
  select :track, race_day, kind, tier, source, brought_at_ms, content_hash || ' ' || :track, facts
  from results.sheets where track = :from`;

const PAIRS = `
  select copy.id as to_id, origin.id as from_id from results.sheets copy
  join results.sheets origin on copy.content_hash = origin.content_hash || ' ' || :track`;

const RACES = `
  insert into results.races (sheet_id, race_number, facts)
  select to_id, race_number, facts from results.races join (${PAIRS}) pair on sheet_id = from_id`;

/** A person or horse of a copy has the track's code behind the name. */
const STARTERS = `
  insert into results.starters (sheet_id, race_number, nth, program_number, horse_name, facts)
  select to_id, race_number, nth, program_number, horse_name || ' ' || :track, facts || jsonb_build_object(
    'jockeyName', facts->>'jockeyName' || ' ' || :track,
    'trainerName', facts->>'trainerName' || ' ' || :track,
    'ownerName', facts->>'ownerName' || ' ' || :track)
  from results.starters join (${PAIRS}) pair on sheet_id = from_id`;

async function copySeason(sql: Knex, track: string): Promise<void> {
  for (const statement of [SHEETS, RACES, STARTERS]) {
    await sql.raw(statement, { track, from: FLAGSHIP.code });
  }
}

/**
 * Stores the known-truth season of so many days at ten tracks as if they were real results. Returns the days, the
 * earliest first, and how many races they have.
 */
export async function storeSeasons(
  database: Database,
  days: number,
): Promise<{ readonly days: readonly RaceDay[]; readonly races: number }> {
  const store = makePostgresResultStore(database);
  const stored: RaceDay[] = [];
  const season = { seed: DEMO_SEED, day: SEASON_ENDS, track: FLAGSHIP, firstPost: DEMO_FIRST_POST, days };
  let races = 0;
  for (const { day, sheet } of seasonDays(season)) {
    await store.keep({ ...sheet, kind: 'chart' }, `bench ${day}`);
    stored.push(day);
    races += sheet.races.length;
  }
  for (const track of COPIES) await copySeason(database.pool, track);
  await database.pool.raw('analyze');
  return { days: stored, races: races * (COPIES.length + 1) };
}
