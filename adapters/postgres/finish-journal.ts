import type { DeskPerson } from '#core/card/desk.ts';
import { parseRaceId, type RaceId } from '#core/card/race.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { FinishEntry } from '#core/results/desk/finish-entry.ts';
import type { FinishJournal } from '#core/results/desk/ports.ts';
import type { Database } from './database.ts';

interface Row {
  readonly id: string;
  readonly race_id: RaceId;
  readonly by: DeskPerson;
  readonly entered_at_ms: Instant;
  readonly reason: string | null;
  readonly fact: FinishEntry['fact'];
}

const entryOf = ({ id, by, race_id, entered_at_ms, reason, fact }: Row): FinishEntry => ({
  desk: { id, by },
  raceId: race_id,
  at: entered_at_ms,
  reason,
  fact,
});

/** Results entered by hand in PostgreSQL, table `results.desk_entries`. */
export function makePostgresFinishJournal(db: Database): FinishJournal {
  return {
    async keep({ desk, raceId, at, reason, fact }) {
      const parts = parseRaceId(raceId);
      await db
        .sql()('results.desk_entries')
        .insert({
          id: desk.id,
          track_slug: parts?.trackSlug,
          race_day: parts?.day,
          race_id: raceId,
          by: JSON.stringify(desk.by),
          entered_at_ms: at,
          reason,
          fact: JSON.stringify(fact),
        });
    },
    async entriesOn(trackSlug, day) {
      const rows = await db
        .sql()('results.desk_entries')
        .where({ track_slug: trackSlug, race_day: day })
        .orderBy('nth');
      return (rows as readonly Row[]).map(entryOf);
    },
    async entryWith(id) {
      const row: unknown = await db.sql()('results.desk_entries').where({ id }).first();
      return row === undefined ? null : entryOf(row as Row);
    },
  };
}
