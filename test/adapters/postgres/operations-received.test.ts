import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresRunStore } from '#adapters/postgres/run-store.ts';
import { makePostgresWorkflowStore } from '#adapters/postgres/workflow-store.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { present } from '#test/support/present.ts';

const test = suite('runs stored under former words');

const LINE = { at: 1, text: 'The feed wrote "brought": 4.' };

async function store(database: Database): Promise<void> {
  const insertRun = (id: string, parts: object) =>
    database.pool.raw(
      `insert into operations.runs (id, source, track, race_day, asked_by, started_at_ms, ended_at_ms, status, expected,
         brought, lease_until_ms, facts)
       values (?, 'weather', 'saratoga', '2025-08-02', 'operator', 1, 2, 'partial', 3, 2, 9, ?)`,
      [id, JSON.stringify({ failedTries: [], lines: [LINE], linesDropped: 0, faults: [], ...parts })],
    );
  await insertRun('with parts', {
    parts: [
      { name: 'forecast', expected: 1, brought: 1 },
      { name: 'alerts', expected: null, brought: 0 },
    ],
  });
  await insertRun('without parts', {});
  await database.pool.raw(
    `insert into operations.workflows (id, track, race_day, started_at_ms, ended_at_ms, status, lease_until_ms, facts)
     values ('collection', 'saratoga', '2025-08-02', 1, 2, 'partial', 9, ?)`,
    [
      JSON.stringify({
        ...{ askedBy: 'operator', isForced: false },
        steps: [
          { name: 'card', brought: 10, expected: 10 },
          { name: 'odds', brought: null, expected: null },
        ],
      }),
    ],
  );
  for (const [answerer, kind] of [
    [{ label: 'Built-in analyst', silence: 'ill' }, 'race-analysis'],
    [{ label: 'Claude' }, 'race-summary'],
  ])
    await database.pool.raw(
      `insert into assistant.answers (kind, race_id, made_from, made_at_ms, answerer, value) values (?, 'r', 'hash', 1, ?, '{}')`,
      [String(kind), JSON.stringify(answerer)],
    );
  await database.pool.raw(
    `insert into operations.spend (id, at_ms, budget_day, service, model, feature, outcome, nanos) values
       ('failed', 1, '2025-08-02', 'claude', 'm', 'picks', 'ill', 5), ('done', 1, '2025-08-02', 'claude', 'm', 'picks', 'answered', 7)`,
  );
  await database.pool.raw(
    `insert into press.pedigrees (track, race_day, race_number, program_number, horse_name, tier, source, told_at_ms, figures)
     values ('saratoga', '2025-08-02', 1, '1', 'Paper Lantern', 'imported', 'Pedicapper', 1, ?)`,
    [JSON.stringify({ dosageIndex: 3, centreOfDistribution: 0.6 })],
  );
}

test('counts are called received in runs, parts and steps; a failed model is called unavailable', () =>
  inOlderDatabase('_operations_received', async (database, migrate) => {
    await store(database);
    await migrate();

    const runs = makePostgresRunStore(database);
    const run = present(await runs.find('with parts'));
    assert.equal([run.received, run.expected, run.lines], [2, 3, [LINE]]);
    assert.equal(run.parts, [
      { name: 'forecast', expected: 1, received: 1 },
      { name: 'alerts', expected: null, received: 0 },
    ]);
    assert.not.ok('parts' in present(await runs.find('without parts')));
    const workflow = present(await makePostgresWorkflowStore(database).find('collection'));
    assert.equal(workflow.steps as unknown, [
      { name: 'card', received: 10, expected: 10 },
      { name: 'odds', received: null, expected: null },
    ]);
    const { rows } = await database.pool.raw<{ rows: unknown[] }>(
      'select answerer from assistant.answers order by kind',
    );
    assert.equal(rows, [
      { answerer: { label: 'Built-in analyst', silence: 'unavailable' } },
      { answerer: { label: 'Claude' } },
    ]);
    const { rows: calls } = await database.pool.raw<{ rows: unknown[] }>(
      'select id, outcome from operations.spend order by id',
    );
    assert.equal(calls, [
      { id: 'done', outcome: 'answered' },
      { id: 'failed', outcome: 'unavailable' },
    ]);
    const { rows: pedigrees } = await database.pool.raw<{ rows: unknown[] }>(
      'select figures from press.pedigrees',
    );
    assert.equal(pedigrees, [{ figures: { dosageIndex: 3, centerOfDistribution: 0.6 } }]);
  }));

test.run();
