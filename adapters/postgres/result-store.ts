import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type {
  CardDay,
  ResultDays,
  ResultStore,
  ResultsOfDays,
  ResultTracks,
  SimulatedResults,
  StoredSheet,
} from '#core/results/ports.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { currentSheets } from './current-sheets.ts';
import type { Database } from './database.ts';
import { type SheetRow, sheetOf } from './sheet-row.ts';

type RaceFacts = Omit<RaceResult, 'raceNumber' | 'starters'>;
type StarterFacts = Omit<Finisher, 'programNumber' | 'horseName'>;

interface StoredRow extends SheetRow {
  readonly id: number;
  readonly content_hash: string;
  readonly known_at_ms: Instant | null;
}

interface RaceRow {
  readonly sheet_id: number;
  readonly race_number: number;
  readonly facts: RaceFacts;
}

interface StarterRow {
  readonly sheet_id: number;
  readonly race_number: number;
  readonly program_number: string;
  readonly horse_name: string;
  readonly facts: StarterFacts;
}

/** One statement, because each is a round trip; the previous sheet is superseded first. */
const KEEP = `
  with superseded as (
    update results.sheets set superseded_at_ms = coalesce(cast(:knownAt as bigint), :at)
    where track = :track and race_day = :day and kind = :kind and superseded_at_ms is null
    returning id
  ), sheet as (
    insert into results.sheets (track, race_day, kind, tier, source, brought_at_ms, known_at_ms, content_hash, facts)
    select :track, :day, :kind, :tier, :source, :at, cast(:knownAt as bigint), :contentHash, cast(:facts as jsonb)
    from (select count(*) from superseded) as first
    returning id
  ), races as (
    insert into results.races (sheet_id, race_number, facts)
    select sheet.id, r.* from sheet,
      jsonb_to_recordset(cast(:races as jsonb)) as r("raceNumber" integer, facts jsonb)
  )
  insert into results.starters (sheet_id, race_number, nth, program_number, horse_name, facts)
  select sheet.id, r.* from sheet,
    jsonb_to_recordset(cast(:starters as jsonb))
      as r("raceNumber" integer, nth integer, "programNumber" text, "horseName" text, facts jsonb)`;

const SHEETS = `
  select id, track, race_day, kind, tier, source, brought_at_ms, known_at_ms, content_hash, facts from results.sheets`;
const CURRENT_SHEETS = `${SHEETS}
  where track = :track and race_day = :day and kind = :kind and superseded_at_ms is null`;
const REPLACED = `${SHEETS}
  where track = :track and race_day = :day and kind = :kind and superseded_at_ms is not null order by id desc`;

const between = (until: Instant | undefined): string => `${SHEETS}
  where race_day between :from and :to and (cast(:track as text) is null or track = :track)
    and ${currentSheets(until)}
  order by race_day, track collate "C", kind collate "C"`;

const ofDays = (until: Instant | undefined): string => `${SHEETS}
  where track = :track and race_day = any(cast(:days as date[])) and ${currentSheets(until)}
  order by race_day, kind collate "C"`;

/**
 * Only invented sheets are ever dropped; count and sum reveal a sheet that was started before the latest and stored
 * after it, the time of the latest other results that were restored beside a running server.
 */
const MARK = `
  select coalesce(max(id), 0) || '/' || count(*) || '/' || coalesce(sum(id), 0) || '/' || coalesce((
    select coalesce(known_at_ms, brought_at_ms)::text
    from results.sheets order by id desc limit 1), '') as mark
  from results.sheets`;

const tracks = (until: Instant | undefined): string => `
  select distinct track collate "C" as track from results.sheets
  where ${currentSheets(until)} and (cast(:from as date) is null or race_day between :from and :to)
  order by 1`;

const daysStatement = (until: Instant | undefined): string => `
  select distinct race_day as day from results.sheets
  where (cast(:track as text) is null or track = :track) and ${currentSheets(until)}
    and race_day between :from and :to
  order by 1 desc`;

const cardsStatement = (until: Instant | undefined): string => `
  select distinct track collate "C" as track, race_day as day from results.sheets
  where (cast(:track as text) is null or track = :track) and ${currentSheets(until)}
    and race_day between :from and :to
  order by day desc, 1 limit cast(:most as integer)`;

const RACES = `
  select sheet_id, race_number, facts from results.races where sheet_id = any(:ids)
  order by sheet_id, race_number`;

const STARTERS = `
  select sheet_id, race_number, program_number, horse_name, facts from results.starters
  where sheet_id = any(:ids) order by sheet_id, race_number, nth`;

