import type { DayAlert } from '#core/alerts/day-alert.ts';
import type { AlertStore } from '#core/alerts/ports.ts';
import type { DayAtTrack } from '#core/alerts/push-message.ts';
import type { WatchedRace } from '#core/alerts/watched-race.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';

interface LookRow {
  readonly track_slug: string;
  readonly race_day: string;
  readonly at_ms: Instant;
  readonly races: readonly WatchedRace[];
}

const PLACE = ['track_slug', 'race_day'];
const placeOf = ({ trackSlug, day }: DayAtTrack) => ({ track_slug: trackSlug, race_day: day });
/** An alert about a race has no horse. */
const NO_HORSE = '';

async function isNew(db: Database, where: DayAtTrack, instant: Instant, alert: DayAlert): Promise<boolean> {
  const rows: readonly unknown[] = await db
    .sql()('alerts.found')
    .insert({
      ...placeOf(where),
      race_number: alert.raceNumber,
      kind: alert.kind,
      program_number: alert.programNumber ?? NO_HORSE,
      text: alert.text,
      at_ms: instant,
    })
    .onConflict([...PLACE, 'race_number', 'kind', 'program_number'])
    .ignore()
    .returning('kind');
  return rows.length > 0;
}

/** Looks at the day board and its alerts in PostgreSQL, tables `alerts.looks` and `alerts.found`. */
export function makePostgresAlertStore(db: Database): AlertStore {
  return {
    async lookAt(where) {
      const row: LookRow | undefined = await db.sql()<LookRow>('alerts.looks').where(placeOf(where)).first();
      return row === undefined ? null : { at: row.at_ms, races: row.races };
    },
    async keepLook(where, { at: instant, races }) {
      await db
        .sql()('alerts.looks')
        .insert({ ...placeOf(where), at_ms: instant, races: JSON.stringify(races) })
        .onConflict(PLACE)
        .merge();
    },
    async keepNew(where, look, alerts) {
      const added: DayAlert[] = [];
      for (const alert of alerts) if (await isNew(db, where, look.at, alert)) added.push(alert);
      return added;
    },
  };
}
