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

/** Only the most detailed sheet of each race, in the order of `:kinds`. */
const IN_DOUBT = `
  from results.races r
  join results.sheets s on s.id = r.sheet_id
  left join accounts.members m on m.id = r.facts -> 'decision' ->> 'by'
  where r.facts -> 'doubts' is not null and s.superseded_at_ms is null
    and not exists (
      select from results.sheets o join results.races more on more.sheet_id = o.id
      where o.track = s.track and o.race_day = s.race_day and o.superseded_at_ms is null
        and array_position(:kinds, o.kind) < array_position(:kinds, s.kind) and more.race_number = r.race_number)`;

const FIRST_DOUBTFUL = `
  select s.track, s.race_day, s.kind, s.source, r.race_number, r.facts -> 'doubts' as doubts,
    r.facts -> 'decision' as decision, m.email as by_email
  ${IN_DOUBT}
  order by r.facts -> 'decision' is not null, s.race_day desc, s.track collate "C", r.race_number,
    s.kind collate "C"
  limit :most`;

const UNDECIDED = `select cast(count(*) as integer) as undecided ${IN_DOUBT} and r.facts -> 'decision' is null`;

/** Races in doubt in PostgreSQL, schema `results`. */
export const makePostgresDoubtfulResults = (db: Database): DoubtfulResults => ({
  async doubtfulRaces(most) {
    const values = { kinds: KINDS_BY_DETAIL, most };
    const { rows } = await db.sql().raw<{ rows: DoubtfulRow[] }>(FIRST_DOUBTFUL, values as never);
    return rows.map(({ race_day, race_number, by_email, ...row }) => ({
      ...row,
      day: race_day,
      raceNumber: race_number,
      byEmail: by_email,
    }));
  },
  async undecidedCount() {
    const { rows } = await db
      .sql()
      .raw<{ rows: { undecided: number }[] }>(UNDECIDED, { kinds: KINDS_BY_DETAIL });
    return rows[0]?.undecided ?? 0;
  },
});