const raceRow = ({ raceNumber, starters: _, ...facts }: RaceResult) => ({ raceNumber, facts });

const starterRows = ({ raceNumber, starters }: RaceResult) =>
  starters.map(({ programNumber, horseName, ...facts }, nth) => ({
    raceNumber,
    nth,
    programNumber,
    horseName,
    facts,
  }));

const starterOf = ({ facts, program_number, horse_name }: StarterRow): Finisher => ({
  ...facts,
  programNumber: program_number,
  horseName: horse_name,
});

function grouped<Row, Item>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  itemOf: (row: Row) => Item,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [itemOf(row)]);
    else group.push(itemOf(row));
  }
  return groups;
}

const raceKey = (row: RaceRow | StarterRow): string => `${row.sheet_id} ${row.race_number}`;

/** The races of each sheet, by the sheet's number. */
function racesOf(races: readonly RaceRow[], starters: readonly StarterRow[]) {
  const fields = grouped(starters, raceKey, starterOf);
  const raceOf = (row: RaceRow): RaceResult => ({
    ...row.facts,
    raceNumber: row.race_number,
    starters: fields.get(raceKey(row)) ?? [],
  });
  return grouped(races, (row) => String(row.sheet_id), raceOf);
}

const stored = (row: StoredRow, races: readonly RaceResult[]): StoredSheet => ({
  contentHash: row.content_hash,
  sheet: sheetOf(row, races),
  ...(row.known_at_ms !== null && { knownAt: row.known_at_ms }),
});

/** Results in PostgreSQL, schema `results`. */
export function makePostgresResultStore(
  db: Database,
): ResultStore & ResultTracks & ResultDays & ResultsOfDays & SimulatedResults {
  const ask = async <Row>(statement: string, values: Readonly<Record<string, unknown>>) =>
    (await db.sql().raw<{ rows: Row[] }>(statement, values as Record<string, never>)).rows;

  async function keepWhole(sheet: ResultSheet, contentHash: string, knownAt?: Instant): Promise<void> {
    const { track, day, kind, provenance, races, refused, attendance, handle } = sheet;
    await ask(KEEP, {
      track,
      day,
      kind,
      ...provenance,
      knownAt: knownAt ?? null,
      contentHash,
      facts: JSON.stringify({ refused, attendance, handle }),
      races: JSON.stringify(races.map(raceRow)),
      starters: JSON.stringify(races.flatMap(starterRows)),
    });
  }

  /** Complete sheets; a sheet never changes, so nothing can change between the queries. */
  async function whole(
    statement: string,
    values: Readonly<Record<string, unknown>>,
  ): Promise<readonly StoredSheet[]> {
    const sheets = await ask<StoredRow>(statement, values);
    const ids = sheets.map(({ id }) => id);
    if (ids.length === 0) return [];
    const races = racesOf(await ask<RaceRow>(RACES, { ids }), await ask<StarterRow>(STARTERS, { ids }));
    return sheets.map((sheet) => stored(sheet, races.get(String(sheet.id)) ?? []));
  }

  return {
    keep: keepWhole,
    currentSheet: async (track, day, kind) => (await whole(CURRENT_SHEETS, { track, day, kind }))[0] ?? null,
    sheetsBetween: async (track, from, to, until) =>
      (await whole(between(until), { track, from, to, ...(until && { until }) })).map(({ sheet }) => sheet),
    sheetsOn: async (track, days, until) =>
      (await whole(ofDays(until), { track, days, ...(until && { until }) })).map(({ sheet }) => sheet),
    replaced: (track, day, kind) => whole(REPLACED, { track, day, kind }),
    mark: async () => (await ask<{ mark: string }>(MARK, {}))[0]?.mark ?? '',
    async tracksWithResults(span, until) {
      const values = { from: span?.from ?? null, to: span?.to ?? null, ...(until && { until }) };
      return (await ask<{ track: string }>(tracks(until), values)).map(({ track }) => track);
    },
    daysWithResults: async (track, { from, to }, until) =>
      (await ask<{ day: RaceDay }>(daysStatement(until), { track, from, to, ...(until && { until }) })).map(
        ({ day }) => day,
      ),
    cardsWithResults: (track, { from, to }, most, until) =>
      ask<CardDay>(cardsStatement(until), { track, from, to, most, ...(until && { until }) }),
    async dropSimulated(keep) {
      const simulated = db.sql()('results.sheets').where('kind', 'simulation');
      await (keep === null
        ? simulated
        : simulated.whereNotBetween('race_day', [keep.from, keep.to])
      ).delete();
    },
  };
}
