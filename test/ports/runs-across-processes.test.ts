import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { makePostgresRunShelf } from '#adapters/postgres/run-shelf.ts';
import { newId } from '#adapters/system/identifiers.ts';
import type { Gather } from '#core/kernel/gathered.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { RUN_DAY } from '#test/support/a-run.ts';
import { runDoors, WHOLE } from '#test/support/run-doors.ts';
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

const WISH = { source: 'weather', track: 'saratoga', day: RUN_DAY, askedBy: 'operator' } as const;

/** A process with a pool of its own; its clock goes on when it sleeps. */
function processOn(database: Database, weather: Gather) {
  const { doors, pass } = runDoors({ weather });
  const runs = makePostgresRunShelf(database);
  return { runs, pass, run: makeRunSource({ ...doors, runs, newId, oneAtATime: database.oneAtATime }) };
}

test('the same asked by both at once is asked once, and both hear the end', async ({ opened, other }) => {
  let asked = 0;
  const weather: Gather = async () => {
    asked += 1;
    return WHOLE;
  };
  const processes = [processOn(opened.database, weather), processOn(other, weather)];
  const started = await Promise.all(processes.flatMap(({ run }) => [run(WISH), run(WISH)]));
  assert.is(started.filter(({ isNew }) => isNew).length, 1);
  const ends = await Promise.all(started.map(({ ended }) => ended()));
  assert.equal([asked, new Set(ends.map(({ id, status }) => `${id} ${status}`)).size], [1, 1]);
});

test('what a killed process left running is ended as failed by another, which then begins anew', async ({
  opened,
  other,
}) => {
  const killed = processOn(opened.database, () => new Promise(() => undefined));
  const { run: left } = await killed.run(WISH);
  const next = processOn(other, async () => WHOLE);
  assert.equal((await next.run(WISH)).run.id, left.id);
  next.pass(LEASE_MS + 1);
  const anew = await next.run(WISH);
  assert.equal([anew.isNew, (await anew.ended()).status], [true, 'success']);
  const lost = await killed.runs.find(left.id);
  assert.equal([lost?.status, lost?.faults[0]?.code], ['failed', 'operations.process-ended']);
});

test('a run goes on after the unit of work in which it was asked for', async ({ opened }) => {
  let finish = (): void => undefined;
  const { run, runs } = processOn(
    opened.database,
    () =>
      new Promise((resolve) => {
        finish = () => resolve(WHOLE);
      }),
  );
  const { run: begun, ended } = await opened.database.allOrNothing(() => run(WISH));
  finish();
  assert.equal([(await ended()).status, (await runs.find(begun.id))?.status], ['success', 'success']);
});

test.run();
