import type { MemberId } from '#core/accounts/member.ts';
import type { RaceId } from '#core/card/race.ts';
import type { HorseKey } from '#core/card/runner.ts';
import { groupBy } from '#core/kernel/group-by.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Entered } from '#core/notebook/entered.ts';
import type { EnteredStore, WatchStore } from '#core/notebook/ports.ts';
import type { Watched, WatchedKind } from '#core/notebook/watched.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface WatchedRow {
  readonly member_id: MemberId;
  readonly kind: WatchedKind;
  readonly key: string;
  readonly name: string;
  readonly since_ms: Instant;
}

interface EnteredRow extends Pick<WatchedRow, 'member_id' | 'kind' | 'key'> {
  readonly race_id: RaceId;
  readonly horse_key: HorseKey;
  readonly track_slug: string;
  readonly race_day: RaceDay;
  readonly race: number;
  readonly horse_name: string;
  readonly program_number: string;
  readonly found_at_ms: Instant;
}

const watchedFrom = ({ kind, key, name, since_ms: since }: WatchedRow): Watched => ({
  kind,
  key,
  name,
  since,
});

const enteredFrom = (row: EnteredRow & Pick<WatchedRow, 'name'>): Entered => ({
  raceId: row.race_id,
  trackSlug: row.track_slug,
  day: row.race_day,
  raceNumber: row.race,
  horseKey: row.horse_key,
  horseName: row.horse_name,
  programNumber: row.program_number,
  watched: { kind: row.kind, key: row.key, name: row.name },
  foundAt: row.found_at_ms,
});

const rowOf = (memberId: MemberId, entry: Entered): EnteredRow => ({
  member_id: memberId,
  race_id: entry.raceId,
  horse_key: entry.horseKey,
  kind: entry.watched.kind,
  key: entry.watched.key,
  track_slug: entry.trackSlug,
  race_day: entry.day,
  race: entry.raceNumber,
  horse_name: entry.horseName,
  program_number: entry.programNumber,
  found_at_ms: entry.foundAt,
});

/** Members' watch lists in PostgreSQL, tables `notebook.watched` and `notebook.entered`; deleted with the account. */
export function makePostgresWatchStore(db: Database): WatchStore & EnteredStore {
  const watched = () => db.sql()<WatchedRow>('notebook.watched');
  return {
    async watchedOf(memberId) {
      const rows: readonly WatchedRow[] = await watched()
        .where({ member_id: memberId })
        .orderByRaw('since_ms desc, kind collate "C", key collate "C"');
      return rows.map(watchedFrom);
    },
    async watch(memberId, { kind, key, name, since }) {
      await db
        .sql()('notebook.watched')
        .insert({ member_id: memberId, kind, key, name, since_ms: since })
        .onConflict(['member_id', 'kind', 'key'])
        .ignore()
        .catch(refuseGone('watched_member'));
    },
    unwatch: async (memberId, kind, key) =>
      (await watched().where({ member_id: memberId, kind, key }).delete()) > 0,
    async everyList() {
      const rows: readonly WatchedRow[] = await watched().orderByRaw(
        'member_id collate "C", since_ms desc, kind collate "C", key collate "C"',
      );
      return [...groupBy(rows, ({ member_id: memberId }) => memberId)].map(([memberId, ofMember]) => ({
        memberId,
        watched: ofMember.map(watchedFrom),
      }));
    },
    async forget(memberId) {
      await watched().where({ member_id: memberId }).delete();
    },
    async keepEntered(memberId, entries) {
      await db.sql().raw(
        `insert into notebook.entered
           (member_id, race_id, horse_key, kind, key, track_slug, race_day, race, horse_name, program_number, found_at_ms)
         select found.* from jsonb_to_recordset(?::jsonb) as found
           (member_id text, race_id text, horse_key text, kind text, key text, track_slug text, race_day text,
            race integer, horse_name text, program_number text, found_at_ms bigint)
         join notebook.watched using (member_id, kind, key)
         on conflict do nothing`,
        [JSON.stringify(entries.map((entry) => rowOf(memberId, entry)))],
      );
    },
    async enteredSince(memberId, day) {
      const rows: readonly (EnteredRow & Pick<WatchedRow, 'name'>)[] = await db
        .sql()('notebook.entered as entered')
        .join('notebook.watched as watched', (on) =>
          on
            .on('watched.member_id', 'entered.member_id')
            .on('watched.kind', 'entered.kind')
            .on('watched.key', 'entered.key'),
        )
        .select('entered.*', 'watched.name')
        .where('entered.member_id', memberId)
        .where('entered.race_day', '>=', day)
        .orderByRaw(
          `entered.race_day, entered.track_slug collate "C", entered.race, entered.horse_key collate "C",
           entered.kind collate "C", entered.key collate "C"`,
        );
      return rows.map(enteredFrom);
    },
  };
}
