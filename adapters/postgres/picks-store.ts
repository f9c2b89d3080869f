import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PicksStore, StoredPicks } from '#core/picks/ports.ts';
import { completed, type StoredRecommendation } from '#core/picks/recommendations/older-recommendation.ts';
import type { Database } from './database.ts';

interface SetRow {
  readonly track_slug: string;
  readonly race_day: string;
  readonly revision: number;
  readonly made_at_ms: number;
  readonly is_scheduled: boolean;
  readonly card_hash: string;
  readonly made_with: string;
  readonly recommendations: readonly StoredRecommendation[];
}

const COLUMNS =
  'track_slug, race_day, revision, made_at_ms, is_scheduled, card_hash, made_with, recommendations';

const KEEP = `
  with latest as (
    insert into picks.sets (${COLUMNS})
    values (:trackSlug, :day, 1, :madeAt, :isScheduled, :cardHash, :madeWith, cast(:recommendations as jsonb))
    on conflict on constraint sets_one_a_day do update
      set revision = picks.sets.revision + 1, made_at_ms = excluded.made_at_ms,
          is_scheduled = excluded.is_scheduled, card_hash = excluded.card_hash,
          made_with = excluded.made_with, recommendations = excluded.recommendations
    returning ${COLUMNS}
  ), every_set as (
    insert into picks.every_set (${COLUMNS}) select ${COLUMNS} from latest
  )
  select ${COLUMNS} from latest`;

const LATEST = `select ${COLUMNS} from picks.sets where track_slug = :trackSlug and race_day = :day`;
const LATEST_UNTIL = `
  select ${COLUMNS} from picks.every_set
  where track_slug = :trackSlug and race_day = :day and made_at_ms <= :until
  order by revision desc limit 1`;

const stored = (row: SetRow): StoredPicks => ({
  revision: row.revision,
  set: {
    trackSlug: row.track_slug,
    day: row.race_day as RaceDay,
    madeAt: row.made_at_ms as Instant,
    isScheduled: row.is_scheduled,
    cardHash: row.card_hash,
    madeWith: row.made_with,
    recommendations: row.recommendations.map(completed),
  },
});

/** Picks in PostgreSQL, schema `picks`. */
export function makePostgresPicksStore(db: Database): PicksStore {
  return {
    async keep(set) {
      const recommendations = JSON.stringify(set.recommendations);
      const { rows } = await db.sql().raw<{ rows: [SetRow] }>(KEEP, { ...set, recommendations });
      return stored(rows[0]);
    },
    async picksFor(trackSlug, day, until) {
      const { rows } = await (until === undefined
        ? db.sql().raw<{ rows: SetRow[] }>(LATEST, { trackSlug, day })
        : db.sql().raw<{ rows: SetRow[] }>(LATEST_UNTIL, { trackSlug, day, until }));
      const [row] = rows;
      return row === undefined ? null : stored(row);
    },
  };
}
