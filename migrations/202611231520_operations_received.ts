import type { Knex } from 'knex';

/** Counts of what a source sent are called received, in runs, their parts and steps of workflows; a failed model call is called unavailable. */
const STATEMENTS = [
  'alter table operations.runs rename column brought to received',
  `update operations.runs set facts = jsonb_set(facts, '{parts}', (
      select coalesce(jsonb_agg((part - 'brought') || jsonb_build_object('received', part -> 'brought') order by nth), '[]')
      from jsonb_array_elements(facts -> 'parts') with ordinality as parts (part, nth)))
    where jsonb_typeof(facts -> 'parts') = 'array'`,
  `update operations.workflows set facts = jsonb_set(facts, '{steps}', (
      select coalesce(jsonb_agg((step - 'brought') || jsonb_build_object('received', step -> 'brought') order by nth), '[]')
      from jsonb_array_elements(facts -> 'steps') with ordinality as steps (step, nth)))
    where jsonb_typeof(facts -> 'steps') = 'array'`,
  `update operations.spend set outcome = 'unavailable' where outcome = 'ill'`,
  `update assistant.answers set answerer = answerer || '{"silence": "unavailable"}' where answerer ->> 'silence' = 'ill'`,
  `update press.pedigrees
    set figures = figures - 'centreOfDistribution'
      || jsonb_build_object('centerOfDistribution', figures -> 'centreOfDistribution')
    where jsonb_exists(figures, 'centreOfDistribution')`,
];

export async function up(knex: Knex): Promise<void> {
  for (const statement of STATEMENTS) await knex.raw(statement);
}
