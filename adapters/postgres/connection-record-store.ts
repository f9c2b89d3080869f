import { type NamedRecord, type RecordName, recordKey } from '#core/handicapping/connection-record.ts';
import type { ConnectionRecordStore, History, RecordPart } from '#core/handicapping/ports.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Database } from './database.ts';

interface NameRow extends RecordName {
  readonly id: number;
  readonly history: History;
  readonly firstDay: RaceDay;
}

/** Figures of records, column by column. */
interface FigureColumns {
  readonly ids: number[];
  readonly days: RaceDay[];
  readonly starts: number[];
  readonly wins: number[];
  readonly expected: number[];
  readonly support: number[];
}

const noFigures = (): FigureColumns => ({
  ids: [],
  days: [],
  starts: [],
  wins: [],
  expected: [],
  support: [],
});

/** An array as PostgreSQL reads it; numbers and days need no quotes. */
const arrayText = (values: readonly (number | RaceDay)[]): string => `{${values.join(',')}}`;

interface RecordRow extends RecordName {
  readonly day: RaceDay;
  readonly starts: number;
  readonly wins: number;
  readonly expected: number;
  readonly support: number;
}

/** Rows sent to the server in one statement. */
const AT_ONCE = 4_000;

const KEEP_NAMES = `
  insert into handicapping.standing_names (id, history, kind, name, first_day)
  select * from jsonb_to_recordset(cast(:rows as jsonb))
    as r(id integer, history text, kind text, name text, "firstDay" date)`;

const KEEP_RECORDS = `
  insert into handicapping.standings (name_id, day, starts, wins, expected, support)
  select * from unnest(cast(:ids as integer[]), cast(:days as date[]), cast(:starts as double precision[]),
    cast(:wins as double precision[]), cast(:expected as double precision[]), cast(:support as double precision[]))`;

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

/** Collects rows of names and figures, numbering the names from 1 as they appear. */
class RecordRows {
  readonly #ids = new Map<string, number>();
  #names: NameRow[] = [];
  #figures = noFigures();

  get isFull(): boolean {
    return this.#figures.ids.length >= AT_ONCE;
  }

  add({ history, records }: RecordPart): void {
    for (const { kind, name, day, record } of records) {
      const key = `${history} ${recordKey({ kind, name })}`;
      const id = this.#ids.get(key) ?? this.#ids.size + 1;
      if (id > this.#ids.size) {
        this.#ids.set(key, id);
        this.#names.push({ id, history, kind, name, firstDay: day });
      }
      const { ids, days, starts, wins, expected, support } = this.#figures;
      ids.push(id);
      days.push(day);
      starts.push(record.starts);
      wins.push(record.wins);
      expected.push(record.expected);
      support.push(record.support);
    }
  }

  /** What was collected since the last call: the names as JSON, the figures as arrays. */
  take(): { readonly names: string; readonly figures: Readonly<Record<string, string>> } {
    const columns = Object.entries(this.#figures).map(([column, values]) => [column, arrayText(values)]);
    const taken = { names: JSON.stringify(this.#names), figures: Object.fromEntries(columns) };
    this.#names = [];
    this.#figures = noFigures();
    return taken;
  }
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

  async function keepRows(rows: RecordRows): Promise<void> {
    const { names, figures } = rows.take();
    await ask(KEEP_NAMES, { rows: names });
    await ask(KEEP_RECORDS, figures);
  }

  /** Rows are sent while those after them are worked out; no statement is under way once it ends. */
  async function replaceWhole(parts: AsyncIterable<RecordPart>): Promise<void> {
    await db.sql()('handicapping.standings').delete();
    await db.sql()('handicapping.standing_names').delete();
    const rows = new RecordRows();
    let storing = Promise.resolve();
    try {
      for await (const part of parts) {
        rows.add(part);
        if (!rows.isFull) continue;
        await storing;
        storing = keepRows(rows);
        storing.catch(() => undefined);
      }
      await storing;
      await keepRows(rows);
    } finally {
      await storing.catch(() => undefined);
    }
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
    replaceAll: (parts, mark) =>
      db.allOrNothing(async () => {
        await replaceWhole(parts);
        await ask(NOTE, { mark });
      }),
    async mark() {
      const [row] = await ask<{ mark: string }>('select mark from handicapping.standings_told', {});
      return row?.mark ?? null;
    },
  };
}
