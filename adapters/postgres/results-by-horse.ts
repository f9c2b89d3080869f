import { isKnownBefore } from '#core/card/history/printed-form.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { ResultsByHorse } from '#core/results/ports.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { currentSheets } from './current-sheets.ts';
import type { Database } from './database.ts';
import { type SheetRow, sheetOf } from './sheet-row.ts';

interface RowWithRaces extends SheetRow {
  readonly races: readonly RaceResult[];
}

/** A name as in horse keys: capitals and digits, without the country. The starters index is on this expression. */
const NAME = `regexp_replace(regexp_replace(upper(s.horse_name), '\\([A-Z]{2,3}\\)', '', 'g'), '[^A-Z0-9]', '', 'g')`;

/** `:day` is the latest day that can be over anywhere; each track's own clock decides afterward. */
const racesOfStatement = (until: Instant | undefined): string => `
  with ran as (
    select distinct s.sheet_id, s.race_number
    from results.starters s join results.sheets h on h.id = s.sheet_id
    where ${NAME} = any(:names) and ${currentSheets(until)} and h.race_day <= :day
  ), whole as (
    select n.sheet_id, n.race_number, r.facts || jsonb_build_object(
      'raceNumber', n.race_number,
      'starters', (
        select jsonb_agg(
          a.facts || jsonb_build_object('programNumber', a.program_number, 'horseName', a.horse_name) order by a.nth)
        from results.starters a where a.sheet_id = n.sheet_id and a.race_number = n.race_number
      )) as race
    from ran n join results.races r on r.sheet_id = n.sheet_id and r.race_number = n.race_number
  )
  select h.track, h.race_day, h.kind, h.tier, h.source, h.brought_at_ms, h.facts,
    jsonb_agg(w.race order by w.race_number) as races
  from whole w join results.sheets h on h.id = w.sheet_id
  group by h.id
  order by h.race_day, h.track collate "C", h.kind collate "C"`;

/** Results in PostgreSQL, by the horses that ran. */
export const makePostgresResultsByHorse = (db: Database): ResultsByHorse => ({
  async racesOf(names, before, until) {
    if (names.length === 0) return [];
    const values: object = { names, day: raceDayAt(before, 'UTC'), ...(until && { until }) };
    const { rows } = await db
      .sql()
      .raw<{ rows: RowWithRaces[] }>(racesOfStatement(until), values as Record<string, never>);
    return rows.map((row) => sheetOf(row, row.races)).filter((sheet) => isKnownBefore(sheet, before));
  },
});
