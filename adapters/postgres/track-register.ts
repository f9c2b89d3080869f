import { SOURCES_BY_TRACK_CLOCK } from '#core/card/formats/card-source.ts';
import type { TrackRegister } from '#core/card/ports.ts';
import type { TrackRegistration } from '#core/card/tracks/registration.ts';
import { zoneNamed } from '#core/card/tracks/zones.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';

interface Row {
  readonly code: string;
  readonly slug: string;
  readonly name: string | null;
  readonly zone: TrackRegistration['zone'];
  readonly zone_origin: TrackRegistration['zoneOrigin'];
  readonly registered_by: TrackRegistration['registeredBy'];
  readonly first_file: string;
  readonly registered_at_ms: Instant;
  readonly is_current: boolean;
}

const ALL = `
  select code, slug, name, zone, zone_origin, registered_by, first_file, registered_at_ms, is_current
  from card.track_registrations order by code collate "C", is_current desc, slug collate "C"`;

const REGISTER = `
  insert into card.track_registrations as stored
    (code, slug, name, zone, zone_origin, registered_by, first_file, registered_at_ms, is_current)
  values (:code, :slug, :name, :zone, :zoneOrigin, :registeredBy, :firstFile, :at, true)
  on conflict (code) where is_current do update
    set name = coalesce(stored.name, excluded.name),
      registered_by = case when 'card' in (stored.registered_by, excluded.registered_by) then 'card' else 'chart' end
  returning *, xmax = 0 as is_new`;

const ZONE_BEFORE = 'select zone from card.track_registrations where slug = :slug for update';

const CORRECT = `
  update card.track_registrations set name = :name, zone = :zone, zone_origin = :zoneOrigin
  where slug = :slug returning *`;

/** Keeps the local hour and minute in the new time zone, for cards that give post times only in local time. */
const MOVE_POST_TIMES = `
  update card.races r
  set post_time_ms = cast(extract(epoch from
    (to_timestamp(r.post_time_ms / 1000.0) at time zone :from) at time zone :to) * 1000 as bigint)
  from card.cards c
  where c.id = r.card_id and c.track_slug = :slug and r.post_time_ms is not null and c.tier = 'imported'
    and exists (select from unnest(cast(:sources as text[])) source where starts_with(c.source, source))`;

const registrationOf = (row: Row): TrackRegistration => ({
  code: row.code,
  slug: row.slug,
  name: row.name,
  zone: row.zone,
  zoneOrigin: row.zone_origin,
  registeredBy: row.registered_by,
  firstFile: row.first_file,
  at: row.registered_at_ms,
  isCurrent: row.is_current,
});

/** Tracks registered by files in PostgreSQL, schema `card`. */
export function makePostgresTrackRegister(db: Database): TrackRegister {
  const run = <Found>(sql: string, values: object) =>
    db.sql().raw<{ rows: Found[]; rowCount: number }>(sql, values as Record<string, string>);
  return {
    async all() {
      return (await run<Row>(ALL, {})).rows.map(registrationOf);
    },
    async register({ isCurrent: _, ...registration }) {
      const [row] = (await run<Row & { is_new: boolean }>(REGISTER, registration)).rows;
      if (row === undefined) throw new Error(`no registration of ${registration.code} was stored`);
      return { registration: registrationOf(row), isNew: row.is_new };
    },
    correct: (slug, known) =>
      db.allOrNothing(async () => {
        const [before] = (await run<Pick<Row, 'zone'>>(ZONE_BEFORE, { slug })).rows;
        const [after] = (await run<Row>(CORRECT, { slug, ...known })).rows;
        if (before === undefined || after === undefined) throw new Error(`${slug} is not registered`);
        if (before.zone === after.zone) return { after: registrationOf(after), racesMoved: 0 };
        const clocks = { from: zoneNamed(before.zone), to: zoneNamed(after.zone) };
        const moved = await run(MOVE_POST_TIMES, { slug, ...clocks, sources: SOURCES_BY_TRACK_CLOCK });
        return { after: registrationOf(after), racesMoved: moved.rowCount };
      }),
  };
}
