import { trackBySlug, zoneOf } from '#core/card/track.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import type { DayFacts } from '#core/operations/day-facts.ts';
import type { DayCounts } from '#core/operations/ports.ts';
import type { Database } from './database.ts';

type Counted = Omit<DayFacts, 'day' | 'card'>;

interface FactsRow extends Counted {
  readonly day: RaceDay;
  /** Null without a card, like the rest of its columns. */
  readonly tier: Tier | null;
  readonly source: string;
  readonly races: number;
  readonly racesWithoutRunners: number;
  readonly firstPost: Instant | null;
  readonly lastPost: Instant | null;
}

const FACTS = `
  select d.day, c.tier, c.source, r.*, s.*, w.*, e.*, p.*, g.*, f.*
  from jsonb_to_recordset(cast(:days as jsonb)) as d(nth integer, day date, "from" bigint, "to" bigint)
  left join lateral (
    select id, tier, source, content_hash from card.cards
    where track_slug = :track and race_day = d.day order by is_demo limit 1) c on true
  cross join lateral (
    select c.content_hash || coalesce('+' || nullif(count(*), 0) || '@' || max(known_at_ms), '') as stands
    from card.changes h where h.track_slug = :track and h.race_day = d.day
      and h.race_id in (select r.id from card.races r where r.card_id = c.id)) h
  cross join lateral (
    select count(*) as races, min(post) as "firstPost", max(post) as "lastPost",
      count(*) filter (where not exists (select 1 from card.runners u where u.race_id = n.id))
        as "racesWithoutRunners"
    from (
      select r.id, coalesce((
        select cast(h.fact->>'to' as bigint) from card.changes h
        where h.race_id = r.id and h.fact->>'what' = 'post-time'
        order by h.known_at_ms desc, h.id desc limit 1), r.post_time_ms) as post
      from card.races r
      where r.card_id = c.id and not exists (
        select 1 from (
          select distinct on (h.source) h.fact->>'to' as is_off from card.changes h
          where h.race_id = r.id and h.fact->>'what' = 'cancelled'
          order by h.source, h.known_at_ms desc, h.id desc) l
        where l.is_off = 'true')) n) r
  cross join lateral (
    select count(distinct r.race_number) as "resultRaces"
    from results.sheets s join results.races r on r.sheet_id = s.id
    where s.track = :code and s.race_day = d.day and s.superseded_at_ms is null) s
  cross join lateral (
    select count(*) as observations from weather.facts
    where track_slug = :track and kind = 'observation' and known_at_ms >= d."from" and known_at_ms < d."to") w
  cross join lateral (
    select count(distinct key) as selections, count(distinct race_number) as "selectedRaces"
    from press.selections where track = :track and race_day = d.day) e
  cross join lateral (
    select count(distinct (race_number, program_number)) as pedigrees,
      count(distinct race_number) as "pedigreeRaces"
    from press.pedigrees where track = :track and race_day = d.day) p
  cross join lateral (
    select coalesce(max(jsonb_array_length(recommendations)), 0) as "pickedRaces",
      coalesce(bool_or(card_hash is distinct from h.stands), false) as "arePicksOutdated"
    from picks.sets where track_slug = :track and race_day = d.day) g
  cross join lateral (
    select coalesce(max(jsonb_array_length(races)), 0) as "figureRaces"
    from handicapping.figure_reports
    where track = :code and race_day = d.day and superseded_at_ms is null) f
  order by d.nth`;

function factsIn({
  tier,
  source,
  races,
  racesWithoutRunners,
  firstPost,
  lastPost,
  ...counted
}: FactsRow): DayFacts {
  const card = tier === null ? null : { tier, source, races, racesWithoutRunners, firstPost, lastPost };
  return { ...counted, card };
}

/** Counts of each day, computed by PostgreSQL across the schemas of every room; no card is loaded. */
export function makePostgresDayCounts(db: Database): DayCounts {
  const cardDays = async (statement: string, track: string, day: RaceDay, most: number) => {
    const { rows } = await db
      .sql()
      .raw<{ rows: { race_day: RaceDay }[] }>(
        `select distinct race_day from card.cards where track_slug = :track and ${statement} limit :most`,
        { track, day, most },
      );
    return rows.map(({ race_day }) => race_day);
  };
  return {
    async factsOf(track, days) {
      const zone = zoneOf(track);
      const spans = days.map((day, nth) => ({
        nth,
        day,
        from: instantOn(day, 0, zone),
        to: instantOn(addDays(day, 1), 0, zone),
      }));
      const values = { track, code: trackBySlug(track)?.code ?? '', days: JSON.stringify(spans) };
      const { rows } = await db.sql().raw<{ rows: FactsRow[] }>(FACTS, values);
      return rows.map(factsIn);
    },
    cardDaysBefore: (track, day, most) =>
      cardDays('race_day < :day order by race_day desc', track, day, most),
    cardDaysAfter: (track, day, most) => cardDays('race_day > :day order by race_day', track, day, most),
  };
}
