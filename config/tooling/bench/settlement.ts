import { makePostgresBookStore } from '#adapters/postgres/book-store.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type BookEntry, entryOf, MOST_ENTRIES } from '#core/notebook/book-entry.ts';
import { makeShowBook } from '#core/notebook/use-cases/show-book.ts';
import { type Row, rowOf } from './figures.ts';
import { addMembers, databaseOf } from './many-years.ts';
import { onDemoSeason } from './product.ts';
import { note } from './real-files.ts';

const TICKETS = 100_000;
/** Full books. */
const MEMBERS = TICKETS / MOST_ENTRIES;
const WRITTEN_AT = instant(1_700_000_000_000);

/** The program numbers of the starters of a day, by race, from its results. */
async function startersOn(database: Database, day: string): Promise<readonly (readonly string[])[]> {
  const sheets = await makePostgresResultStore(database).sheetsOn(FLAGSHIP.code, [day as RaceDay]);
  return (sheets[0]?.races ?? []).map(({ starters }) => starters.map(({ programNumber }) => programNumber));
}

/** Win tickets, exactas of two horses and daily doubles in turn, over every race of the day. */
function ticketOf(nth: number, day: string, races: readonly (readonly string[])[]): BookEntry {
  const wager = (['win', 'exacta', 'daily double'] as const)[nth % 3] ?? 'win';
  const last = wager === 'daily double' ? races.length - 1 : races.length;
  const race = nth % last;
  const numberIn = (index: number, shifted: number): readonly string[] => {
    const numbers = races[index] ?? [];
    return [numbers[(Math.floor(nth / last) + shifted) % numbers.length] ?? ''];
  };
  const second = wager === 'exacta' ? numberIn(race, 1) : numberIn(race + 1, 0);
  return entryOf(
    {
      id: `bench-ticket-${nth}`,
      track: FLAGSHIP.slug,
      day,
      race: race + 1,
      wager,
      baseCents: 200,
      sets: wager === 'win' ? [numberIn(race, 0)] : [numberIn(race, 0), second],
      costCents: null,
      money: 'paper',
      idea: '',
      note: '',
    },
    WRITTEN_AT,
  );
}

async function fillBooks(database: Database, day: string): Promise<readonly MemberId[]> {
  const races = await startersOn(database, day);
  await addMembers(database.pool, MEMBERS);
  const members = Array.from({ length: MEMBERS }, (_, index) => `bench-${index + 1}` as MemberId);
  const tickets = Array.from({ length: MOST_ENTRIES }, (_, nth) => ticketOf(nth, day, races));
  for (const member of members) await makePostgresBookStore(database).write(member, tickets);
  await database.pool.raw('analyze');
  return members;
}

/** Seconds to read and settle every book, one after the other. */
async function settleAll(database: Database, members: readonly MemberId[]): Promise<number> {
  const showBook = makeShowBook({
    book: makePostgresBookStore(database),
    results: makePostgresResultStore(database),
    cards: makePostgresCardStore(database),
    yieldToEventLoop: async () => undefined,
  });
  const counts = { settled: 0, won: 0 };
  const [from, used] = [performance.now(), process.cpuUsage()];
  for (const member of members) {
    const { record } = await showBook(member, []);
    counts.settled += record.won + record.lost + record.refunded;
    counts.won += record.won;
  }
  const seconds = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(used);
  note(
    `${counts.settled} tickets of ${members.length} books settled, ${counts.won} won: ${seconds.toFixed(1)} s, ` +
      `${((user + system) / 1_000_000).toFixed(1)} s of processor`,
  );
  if (counts.settled < TICKETS) throw new Error(`Only ${counts.settled} of ${TICKETS} tickets were settled`);
  return seconds;
}

/** The settlement of one race day's tickets: read from the database, settled and added up on one process. */
export const settlementRows = (): Promise<readonly Row[]> =>
  onDemoSeason(async ({ dataFolder }) => {
    const { database, sql, close } = await databaseOf(dataFolder);
    try {
      const found = await sql.raw<{ rows: { day: string }[] }>(
        'select max(race_day)::text as day from results.sheets where superseded_at_ms is null',
      );
      const members = await fillBooks(database, found.rows[0]?.day ?? '');
      const seconds = await settleAll(database, members);
      return [
        rowOf('settlement of 100,000 tickets of one race day, one process', seconds, ' s', 1, { atMost: 10 }),
      ];
    } finally {
      await close();
    }
  });
