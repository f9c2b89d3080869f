import type { RacingMark } from '#core/picks/ports.ts';
import type { Database } from './database.ts';

/** Rows are added and dropped but not changed, except cards and picks, which are recognized by their import. */
const MARK = `
  select format('%s/%s/%s/%s/%s/%s',
    (select string_agg(is_demo || content_hash || '@' || brought_at_ms, ',' order by race_day, is_demo)
      from card.cards where track_slug = :slug and race_day between :from and :to),
    (select count(*) || '@' || coalesce(max(id), 0)
      from card.changes where track_slug = :slug and race_day between :from and :to),
    (select count(*) || '@' || coalesce(max(id), 0)
      from odds.boards where track_slug = :slug and race_day between :from and :to),
    (select string_agg(revision || '@' || made_at_ms, ',' order by race_day)
      from picks.sets where track_slug = :slug and race_day between :from and :to),
    (select count(*) || '@' || coalesce(max(id), 0)
      from weather.facts where track_slug = :slug and known_at_ms >= :weatherFrom),
    (select mark from handicapping.standings_told)) as mark`;

/** Runs on every request for the longshots: a connection plans it once. */
const PREPARED = { name: 'racing mark' };

const DAY_MS = 86_400_000;

/** The version mark of the data that prices and chances depend on: one PostgreSQL query over several schemas. */
export const makePostgresRacingMark =
  (db: Database): RacingMark =>
  async (slug, { from, to }) => {
    const weatherFrom = Date.parse(from) - DAY_MS;
    const query = db.sql().raw<{ rows: { mark: string }[] }>(MARK, { slug, from, to, weatherFrom });
    return (await query.options(PREPARED)).rows[0]?.mark ?? '';
  };
