import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PedigreeFigures, RunnerPedigree } from '#core/press/pedigree-figures.ts';
import type { PedigreeStore } from '#core/press/ports.ts';
import type { Database } from './database.ts';

interface PedigreeRow {
  readonly track: string;
  readonly race_day: RaceDay;
  readonly race_number: number;
  readonly program_number: string;
  readonly horse_name: string;
  readonly tier: Tier;
  readonly source: string;
  readonly told_at_ms: Instant;
  readonly figures: PedigreeFigures;
}

/** A writer waits for other writers; reads go on. */
const ONE_KEEPS = 'lock table press.pedigrees in share row exclusive mode';

const KEEP = `
  insert into press.pedigrees (track, race_day, race_number, program_number, horse_name, tier, source, told_at_ms,
    figures)
  select :track, :day, :raceNumber, :programNumber, :horseName, :tier, :source, :at, cast(:figures as jsonb)
  where cast(:figures as jsonb) is distinct from (
    select figures from press.pedigrees
    where race_day = :day and track = :track and race_number = :raceNumber and program_number = :programNumber
      and source = :source
    order by told_at_ms desc, id desc limit 1)`;

const CURRENT = `
  select * from (
    select distinct on (race_number, program_number, source) track, race_day, race_number, program_number,
      horse_name, tier, source, told_at_ms, figures
    from press.pedigrees where race_day = :day and track = :track and told_at_ms < :before
    order by race_number, program_number, source, told_at_ms desc, id desc) as last
  order by race_number, cast(substring(program_number from '^[0-9]+') as integer), program_number collate "C"`;

const pedigreeOf = (row: PedigreeRow): RunnerPedigree => ({
  track: row.track,
  day: row.race_day,
  raceNumber: row.race_number,
  programNumber: row.program_number,
  horseName: row.horse_name,
  figures: row.figures,
  provenance: { tier: row.tier, source: row.source, at: row.told_at_ms },
});

/** Pedigree figures in PostgreSQL, schema `press`. */
export function makePostgresPedigreeStore(db: Database): PedigreeStore {
  const ask = (statement: string, values: Readonly<Record<string, unknown>>) =>
    db.sql().raw<{ rows: PedigreeRow[]; rowCount: number }>(statement, values as Record<string, never>);

  async function keepAll(pedigrees: readonly RunnerPedigree[]): Promise<number> {
    await db.sql().raw(ONE_KEEPS);
    let stored = 0;
    for (const { figures, provenance, ...place } of pedigrees) {
      stored += (await ask(KEEP, { ...place, ...provenance, figures: JSON.stringify(figures) })).rowCount;
    }
    return stored;
  }

  return {
    keep: (pedigrees) => db.allOrNothing(() => keepAll(pedigrees)),
    pedigreesFor: async (track, day, before) =>
      (await ask(CURRENT, { track, day, before })).rows.map(pedigreeOf),
    dropDaysBefore: (day) => db.sql()('press.pedigrees').where('race_day', '<', day).delete(),
  };
}
