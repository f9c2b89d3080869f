import type { Knex } from 'knex';
import type { CardOutline } from '#core/card/card-outline.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { CardCalendar, CardStore, StoredCard } from '#core/card/ports.ts';
import { type Card, parseRaceId, type Race, type RaceId } from '#core/card/race.ts';
import { type HorseKey, type Runner, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import { asRead, type RunnerAsRead, runnerOn } from '#core/card/runner-as-read.ts';
import { trackBySlug } from '#core/card/track.ts';
import { groupBy } from '#core/kernel/group-by.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Provenance, Tier } from '#core/kernel/provenance.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { Database } from './database.ts';

/** A runner with the race and card around it; a race's facts come with its first runner only. */
interface Line {
  readonly track_slug: string;
  readonly race_day: RaceDay;
  readonly tier: Tier;
  readonly source: string;
  readonly brought_at_ms: Instant;
  readonly content_hash: string;
  readonly id: RaceId;
  readonly race_number: number;
  readonly post_time_ms: Instant | null;
  readonly race_facts: RaceFacts | null;
  /** Null for a race without runners. */
  readonly program_number: string | null;
  readonly post_position: number | null;
  readonly horse_key: HorseKey;
  readonly horse_name: string;
  readonly is_scratched: boolean;
  readonly runner_facts: RunnerFacts;
}

type HeadRow = Pick<Line, 'tier' | 'source' | 'brought_at_ms' | 'content_hash'> & {
  readonly race_ids: readonly RaceId[];
  readonly post_times: readonly (Instant | null)[];
};

type RaceFacts = Omit<Race, 'id' | 'trackSlug' | 'day' | 'number' | 'postTime' | 'runners'>;
type RunnerFacts = Omit<
  RunnerAsRead,
  'programNumber' | 'postPosition' | 'horseKey' | 'horseName' | 'isScratched' | 'pastPerformances'
>;

const LINES = `
  select c.track_slug, c.race_day, c.tier, c.source, c.brought_at_ms, c.content_hash,
    r.id, r.race_number, r.post_time_ms, case when coalesce(u.nth, 0) = 0 then r.facts end as race_facts,
    u.program_number, u.post_position, u.horse_key, u.horse_name, u.is_scratched, u.facts as runner_facts
  from card.cards c join card.races r on r.card_id = c.id left join card.runners u on u.race_id = r.id`;

const CARD_FOR = `${LINES}
  where c.id = (select id from card.cards where track_slug = ? and race_day = ? order by is_demo limit 1)
  order by r.race_number, u.nth`;

const HEAD_FOR = `
  select tier, source, brought_at_ms, content_hash,
    array(select r.id from card.races r where r.card_id = c.id order by r.race_number) as race_ids,
    array(
      select cast(r.post_time_ms as float8) from card.races r where r.card_id = c.id order by r.race_number
    ) as post_times
  from card.cards c where track_slug = ? and race_day = ? order by is_demo limit 1`;

const RACE_WITH = `${LINES}
  where r.id = ? and not (c.is_demo and exists (
    select 1 from card.cards o where o.track_slug = c.track_slug and o.race_day = c.race_day and not o.is_demo))
  order by u.nth`;

const OUTLINES = `
  select c.track_slug, c.race_day, c.tier, c.source, c.brought_at_ms, r.id, r.race_number, r.post_time_ms
  from card.cards c join card.races r on r.card_id = c.id
  where c.race_day between ? and ? and not (c.is_demo and exists (
    select 1 from card.cards o where o.track_slug = c.track_slug and o.race_day = c.race_day and not o.is_demo))
  order by c.track_slug collate "C", c.race_day, r.race_number`;

const FORMS_OF = `
  select race_id, program_number, facts || jsonb_build_object('day', race_date) as race from card.past_races
  where race_id = any(:ids) and race_date < :day order by race_id, program_number, nth`;

const KEEP_CARD = `
  insert into card.cards (track_slug, race_day, is_demo, tier, source, brought_at_ms, content_hash)
  values (:slug, :day, :isDemo, :tier, :source, :at, :contentHash)
  on conflict on constraint cards_one_of_a_kind do update
    set tier = excluded.tier, source = excluded.source, brought_at_ms = excluded.brought_at_ms,
        content_hash = excluded.content_hash
  returning id`;

/** Races keep their rows through a new import, because other rooms may refer to them. */
const KEEP_RACES = `
  insert into card.races (id, card_id, race_number, post_time_ms, facts)
  select r.id, :cardId, r.number, r."postTime", r.facts
  from jsonb_to_recordset(cast(:rows as jsonb)) as r(id text, number integer, "postTime" bigint, facts jsonb)
  on conflict (id) do update
    set card_id = excluded.card_id, race_number = excluded.race_number, post_time_ms = excluded.post_time_ms,
        facts = excluded.facts`;

const KEEP_RUNNERS = `
  insert into card.runners
    (race_id, program_number, nth, post_position, horse_key, horse_name, is_scratched, facts)
  select * from jsonb_to_recordset(cast(:rows as jsonb)) as r("raceId" text, "programNumber" text, nth integer,
    "postPosition" integer, "horseKey" text, "horseName" text, "isScratched" boolean, facts jsonb)`;

const KEEP_PAST_RACES = `
  insert into card.past_races (race_id, program_number, nth, race_date, facts)
  select * from jsonb_to_recordset(cast(:rows as jsonb))
    as r("raceId" text, "programNumber" text, nth integer, day date, facts jsonb)`;

const isDemo = (card: Card): boolean => card.provenance.tier === 'demo';

function raceRow({ id, trackSlug: _slug, day: _day, number, postTime, runners: _, ...facts }: Race) {
  return { id, number, postTime, facts };
}

const runnerRows = (race: Race) =>
  race.runners.map(
    (
      { programNumber, postPosition, horseKey, horseName, isScratched, pastPerformances: _, ...facts },
      nth,
    ) => ({
      raceId: race.id,
      programNumber,
      nth,
      postPosition,
      horseKey,
      horseName,
      isScratched,
      facts: asRead(facts),
    }),
  );

const pastRaceRows = (race: Race) =>
  race.runners.flatMap(({ programNumber, pastPerformances }) =>
    (pastPerformances ?? []).map(({ day, ...facts }, nth) => ({
      raceId: race.id,
      programNumber,
      nth,
      day,
      facts,
    })),
  );

const raceOf = (line: Line, facts: RaceFacts, runners: readonly Runner[]): Race => ({
  ...facts,
  id: line.id,
  trackSlug: line.track_slug,
  day: line.race_day,
  number: line.race_number,
  postTime: line.post_time_ms,
  runners,
});

const provenanceOf = (line: Pick<Line, 'tier' | 'source' | 'brought_at_ms'>): Provenance => ({
  tier: line.tier,
  source: line.source,
  at: line.brought_at_ms,
});

/** A fact that cards did not have yet when this one was stored is unknown. */
const runnerOf = (line: Line, programNumber: string): Runner => ({
  ...UNKNOWN_RUNNER,
  ...runnerOn(line.runner_facts, provenanceOf(line)),
  programNumber,
  postPosition: line.post_position,
  horseKey: line.horse_key,
  horseName: line.horse_name,
  isScratched: line.is_scratched,
  pastPerformances: line.runner_facts.records === null ? null : [],
});

function racesOf(lines: readonly Line[]): readonly Race[] {
  const races: Race[] = [];
  let runners: Runner[] = [];
  for (const line of lines) {
    if (line.race_facts !== null) {
      runners = [];
      races.push(raceOf(line, line.race_facts, runners));
    }
    if (line.program_number !== null) runners.push(runnerOf(line, line.program_number));
  }
  return races;
}

type OutlineRow = Pick<
  Line,
  'track_slug' | 'race_day' | 'tier' | 'source' | 'brought_at_ms' | 'id' | 'race_number' | 'post_time_ms'
>;

const raceOutlineOf = (row: OutlineRow) => ({
  id: row.id,
  trackSlug: row.track_slug,
  day: row.race_day,
  number: row.race_number,
  postTime: row.post_time_ms,
});

const outlinesIn = (rows: readonly OutlineRow[]): readonly CardOutline[] =>
  [...groupBy(rows, ({ track_slug, race_day }) => `${track_slug} ${race_day}`).values()].flatMap((races) => {
    const [first] = races;
    if (first === undefined) return [];
    const { track_slug: trackSlug, race_day: day } = first;
    return [{ trackSlug, day, provenance: provenanceOf(first), races: races.map(raceOutlineOf) }];
  });

interface FormRow {
  readonly race_id: RaceId;
  readonly program_number: string;
  readonly race: PastPerformance;
}

function formsIn(rows: readonly FormRow[]): Map<RaceId, Map<string, PastPerformance[]>> {
  const forms = new Map<RaceId, Map<string, PastPerformance[]>>();
  for (const { race_id: id, program_number: number, race } of rows) {
    const form = forms.get(id) ?? new Map<string, PastPerformance[]>();
    forms.set(id, form);
    const races = form.get(number);
    if (races === undefined) form.set(number, [race]);
    else races.push(race);
  }
  return forms;
}

function cardOf(line: Line, races: readonly Race[]): StoredCard {
  const provenance = provenanceOf(line);
  const card = { trackSlug: line.track_slug, day: line.race_day, provenance, races };
  return { card, contentHash: line.content_hash };
}

/** Cards in PostgreSQL, schema `card`. */
export function makePostgresCardStore(db: Database): CardStore & CardCalendar {
  const ask = async <Row>(statement: string, values: readonly string[]): Promise<readonly Row[]> =>
    (await db.sql().raw<{ rows: Row[] }>(statement, values)).rows;

  async function slugsIn(cards: Knex.QueryBuilder): Promise<readonly string[]> {
    const rows: { track_slug: string }[] = await cards.distinct('track_slug').orderBy('track_slug');
    return rows.map(({ track_slug }) => track_slug);
  }

  async function keepWhole(card: Card, contentHash: string): Promise<void> {
    const sql = db.sql();
    const { trackSlug: slug, day, provenance, races } = card;
    const head = { slug, day, isDemo: isDemo(card), ...provenance, contentHash };
    const { rows } = await sql.raw<{ rows: [{ id: number }] }>(KEEP_CARD, head);
    const cardId = rows[0].id;
    const ids = races.map((race) => race.id);
    await sql('card.races').where('card_id', cardId).whereNotIn('id', ids).delete();
    await sql.raw(KEEP_RACES, { cardId, rows: JSON.stringify(races.map(raceRow)) });
    await sql('card.runners').whereIn('race_id', ids).delete();
    await sql.raw(KEEP_RUNNERS, { rows: JSON.stringify(races.flatMap(runnerRows)) });
    await sql.raw(KEEP_PAST_RACES, { rows: JSON.stringify(races.flatMap(pastRaceRows)) });
  }

  return {
    keep: (card, contentHash) => db.allOrNothing(() => keepWhole(card, contentHash)),

    async cardFor(trackSlug, day) {
      const lines = await ask<Line>(CARD_FOR, [trackSlug, day]);
      const [first] = lines;
      return first === undefined ? null : cardOf(first, racesOf(lines));
    },

    async headFor(trackSlug, day) {
      const [row] = await ask<HeadRow>(HEAD_FOR, [trackSlug, day]);
      if (row === undefined || row.race_ids.length === 0) return null;
      const { content_hash: contentHash, race_ids: raceIds, post_times: storedPostTimes } = row;
      return { provenance: provenanceOf(row), contentHash, raceIds, storedPostTimes };
    },

    async raceWith(id) {
      const lines = await ask<Line>(RACE_WITH, [id]);
      const [first] = lines;
      const [race] = racesOf(lines);
      if (first === undefined || race === undefined) return null;
      return { race, provenance: provenanceOf(first), contentHash: first.content_hash };
    },

    async formsOf(races, before) {
      const zone = trackBySlug(parseRaceId(races[0]?.id ?? '')?.trackSlug ?? '')?.timeZone;
      if (zone === undefined) return new Map();
      const wanted = { ids: races.map(({ id }) => id), day: raceDayAt(before, zone) };
      return formsIn((await db.sql().raw<{ rows: FormRow[] }>(FORMS_OF, wanted)).rows);
    },

    async latestRealDay(trackSlug) {
      const found = await db
        .sql()('card.cards')
        .where({ track_slug: trackSlug, is_demo: false })
        .max<{ day: RaceDay | null }[]>('race_day as day');
      return found[0]?.day ?? null;
    },

    async tracksRacing({ from, to }) {
      return slugsIn(db.sql()('card.cards').whereBetween('race_day', [from, to]));
    },

    async outlinesBetween({ from, to }) {
      return outlinesIn(await ask<OutlineRow>(OUTLINES, [from, to]));
    },

    async tracksWithRealCards() {
      return slugsIn(db.sql()('card.cards').where('is_demo', false));
    },

    async dropDemo(keep) {
      const demo = db.sql()('card.cards').where('is_demo', true);
      await (keep === null ? demo : demo.whereNotBetween('race_day', [keep.from, keep.to])).delete();
    },
  };
}
