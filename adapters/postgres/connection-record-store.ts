import { type NamedRecord, type RecordName, recordKey } from '#core/handicapping/connection-record.ts';
import type { ConnectionRecordStore, History } from '#core/handicapping/ports.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Database } from './database.ts';

interface NameRow extends RecordName {
  readonly id: number;
  readonly history: History;
  readonly firstDay: RaceDay;
}

type Figures = readonly [
  nameId: number,
  day: RaceDay,
  starts: number,
  wins: number,
  expected: number,
  support: number,
];

interface RecordRow extends RecordName {
  readonly day: RaceDay;
  readonly starts: number;
  readonly wins: number;
  readonly expected: number;
  readonly support: number;
}

/** Rows sent to the server in one statement. */
const AT_ONCE = 20_000;

const KEEP_NAMES = `
  insert into handicapping.standing_names (id, history, kind, name, first_day)
  select * from jsonb_to_recordset(cast(:rows as jsonb))
    as r(id integer, history text, kind text, name text, "firstDay" date)`;

const KEEP_RECORDS = `
  insert into handicapping.standings (name_id, day, starts, wins, expected, support)
  select cast(r->>0 as integer), cast(r->>1 as date), cast(r->>2 as double precision),
    cast(r->>3 as double precision), cast(r->>4 as double precision), cast(r->>5 as double precision)
  from jsonb_array_elements(cast(:rows as jsonb)) as r`;

const NOTE = `
  insert into handicapping.standings_told (mark) values (:mark)
  on conflict (is_the_one) do update set mark = excluded.mark`;

const BEFORE = `
  select n.kind, n.name, s.day, s.starts, s.wins, s.expected, s.support
  from unnest(cast(:kinds as text[]), cast(:names as text[])) as w(kind, name)
  join handicapping.standing_names n on n.history = :history and n.kind = w.kind and n.name = w.name collate "C"
  cross join lateral (
    select * from handicapping.standings s where s.name_id = n.id and s.day < :day order by s.day desc limit 1) s`;

const PEOPLE = `
  select kind, name from handicapping.standing_names
  where history = :history and kind in ('jockey', 'trainer') and first_day < :day
    and string_to_array(name, ' ') && cast(:words as text[])
  order by kind, name`;

function* inParts<Row>(rows: readonly Row[]): Generator<string> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    yield JSON.stringify(rows.slice(from, from + AT_ONCE));
}

/** Names numbered from one, and each name's record by day. */
function rowsOf(recordsByHistory: ReadonlyMap<History, readonly NamedRecord[]>) {
  const names = new Map<string, NameRow>();
  const figures: Figures[] = [];
  for (const [history, rows] of recordsByHistory) {
    for (const { kind, name, day, record } of rows) {
      const key = `${history} ${recordKey({ kind, name })}`;
      const nameRow = names.get(key) ?? { id: names.size + 1, history, kind, name, firstDay: day };
      names.set(key, day < nameRow.firstDay ? { ...nameRow, firstDay: day } : nameRow);
      const { starts, wins, expected, support } = record;
      figures.push([nameRow.id, day, starts, wins, expected, support]);
    }
  }
  return { names: [...names.values()], figures };
}

const recordOf = ({ kind, name, day, ...record }: RecordRow): NamedRecord => ({
  kind,
  name,
  day,
  record,
});

/** Connection records in PostgreSQL, schema `handicapping`. */
export function makePostgresConnectionRecordStore(db: Database): ConnectionRecordStore {
  const ask = async <Row>(statement: string, values: Readonly<Record<string, unknown>>) =>
    (await db.sql().raw<{ rows: Row[] }>(statement, values as Record<string, never>)).rows;

  async function replaceWhole(recordsByHistory: ReadonlyMap<History, readonly NamedRecord[]>): Promise<void> {
    const { names, figures } = rowsOf(recordsByHistory);
    await db.sql()('handicapping.standings').delete();
    await db.sql()('handicapping.standing_names').delete();
    for (const rows of inParts(names)) await ask(KEEP_NAMES, { rows });
    for (const rows of inParts(figures)) await ask(KEEP_RECORDS, { rows });
  }

  return {
    async recordsBefore(history, names, day) {
      const values = {
        history,
        day,
        kinds: names.map(({ kind }) => kind),
        names: names.map(({ name }) => name),
      };
      return (await ask<RecordRow>(BEFORE, values)).map(recordOf);
    },
    peopleBefore: (history, words, day) => ask<RecordName>(PEOPLE, { history, words, day }),
    replaceAll: (recordsByHistory, mark) =>
      db.allOrNothing(async () => {
        await replaceWhole(recordsByHistory);
        await ask(NOTE, { mark });
      }),
    async mark() {
      const [row] = await ask<{ mark: string }>('select mark from handicapping.standings_told', {});
      return row?.mark ?? null;
    },
  };
}
