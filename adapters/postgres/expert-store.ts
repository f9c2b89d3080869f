import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type DaySelection, type PickedHorse, selectionKey } from '#core/press/day-selection.ts';
import type { ExpertStore } from '#core/press/ports.ts';
import type { Database } from './database.ts';

interface SelectionRow {
  readonly track: string;
  readonly race_day: RaceDay;
  readonly race_number: number;
  readonly expert: string | null;
  readonly is_best_bet: boolean;
  readonly only_if: string | null;
  readonly url: string;
  readonly tier: Tier;
  readonly source: string;
  readonly told_at_ms: Instant;
  readonly horses: { readonly ranked: readonly PickedHorse[]; readonly left: readonly string[] };
}

/** A writer waits for other writers; reads go on. */
const ONE_KEEPS = 'lock table press.selections in share row exclusive mode';

const KEEP = `
  insert into press.selections (track, race_day, race_number, key, expert, is_best_bet, only_if, url, tier, source,
    told_at_ms, horses)
  select :track, :day, :raceNumber, :key, :expert, :isBestBet, :onlyIf, :url, :tier, :source, :at,
    cast(:horses as jsonb)
  where cast(:horses as jsonb) is distinct from (
    select horses from press.selections where race_day = :day and track = :track and key = :key
    order by told_at_ms desc, id desc limit 1)`;

const CURRENT = `
  select * from (
    select distinct on (key) track, race_day, race_number, expert, is_best_bet, only_if, url, tier, source,
      told_at_ms, horses, min(id) over (partition by key) as first_id
    from press.selections where race_day = :day and track = :track and told_at_ms < :before
    order by key, told_at_ms desc, id desc) as last
  order by race_number, first_id`;

const selectionOf = (row: SelectionRow): DaySelection => ({
  track: row.track,
  day: row.race_day,
  raceNumber: row.race_number,
  expert: row.expert,
  ...row.horses,
  isBestBet: row.is_best_bet,
  onlyIf: row.only_if,
  url: row.url,
  provenance: { tier: row.tier, source: row.source, at: row.told_at_ms },
});

/** Experts' selections in PostgreSQL, schema `press`. */
export function makePostgresExpertStore(db: Database): ExpertStore {
  const ask = (statement: string, values: Readonly<Record<string, unknown>>) =>
    db.sql().raw<{ rows: SelectionRow[]; rowCount: number }>(statement, values as Record<string, never>);

  async function keepAll(selections: readonly DaySelection[]): Promise<number> {
    await db.sql().raw(ONE_KEEPS);
    let stored = 0;
    for (const selection of selections) {
      const { ranked, left, provenance, ...facts } = selection;
      const horses = JSON.stringify({ ranked, left });
      stored += (await ask(KEEP, { ...facts, ...provenance, key: selectionKey(selection), horses })).rowCount;
    }
    return stored;
  }

  return {
    keep: (selections) => db.allOrNothing(() => keepAll(selections)),
    selectionsFor: async (track, day, before) =>
      (await ask(CURRENT, { track, day, before })).rows.map(selectionOf),
    dropDaysBefore: (day) => db.sql()('press.selections').where('race_day', '<', day).delete(),
  };
}
