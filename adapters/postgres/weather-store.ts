import type { Instant } from '#core/kernel/instant.ts';
import type { WeatherStore } from '#core/weather/ports.ts';
import type { WeatherReport } from '#core/weather/weather-report.ts';
import type { Database } from './database.ts';

interface FactRow {
  readonly track_slug: string;
  readonly kind: WeatherReport['kind'];
  readonly known_at_ms: Instant;
  readonly fact: WeatherReport['fact'];
}

const KEEP = `
  insert into weather.facts (track_slug, kind, source, known_at_ms, fact)
  select :track, :kind, :source, :knownAt, cast(:fact as jsonb)
  where cast(:fact as jsonb) is distinct from (
    select fact from weather.facts where track_slug = :track and kind = :kind and source = :source
    order by id desc limit 1)`;

const REPORTED = `
  select distinct on (kind, source) track_slug, kind, known_at_ms, fact from weather.facts
  where track_slug = :track and known_at_ms > :after and known_at_ms <= :before
  order by kind, source, known_at_ms desc, id desc`;

const FORGET = `
  delete from weather.facts where known_at_ms < :before and kind not in ('observation', 'courses')`;

const DROP_DEMO = `delete from weather.facts where kind = 'courses' and fact->'provenance'->>'tier' = 'demo'`;

const reportOf = ({ track_slug, kind, known_at_ms, fact }: FactRow): WeatherReport =>
  ({ kind, trackSlug: track_slug, knownAt: known_at_ms, fact }) as WeatherReport;

/** Weather facts in PostgreSQL, schema `weather`. */
export function makePostgresWeatherStore(db: Database): WeatherStore {
  async function keepOne({ kind, trackSlug: track, knownAt, fact }: WeatherReport): Promise<number> {
    const { source } = fact.provenance;
    const row = { track, kind, source, knownAt, fact: JSON.stringify(fact) };
    return (await db.sql().raw<{ rowCount: number }>(KEEP, row)).rowCount;
  }

  async function keepAll(weatherReports: readonly WeatherReport[]): Promise<number> {
    let added = 0;
    for (const weatherReport of weatherReports) added += await keepOne(weatherReport);
    return added;
  }

  return {
    keep: (weatherReports) => db.allOrNothing(() => keepAll(weatherReports)),
    reportedBetween: async (track, after, before) =>
      (await db.sql().raw<{ rows: FactRow[] }>(REPORTED, { track, after, before })).rows.map(reportOf),
    forgetBefore: async (before) => {
      await db.sql().raw(FORGET, { before });
    },
    dropDemo: async () => {
      await db.sql().raw(DROP_DEMO);
    },
  };
}
