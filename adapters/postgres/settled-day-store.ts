import type { RaceDay } from '#core/kernel/race-day.ts';
import type { SettledDay, SettledDayStore } from '#core/scorecards/ports.ts';
import type { DaySources } from '#core/scorecards/scoreboard/day-sources.ts';
import type { Database } from './database.ts';
import { LEDGER_DAYS } from './ledger-days.ts';
import { said } from './sealed-content.ts';

/** Read without any text of the ledger: a row is another one when its hash is. */
const SOURCES = `
  select days.day, entries.version || coalesce(' ' || sheets.version, '') as text,
    coalesce(sheets.tracks, '{}') as tracks, coalesce(sheets.has_invented, false) as "hasInvented"
  from (${LEDGER_DAYS}) as days
  cross join lateral (
    select md5(string_agg(hash, ' ' order by seq)) as version from picks.ledger where ${said('day')} = days.day
    offset 0) as entries
  left join (
    select to_char(race_day, 'YYYY-MM-DD') as day,
      md5(string_agg(
        id || ' ' || content_hash || ' ' || coalesce(known_at_ms, brought_at_ms), ' ' order by id)) as version,
      array_agg(distinct track collate "C") as tracks, bool_or(kind = 'simulation') as has_invented
    from results.sheets
    where superseded_at_ms is null and race_day between cast(:from as date) and cast(:to as date)
    group by 1) as sheets on sheets.day = days.day
  where entries.version is not null`;

const ORIGINS = `
  select race_day as day, settled_from as origin from picks.settled_days
  where is_demo = :isDemo and race_day between :from and :to`;

const SETTLED_ON = `
  select race_day as day, settled_from as "from", races from picks.settled_days
  where is_demo = :isDemo and race_day = any(cast(:days as date[]))`;

/** The number of the rules in the text of what a day was settled from. */
const rules = (row: string): string =>
  `coalesce(cast(substring(${row}.settled_from from '^([0-9]{1,6}) ') as integer), 0)`;

const KEEP = `
  insert into picks.settled_days as stored (is_demo, race_day, settled_from, races)
  select :isDemo, * from unnest(cast(:days as date[]), cast(:origins as text[]), cast(:races as text[]))
  on conflict (is_demo, race_day) do update set settled_from = excluded.settled_from, races = excluded.races
  where ${rules('stored')} <= ${rules('excluded')}`;

/** Settled days in PostgreSQL. */
export function makePostgresSettledDayStore(db: Database): SettledDayStore {
  const ask = async <Row>(statement: string, values: Readonly<Record<string, unknown>>) =>
    (await db.sql().raw<{ rows: Row[] }>(statement, values as Record<string, never>)).rows;
  return {
    async sources({ from, to }) {
      const rows = await ask<DaySources & { day: RaceDay }>(SOURCES, { from, to });
      return new Map(rows.map(({ day, ...sources }) => [day, sources]));
    },
    async origins(isDemo, { from, to }) {
      const rows = await ask<{ day: RaceDay; origin: string }>(ORIGINS, { isDemo, from, to });
      return new Map(rows.map(({ day, origin }) => [day, origin]));
    },
    settledOn: (isDemo, days) => ask<SettledDay>(SETTLED_ON, { isDemo, days }),
    async keep(isDemo, days) {
      await ask(KEEP, {
        isDemo,
        days: days.map(({ day }) => day),
        origins: days.map(({ from }) => from),
        races: days.map(({ races }) => races),
      });
    },
  };
}
