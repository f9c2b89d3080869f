import { formsByHorse } from '#core/card/history/forms-by-horse.ts';
import type { PrintedForms } from '#core/card/history/ports.ts';
import { formBefore, type NamedHorse, type PrintedForm } from '#core/card/history/printed-form.ts';
import { nameInKey } from '#core/card/history/same-horse.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { HorseKey } from '#core/card/runner.ts';
import type { Workout } from '#core/card/workout.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { Database } from './database.ts';

interface HorseRow {
  readonly horse_key: HorseKey;
  readonly horse_name: string;
  readonly sire: string | null;
  readonly dam: string | null;
}

interface FormRow extends HorseRow {
  readonly track_slug: string;
  readonly race_day: RaceDay;
  readonly tier: Tier;
  readonly source: string;
  readonly brought_at_ms: Instant;
  readonly lines: readonly PastPerformance[];
  readonly works: readonly Workout[] | null;
}

/** The name indexes are on this expression. */
const isNamed = (table: string): string => `split_part(${table}.horse_key, '|', 1) = any(:names)`;

const CARD_HORSE = `u.horse_key, u.horse_name, u.facts #>> '{pedigree,sire}' as sire, u.facts #>> '{pedigree,dam}' as dam`;
const CARD_RUNNERS =
  'card.runners u join card.races r on r.id = u.race_id join card.cards c on c.id = r.card_id';

const OTHER_HORSE = 'o.horse_key, o.horse_name, o.sire, o.dam';
const OTHER_FORMS = `
  card.other_forms o join card.other_formats f on f.card_id = o.card_id and f.producer = o.producer
  join card.cards c on c.id = o.card_id`;

/**
 * What cards print, then what other formats of them do. `:day` is the latest day that can be over anywhere; each track's
 * own clock decides afterward.
 */
const FORMS_NAMED = `
  select ${CARD_HORSE}, c.track_slug, c.race_day, c.tier, c.source, c.brought_at_ms, u.facts -> 'workouts' as works,
    coalesce((
      select jsonb_agg(p.facts || jsonb_build_object('day', p.race_date) order by p.nth) from card.past_races p
      where p.race_id = u.race_id and p.program_number = u.program_number and p.race_date <= :day
    ), '[]') as lines, '' as producer, r.race_number, u.nth
  from ${CARD_RUNNERS} where ${isNamed('u')}
  union all
  select ${OTHER_HORSE}, c.track_slug, c.race_day, 'imported', f.source, f.brought_at_ms, o.works, o.lines,
    f.producer, 0, o.nth
  from ${OTHER_FORMS} where ${isNamed('o')}
  order by race_day, track_slug, producer, race_number, nth`;

/** Named as on the latest card, else as in another format. */
const horsesNamedStatement = (until: Instant | undefined): string => `
  select distinct on (horse_key) horse_key, horse_name, sire, dam from (
    select ${CARD_HORSE}, c.race_day, c.track_slug, 0 as place from ${CARD_RUNNERS}
    where ${isNamed('u')}${until === undefined ? '' : ' and c.brought_at_ms <= :until'}
    union all
    select ${OTHER_HORSE}, c.race_day, c.track_slug, 1 from ${OTHER_FORMS}
    where ${isNamed('o')}${until === undefined ? '' : ' and f.brought_at_ms <= :until'}
  ) named
  order by horse_key, place, race_day desc, track_slug`;

const horseOf = (row: HorseRow): NamedHorse => ({
  key: row.horse_key,
  name: row.horse_name,
  sire: row.sire,
  dam: row.dam,
});

const formOf = (row: FormRow): PrintedForm => ({
  horse: horseOf(row),
  trackSlug: row.track_slug,
  cardDay: row.race_day,
  provenance: { tier: row.tier, source: row.source, at: row.brought_at_ms },
  lines: row.lines,
  works: row.works ?? [],
});

/** What cards in PostgreSQL and other formats of them print about horses, read where it is stored. */
export function makePostgresPrintedForms(db: Database): PrintedForms {
  const ask = async <Row>(statement: string, values: Readonly<Record<string, unknown>>) =>
    (await db.sql().raw<{ rows: Row[] }>(statement, values as Record<string, never>)).rows;
  return {
    async printedOf(horses, before) {
      if (horses.length === 0) return new Map();
      const values = { names: horses.map(nameInKey), day: raceDayAt(before, 'UTC') };
      const rows = await ask<FormRow>(FORMS_NAMED, values);
      return formsByHorse(
        horses,
        rows.map((row) => formBefore(formOf(row), before)),
      );
    },
    async horsesNamed(names, until) {
      if (names.length === 0) return [];
      const rows = await ask<HorseRow>(horsesNamedStatement(until), { names, ...(until && { until }) });
      return rows.map(horseOf);
    },
  };
}
