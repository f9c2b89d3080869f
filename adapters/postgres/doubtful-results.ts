import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Doubt, DoubtDecision } from '#core/results/doubt.ts';
import type { DoubtfulResults } from '#core/results/ports.ts';
import { KINDS_BY_DETAIL } from '#core/results/reconcile/joined-sheets.ts';
import type { SheetKind } from '#core/results/result-sheet.ts';
import type { Database } from './database.ts';

interface DoubtfulRow {
  readonly track: string;
  readonly race_day: RaceDay;
  readonly kind: SheetKind;
  readonly source: string;
  readonly race_number: number;
  readonly doubts: readonly Doubt[];
  readonly decision: DoubtDecision | null;
  readonly by_email: string | null;
}

/** Of each race the most detailed sheet alone, in the order of `:kinds`. */
const DOUBTFUL = `
  select s.track, s.race_day, s.kind, s.source, r.race_number, r.facts -> 'doubts' as doubts,
    r.facts -> 'decision' as decision, m.email as by_email
  from results.races r
  join results.sheets s on s.id = r.sheet_id
  left join accounts.members m on m.id = r.facts -> 'decision' ->> 'by'
  where r.facts -> 'doubts' is not null and s.superseded_at_ms is null
    and not exists (
      select from results.sheets o join results.races more on more.sheet_id = o.id
      where o.track = s.track and o.race_day = s.race_day and o.superseded_at_ms is null
        and array_position(:kinds, o.kind) < array_position(:kinds, s.kind) and more.race_number = r.race_number)
  order by r.facts -> 'decision' is not null, s.race_day desc, s.track collate "C", r.race_number,
    s.kind collate "C"`;

/** Races in doubt in PostgreSQL, schema `results`. */
export const makePostgresDoubtfulResults = (db: Database): DoubtfulResults => ({
  async doubtfulRaces() {
    const { rows } = await db.sql().raw<{ rows: DoubtfulRow[] }>(DOUBTFUL, { kinds: KINDS_BY_DETAIL });
    return rows.map(({ race_day, race_number, by_email, ...row }) => ({
      ...row,
      day: race_day,
      raceNumber: race_number,
      byEmail: by_email,
    }));
  },
});
