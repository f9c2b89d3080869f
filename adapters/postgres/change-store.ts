import type { CardChange, ChangedFact } from '#core/card/card-change.ts';
import type { DeskMark } from '#core/card/desk.ts';
import type { ChangeStore } from '#core/card/ports.ts';
import { parseRaceId, type RaceId } from '#core/card/race.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import type { Database } from './database.ts';

interface Row {
  readonly race_id: RaceId;
  readonly program_number: string | null;
  readonly horse_name: string | null;
  readonly fact: ChangedFact;
  readonly was: string | null;
  readonly becomes: string | null;
  readonly reason: string | null;
  readonly tier: Tier;
  readonly source: string;
  readonly told_at_ms: Instant;
  readonly known_at_ms: Instant;
  readonly desk: DeskMark | null;
}

function rowOf({ raceId, fact, before, after, reason, provenance, knownAt, ...change }: CardChange) {
  const parts = parseRaceId(raceId);
  return {
    race_id: raceId,
    track_slug: parts?.trackSlug,
    race_day: parts?.day,
    is_demo: parts?.isDemo,
    program_number: change.programNumber,
    horse_name: change.horseName,
    fact: JSON.stringify(fact),
    was: before,
    becomes: after,
    reason,
    tier: provenance.tier,
    source: provenance.source,
    told_at_ms: provenance.at,
    known_at_ms: knownAt,
    desk: change.desk === undefined ? null : JSON.stringify(change.desk),
  };
}

const changeOf = (row: Row): CardChange => ({
  raceId: row.race_id,
  programNumber: row.program_number,
  horseName: row.horse_name,
  fact: row.fact,
  before: row.was,
  after: row.becomes,
  reason: row.reason,
  provenance: { tier: row.tier, source: row.source, at: row.told_at_ms },
  knownAt: row.known_at_ms,
  ...(row.desk === null ? {} : { desk: row.desk }),
});

/** Late changes in PostgreSQL, table `card.changes`. */
export function makePostgresChangeStore(db: Database): ChangeStore {
  return {
    async keep(changes) {
      if (changes.length > 0) await db.sql()('card.changes').insert(changes.map(rowOf));
    },
    async changesOn(trackSlug, day, before) {
      const rows = await db
        .sql()('card.changes')
        .where({ track_slug: trackSlug, race_day: day })
        .where('known_at_ms', '<', before)
        .orderBy(['known_at_ms', 'id']);
      return (rows as readonly Row[]).map(changeOf);
    },
    async entryWith(id) {
      const [row] = await db.sql()('card.changes').whereRaw(`desk->>'id' = ?`, [id]).limit(1);
      return row === undefined ? null : changeOf(row as Row);
    },
    async changesBetween({ from, to }, before) {
      const rows = await db
        .sql()('card.changes')
        .whereBetween('race_day', [from, to])
        .where('known_at_ms', '<', before)
        .orderBy(['known_at_ms', 'id']);
      return (rows as readonly Row[]).map(changeOf);
    },
    async dropDemo() {
      await db.sql()('card.changes').where('is_demo', true).delete();
    },
  };
}
