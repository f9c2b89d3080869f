import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { makePostgresRunStore } from '#adapters/postgres/run-store.ts';
import { newId } from '#adapters/system/identifiers.ts';
import type { FetchSource } from '#core/kernel/fetched.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { RUN_DAY } from '#test/support/a-run.ts';
import { runDeps, WHOLE } from '#test/support/run-deps.ts';
import { openTestDatabase, type TestDatabase, testServer } from '#test/support/test-database.ts';

const test = suite<{ opened: TestDatabase; other: Database }>('Runs of several processes on one database');

test.before.each(async (context) => {
  context.opened = await openTestDatabase();
  context.other = openDatabase((await testServer()).connection(context.opened.name));
});
test.after.each(async ({ opened, other }) => {
  await other.close();
  await opened.close();
});

const REQUEST = { source: 'weather', track: 'saratoga', day: RUN_DAY, askedBy: 'operator' } as const;

/** A process with a pool of its own; its clock goes on when it sleeps. */
function processOn(database: Database, weather: FetchSource) {
  const { deps, pass } = runDeps({ weather });
  const runs = makePostgresRunStore(database);
  return { runs, pass, run: makeRunSource({ ...deps, runs, newId, withLock: database.withLock }) };
}

test('the same asked by both at once is asked once, and both hear the end', async ({ opened, other }) => {
  let fetches = 0;
  const weather: FetchSource = async () => {
    fetches += 1;
    return WHOLE;
  };
  const processes = [processOn(opened.database, weather), processOn(other, weather)];
  const started = await Promise.all(processes.flatMap(({ run }) => [run(REQUEST), run(REQUEST)]));
  assert.is(started.filter(({ isNew }) => isNew).length, 1);
  const ends = await Promise.all(started.map(({ ended }) => ended()));
  assert.equal([fetches, new Set(ends.map(({ id, status }) => `${id} ${status}`)).size], [1, 1]);
});

test('what a killed process left running is ended as failed by another, which then starts over', async ({
  opened,
  other,
}) => {
  const killed = processOn(opened.database, () => new Promise(() => undefined));
  const { run: left } = await killed.run(REQUEST);
  const next = processOn(other, async () => WHOLE);
  assert.equal((await next.run(REQUEST)).run.id, left.id);
  next.pass(LEASE_MS + 1);
  const restarted = await next.run(REQUEST);
  assert.equal([restarted.isNew, (await restarted.ended()).status], [true, 'success']);
  const lost = await killed.runs.find(left.id);
  assert.equal([lost?.status, lost?.faults[0]?.code], ['failed', 'operations.process-ended']);
});

test('a run goes on after the transaction in which it was requested', async ({ opened }) => {
  let finish = (): void => undefined;
  const { run, runs } = processOn(
    opened.database,
    () =>
      new Promise((resolve) => {
        finish = () => resolve(WHOLE);
      }),
  );
  const { run: begun, ended } = await opened.database.allOrNothing(() => run(REQUEST));
  finish();
  assert.equal([(await ended()).status, (await runs.find(begun.id))?.status], ['success', 'success']);
});

test.run();
