import type { Knex } from 'knex';

/**
 * Unknown facts of results become null. The list of open facts goes: a race says whether its field is complete, a
 * starter whether it finished. Two facts of a starter and one of a winner take their present names.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update results.starters as s set facts =
      (s.facts - 'favourite' - 'isFavourite' - 'lastStartTold')
      || jsonb_build_object(
        'isFavorite', coalesce(s.facts -> 'isFavorite', s.facts -> 'isFavourite', s.facts -> 'favourite', 'false'),
        'lastStartReported', coalesce(s.facts -> 'lastStartReported', s.facts -> 'lastStartTold', 'false'),
        'finished', case
          when s.facts ->> 'crossed' is not null then to_jsonb(true)
          when r.facts -> 'untold' @> '["places"]' then 'null'::jsonb
          else to_jsonb(false)
        end
      )
    from results.races as r
    where r.sheet_id = s.sheet_id and r.race_number = s.race_number;

    update results.races set facts =
      (facts - 'untold')
      || jsonb_build_object('isFieldComplete', not coalesce(facts -> 'untold' @> '["field"]', false))
      || case
        when facts -> 'distanceYards' = '0' then '{"surface": null, "distanceYards": null}'::jsonb
        when facts -> 'untold' @> '["surface"]' then '{"surface": null}'::jsonb
        else '{}'::jsonb
      end
      || case when facts -> 'cancelled' = '"Not told"' then '{"cancelled": "Not reported"}'::jsonb else '{}'::jsonb end
      || case
        when jsonb_typeof(facts -> 'winner') = 'object' and facts -> 'winner' -> 'colour' is not null
          then jsonb_build_object(
            'winner', (facts -> 'winner') - 'colour' || jsonb_build_object('color', facts -> 'winner' -> 'colour'))
        else '{}'::jsonb
      end;
  `);
}
