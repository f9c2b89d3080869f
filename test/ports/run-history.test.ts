import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LAST_OF_EACH, makePostgresRunHistory } from '#adapters/postgres/run-history.ts';
import { makePostgresRunStore } from '#adapters/postgres/run-store.ts';
import { SOURCE_NAMES } from '#core/operations/source-name.ts';
import { makeMemoryRunHistory } from '#test/doubles/run-history.ts';
import { makeMemoryRunStore } from '#test/doubles/run-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { runHistoryScenarios } from './run-history.scenarios.ts';

runHistoryScenarios('memory', async () => {
  const runs = makeMemoryRunStore();
  return { runs, history: makeMemoryRunHistory(runs), close: async () => undefined };
});

runHistoryScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { runs: makePostgresRunStore(database), history: makePostgresRunHistory(database), close };
});

const test = suite('run history, PostgreSQL alone');

test('the last run of each source is found without reading all there were', async () => {
  const { database, close } = await openTestDatabase();
  await database.pool.raw(`
    insert into operations.runs (id, source, track, race_day, asked_by, started_at_ms, ended_at_ms, status, received,
      lease_until_ms, facts)
    select 'run-' || nth, 'odds', 'saratoga', date '2025-08-02', 'schedule', nth, nth, 'success', 1, 0, '{"faults": []}'
    from generate_series(1, 5000) as nth`);
  await database.pool.raw('vacuum analyze operations.runs');
  const history = makePostgresRunHistory(database);
  const last = await history.lastOfEach('saratoga');
  const { rows } = await database.pool.raw<{ rows: Record<string, string>[] }>(`explain ${LAST_OF_EACH}`, {
    track: 'saratoga',
    sources: SOURCE_NAMES,
  });
  await close();
  const plan = rows.flatMap(Object.values).join('\n');
  assert.equal(
    last.map(({ id }) => id),
    ['run-5000'],
  );
  assert.match(plan, /runs_of_a_source/);
  assert.not.match(plan, /Seq Scan/);
});

test.run();
