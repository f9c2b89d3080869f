import type { MemberId } from '#core/accounts/member.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { BookEntry, Money } from '#core/notebook/book-entry.ts';
import { type Care, NO_CARE } from '#core/notebook/care.ts';
import type { BookStore, CareStore } from '#core/notebook/ports.ts';
import type { TicketSet } from '#core/tickets/ticket.ts';
import type { AnyWager } from '#core/tickets/wager.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface TicketRow {
  readonly member_id: MemberId;
  readonly id: string;
  readonly track_slug: string;
  readonly race_day: RaceDay;
  readonly race: number;
  readonly wager: AnyWager;
  readonly base_cents: number;
  readonly sets: readonly TicketSet[];
  readonly cost_cents: number;
  readonly money: Money;
  readonly idea: string;
  readonly note: string;
  readonly written_at_ms: Instant;
}

interface CareRow {
  readonly member_id: MemberId;
  readonly day_cents: number | null;
  readonly month_cents: number | null;
  readonly limits_set_at_ms: Instant | null;
  readonly paused_until_ms: Instant | null;
}

const rowOf = (memberId: MemberId, entry: BookEntry) => ({
  member_id: memberId,
  id: entry.id,
  track_slug: entry.trackSlug,
  race_day: entry.day,
  race: entry.race,
  wager: entry.wager,
  base_cents: entry.baseCents,
  sets: JSON.stringify(entry.sets),
  cost_cents: entry.costCents,
  money: entry.money,
  idea: entry.idea,
  note: entry.note,
  written_at_ms: entry.writtenAt,
});

const entryFrom = (row: TicketRow): BookEntry => ({
  id: row.id,
  trackSlug: row.track_slug,
  day: row.race_day,
  race: row.race,
  wager: row.wager,
  baseCents: row.base_cents,
  sets: row.sets,
  costCents: row.cost_cents,
  money: row.money,
  idea: row.idea,
  note: row.note,
  writtenAt: row.written_at_ms,
});

const careFrom = (row: CareRow): Care => ({
  dayCents: row.day_cents,
  monthCents: row.month_cents,
  limitsSetAt: row.limits_set_at_ms,
  pausedUntil: row.paused_until_ms,
});

/** Rows of one statement: PostgreSQL takes 65,535 values, a ticket has 13. */
const ROWS_AT_ONCE = 1_000;

/** Members' books in PostgreSQL, tables `notebook.tickets` and `notebook.care`; deleted with the member's account. */
export function makePostgresBookStore(db: Database): BookStore & CareStore {
  const tickets = () => db.sql()<TicketRow>('notebook.tickets');
  const cares = () => db.sql()<CareRow>('notebook.care');
  return {
    async entriesOf(memberId) {
      const rows: readonly TicketRow[] = await tickets()
        .where({ member_id: memberId })
        .orderByRaw('written_at_ms desc, id collate "C"');
      return rows.map(entryFrom);
    },
    async write(memberId, entries) {
      for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
        await db
          .sql()('notebook.tickets')
          .insert(entries.slice(start, start + ROWS_AT_ONCE).map((entry) => rowOf(memberId, entry)))
          .onConflict(['member_id', 'id'])
          .ignore()
          .catch(refuseGone('tickets_member'));
      }
    },
    remove: async (memberId, id) => (await tickets().where({ member_id: memberId, id }).delete()) > 0,
    async forget(memberId) {
      await tickets().where({ member_id: memberId }).delete();
      await cares().where({ member_id: memberId }).delete();
    },
    async careOf(memberId) {
      const row: CareRow | undefined = await cares().where({ member_id: memberId }).first();
      return row === undefined ? NO_CARE : careFrom(row);
    },
    async keepCare(memberId, care) {
      await db
        .sql()('notebook.care')
        .insert({
          member_id: memberId,
          day_cents: care.dayCents,
          month_cents: care.monthCents,
          limits_set_at_ms: care.limitsSetAt,
          paused_until_ms: care.pausedUntil,
        })
        .onConflict('member_id')
        .merge()
        .catch(refuseGone('care_member'));
    },
  };
}
