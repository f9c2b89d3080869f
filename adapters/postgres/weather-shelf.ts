import type { Instant } from '#core/kernel/instant.ts';
import type { WeatherShelf } from '#core/weather/ports.ts';
import type { WeatherTold } from '#core/weather/weather-told.ts';
import type { Database } from './database.ts';

interface FactRow {
  readonly track_slug: string;
  readonly kind: WeatherTold['kind'];
  readonly known_at_ms: Instant;
  readonly fact: WeatherTold['fact'];
}

const KEEP = `
  insert into weather.facts (track_slug, kind, source, known_at_ms, fact)
  select :track, :kind, :source, :knownAt, cast(:fact as jsonb)
  where cast(:fact as jsonb) is distinct from (
    select fact from weather.facts where track_slug = :track and kind = :kind and source = :source
    order by id desc limit 1)`;

const TOLD = `
  select distinct on (kind, source) track_slug, kind, known_at_ms, fact from weather.facts
  where track_slug = :track and known_at_ms > :after and known_at_ms <= :before
  order by kind, source, known_at_ms desc, id desc`;

const FORGET = `
  delete from weather.facts where known_at_ms < :before and kind not in ('observation', 'courses')`;

const toldOf = ({ track_slug, kind, known_at_ms, fact }: FactRow): WeatherTold =>
  ({ kind, trackSlug: track_slug, knownAt: known_at_ms, fact }) as WeatherTold;

/** Weather facts in PostgreSQL, schema `weather`. */
export function makePostgresWeatherShelf(db: Database): WeatherShelf {
  async function keepOne({ kind, trackSlug: track, knownAt, fact }: WeatherTold): Promise<number> {
    const { source } = fact.provenance;
    const row = { track, kind, source, knownAt, fact: JSON.stringify(fact) };
    return (await db.sql().raw<{ rowCount: number }>(KEEP, row)).rowCount;
  }

  async function keepAll(told: readonly WeatherTold[]): Promise<number> {
    let added = 0;
    for (const one of told) added += await keepOne(one);
    return added;
  }

  return {
    keep: (told) => db.allOrNothing(() => keepAll(told)),
    toldBetween: async (track, after, before) =>
      (await db.sql().raw<{ rows: FactRow[] }>(TOLD, { track, after, before })).rows.map(toldOf),
    forgetBefore: async (before) => {
      await db.sql().raw(FORGET, { before });
    },
  };
}
