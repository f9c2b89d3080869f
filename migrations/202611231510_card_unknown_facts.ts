import type { Knex } from 'knex';

/**
 * Unknown facts of cards become null. Until now a made-up value stood in their place, named in the list `untold`; entries
 * of live sources also left empty texts, and a runner listed without `form` had records that nobody reported.
 */
const STATEMENTS = [
  'alter table card.runners alter column post_position drop not null',
  `update card.runners set post_position = null where facts -> 'untold' @> '["post position"]'`,
  `update card.runners u
    set facts = (facts - 'untold' - 'colour')
      || jsonb_build_object(
        'color', nullif(facts ->> 'colour', ''),
        'owner', nullif(facts ->> 'owner', ''),
        'silks', nullif(facts ->> 'silks', ''),
        'pedigree', facts -> 'pedigree' || (
          select coalesce(jsonb_object_agg(key, null), '{}') from jsonb_each(facts -> 'pedigree') where value = '""'
        )
      )
      || case when facts -> 'untold' @> '["age"]' then '{"age": null}'::jsonb else '{}' end
      || case when facts -> 'untold' @> '["sex"]' then '{"sex": null}'::jsonb else '{}' end
      || case when facts -> 'untold' @> '["form"]'
        then '{"firstStartAsGelding": null, "records": null, "workouts": null}'::jsonb else '{}' end`,
  `update card.races r
    set facts = (r.facts - 'untold')
      || jsonb_build_object(
        'raceType', nullif(r.facts ->> 'raceType', ''),
        'classification', nullif(r.facts ->> 'classification', '')
      )
      || case when r.facts -> 'untold' @> '["surface"]' then '{"surface": null}'::jsonb else '{}' end
      || case when r.facts -> 'untold' @> '["distance"]' then '{"distanceYards": null}'::jsonb else '{}' end
      || case when c.tier = 'live' then '{"stateBred": null}'::jsonb else '{}' end
      || case when c.tier = 'live' and r.facts #>> '{eligibility,ages}' = ''
        then '{"eligibility": {"ages": null, "sexes": null}}'::jsonb else '{}' end
    from card.cards c
    where c.id = r.card_id`,
  `update card.past_races
    set facts = (facts - 'wasFavourite')
      || jsonb_build_object('wasFavorite', facts -> 'wasFavourite', 'medication', nullif(facts ->> 'medication', ''))`,
];

export async function up(knex: Knex): Promise<void> {
  for (const statement of STATEMENTS) await knex.raw(statement);
}
