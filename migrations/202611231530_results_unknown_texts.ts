import type { Knex } from 'knex';

/**
 * Texts of results that stood empty for unknown become null, and so do a disqualification and the favorite in live
 * results, which no live source reports. A canceled race holds its reason in an object, null where none was reported.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update results.races set facts = facts
      || case when facts -> 'type' = '""' then '{"type": null}'::jsonb else '{}'::jsonb end
      || case when facts -> 'conditions' = '""' then '{"conditions": null}'::jsonb else '{}'::jsonb end
      || case
        when jsonb_typeof(facts -> 'cancelled') is distinct from 'string' then '{}'::jsonb
        when facts ->> 'cancelled' in ('Not reported', 'Called off') then '{"cancelled": {"reason": null}}'::jsonb
        else jsonb_build_object('cancelled', jsonb_build_object('reason', facts -> 'cancelled'))
      end
      || case
        when facts -> 'scratches' @> '[{"reason": ""}]' then jsonb_build_object('scratches', (
          select jsonb_agg(
            case when scratch -> 'reason' = '""' then scratch || '{"reason": null}'::jsonb else scratch end
            order by nth)
          from jsonb_array_elements(facts -> 'scratches') with ordinality as listed(scratch, nth)))
        else '{}'::jsonb
      end
    where facts -> 'type' = '""' or facts -> 'conditions' = '""' or jsonb_typeof(facts -> 'cancelled') = 'string'
      or facts -> 'scratches' @> '[{"reason": ""}]';

    update results.starters set facts = facts || '{"jockeyName": null}'::jsonb
    where facts -> 'jockeyName' = '""';

    update results.starters as s set facts = s.facts
      || '{"disqualified": null, "isFavorite": null}'::jsonb
      || case when s.facts -> 'comment' = '""' then '{"comment": null}'::jsonb else '{}'::jsonb end
    from results.sheets as h
    where h.id = s.sheet_id and h.kind = 'live';
  `);
}
