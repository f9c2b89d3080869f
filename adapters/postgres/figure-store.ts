import type { FigureReport } from '#core/handicapping/figure-report.ts';
import type { FigureStore, StoredFigures } from '#core/handicapping/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Database } from './database.ts';

interface ReportRow {
  readonly track: string;
  readonly race_day: RaceDay;
  readonly tier: Tier;
  readonly source: string;
  readonly brought_at_ms: Instant;
  readonly content_hash: string;
  readonly races: FigureReport['races'];
}

const SUPERSEDE = `
  update handicapping.figure_reports set superseded_at_ms = :at
  where track = :track and race_day = :day and superseded_at_ms is null`;

const KEEP = `
  insert into handicapping.figure_reports (track, race_day, tier, source, brought_at_ms, content_hash, races)
  values (:track, :day, :tier, :source, :at, :contentHash, cast(:races as jsonb))`;

const CURRENT = `
  select track, race_day, tier, source, brought_at_ms, content_hash, races from handicapping.figure_reports
  where track = :track and race_day = :day and superseded_at_ms is null`;

const REPLACED = `
  select track, race_day, tier, source, brought_at_ms, content_hash, races from handicapping.figure_reports
  where track = :track and race_day = :day and superseded_at_ms is not null order by id desc`;

const stored = (row: ReportRow): StoredFigures => ({
  contentHash: row.content_hash,
  report: {
    track: row.track,
    day: row.race_day,
    provenance: { tier: row.tier, source: row.source, at: row.brought_at_ms },
    races: row.races,
  },
});

/** Figure reports in PostgreSQL, schema `handicapping`. */
export function makePostgresFigureStore(db: Database): FigureStore {
  const ask = async (statement: string, track: string, day: RaceDay): Promise<readonly StoredFigures[]> =>
    (await db.sql().raw<{ rows: ReportRow[] }>(statement, { track, day })).rows.map(stored);

  async function keepWhole(report: FigureReport, contentHash: string): Promise<void> {
    const { track, day, provenance, races } = report;
    const head = { track, day, ...provenance };
    await db.sql().raw(SUPERSEDE, head);
    await db.sql().raw(KEEP, { ...head, contentHash, races: JSON.stringify(races) });
  }

  return {
    keep: (report, contentHash) => db.allOrNothing(() => keepWhole(report, contentHash)),
    figuresFor: async (track, day) => (await ask(CURRENT, track, day))[0] ?? null,
    replaced: (track, day) => ask(REPLACED, track, day),
  };
}
