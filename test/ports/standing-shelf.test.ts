import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryStandingShelf } from '#adapters/memory/standing-shelf.ts';
import { makePostgresStandingShelf } from '#adapters/postgres/standing-shelf.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aStanding } from '#test/support/a-standing.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { standingShelfScenarios } from './standing-shelf.scenarios.ts';

standingShelfScenarios('memory', async () => ({
  standings: makeMemoryStandingShelf(),
  close: async () => undefined,
}));

standingShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { standings: makePostgresStandingShelf(database), close };
});

const test = suite('standings of a long history, PostgreSQL');

const FIRST = '2017-01-01' as RaceDay;
const DAYS = 700;

test('what goes in parts is all there, or none of it', async () => {
  const { database, close } = await openTestDatabase();
  const standings = makePostgresStandingShelf(database);
  const rows = Array.from({ length: DAYS * 40 }, (_, at) =>
    aStanding({ name: `RIDER ${at % 40}`, day: addDays(FIRST, Math.floor(at / 40)), starts: at }),
  );
  const asked = Array.from({ length: 40 }, (_, at) => ({ kind: 'jockey' as const, name: `RIDER ${at}` }));
  const end = addDays(FIRST, DAYS);
  await standings.replaceAll(new Map([['real', rows]]), 'whole');
  const found = await standings.standingsBefore('real', asked, end);
  assert.is(found.length, 40);
  assert.equal(found.find(({ name }) => name === 'RIDER 39')?.standing.starts, DAYS * 40 - 1);
  const twice = [...rows.slice(0, -1), rows[0] as (typeof rows)[0]];
  const broken = standings.replaceAll(new Map([['real', twice]]), 'broken').then(
    () => null,
    (error: Error) => error,
  );
  assert.ok((await broken) !== null);
  assert.equal(await standings.standingsBefore('real', asked, end), found);
  assert.is(await standings.mark(), 'whole');
  await close();
});

test.run();
