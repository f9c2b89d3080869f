import type { Knex } from 'knex';
import { type RequestedSubject, SUBJECT_KINDS, subjectOf } from '#core/notebook/subject.ts';
import type { Row } from './figures.ts';
import { databaseOf } from './many-years.ts';
import type { Product } from './product.ts';
import { note } from './real-files.ts';
import { screenRows } from './screens.ts';

const NOTES = 10_000;
/** The book's screen, as it is opened for measuring, writes two more. */
const TICKETS = 4_998;

/** The screens that show tickets or notes of a member. */
const SCREENS =
  /^(?:board|book|dashboard|horse|jockey|picks|profile|race-form|tab-my-line|tab-odds|tab-tickets)$/;

/** Whom notes can be about, as the stored cards name them. */
const SUBJECTS = `
  select 'horse' as kind, horse_key as key, min(horse_name) as name from card.runners group by horse_key
  union all select 'race', id, null from card.races
  union all select distinct 'jockey', facts -> 'jockey' ->> 'name', null from card.runners where facts -> 'jockey' ->> 'name' <> ''
  union all select distinct 'trainer', facts -> 'trainer' ->> 'name', null from card.runners where facts -> 'trainer' ->> 'name' <> ''
  order by kind, key`;

/** As many notes of each kind, over all its subjects in turn. */
const WRITE_NOTES = `
  insert into notebook.notes
    (member_id, id, changed_at_ms, kind, subject_key, subject_name, note, written_at_ms, figures_from)
  select :member, 'bench-note-' || n, 1700000000000 + n, kind, key, name,
    'Note ' || n || ': wide on the turn, closed well', 1700000000000 + n, '2023-11-15'
  from (
    select row_number() over (order by turn, nth) as n, subject.*
    from (
      select *, row_number() over (partition by kind order by key) as nth, count(*) over (partition by kind) as of_kind
      from jsonb_to_recordset(cast(:subjects as jsonb)) as s(kind text, key text, name text)) subject
    cross join lateral generate_series(1, cast(ceil(:ofKind / cast(of_kind as float8)) as int)) as turn
    where (turn - 1) * of_kind + nth <= :ofKind
  ) numbered`;

const WRITE_TICKETS = `
  insert into notebook.tickets
    (member_id, id, track_slug, race_day, race, wager, base_cents, sets, cost_cents, money, idea, note, written_at_ms)
  select :member, 'bench-ticket-' || n, 'saratoga', race_day::text, race_number, 'win', 200,
    jsonb_build_array(jsonb_build_array(program_number)), 200, case when n % 3 = 0 then 'real' else 'paper' end,
    'Idea ' || n % 12, 'Ticket ' || n, 1700000000000 + n
  from (
    select row_number() over () as n, race_day, race_number, program_number
    from results.starters join results.sheets sheet on sheet.id = sheet_id
    cross join generate_series(1, :tickets)
    where superseded_at_ms is null
    limit :tickets
  ) numbered`;

async function fillNotebook(sql: Knex): Promise<void> {
  const found = await sql.raw<{ rows: { id: string }[] }>(
    "select id from accounts.members where email like 'bench-%'",
  );
  const member = found.rows[0]?.id ?? '';
  const named = await sql.raw<{ rows: RequestedSubject[] }>(SUBJECTS);
  const subjects = JSON.stringify(named.rows.map(subjectOf));
  const ofKind = NOTES / SUBJECT_KINDS.length;
  const written = await sql.raw<{ rowCount: number }>(WRITE_NOTES, { member, subjects, ofKind });
  const tickets = await sql.raw<{ rowCount: number }>(WRITE_TICKETS, { member, tickets: TICKETS });
  await sql.raw('analyze');
  note(
    `${written.rowCount} notes on horses, races, jockeys and trainers and ${tickets.rowCount} tickets of one member`,
  );
  if (written.rowCount !== NOTES || tickets.rowCount !== TICKETS)
    throw new Error(`${NOTES} notes and ${TICKETS} tickets were to be written`);
}

/** The budgets of the screens that show a member's notebook, while it has 10,000 notes and 5,000 tickets. */
export async function notebookRows(
  { address, dataFolder }: Product,
  cookie: string,
): Promise<readonly Row[]> {
  const { sql, close } = await databaseOf(dataFolder);
  await fillNotebook(sql).finally(close);
  const rows = await screenRows(address, cookie, SCREENS);
  return rows.map((row) => ({ ...row, what: `with 10,000 notes and 5,000 tickets, ${row.what}` }));
}
