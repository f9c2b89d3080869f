import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresConnectionRecordStore } from '#adapters/postgres/connection-record-store.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryConnectionRecordStore } from '#test/doubles/connection-record-store.ts';
import { aConnectionRecord } from '#test/support/a-connection-record.ts';
import { recordParts } from '#test/support/record-parts.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { connectionRecordStoreScenarios } from './connection-record-store.scenarios.ts';

connectionRecordStoreScenarios('memory', async () => ({
  standings: makeMemoryConnectionRecordStore(),
  close: async () => undefined,
}));

connectionRecordStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { standings: makePostgresConnectionRecordStore(database), close };
});

const test = suite('standings of a long history, PostgreSQL');

const FIRST = '2017-01-01' as RaceDay;
const DAYS = 700;

test('rows written in parts are all there, or none are', async () => {
  const { database, close } = await openTestDatabase();
  const connectionRecordStore = makePostgresConnectionRecordStore(database);
  const rows = Array.from({ length: DAYS * 40 }, (_, index) =>
    aConnectionRecord({
      name: `RIDER ${index % 40}`,
      day: addDays(FIRST, Math.floor(index / 40)),
      starts: index,
    }),
  );
  const riders = Array.from({ length: 40 }, (_, index) => ({
    kind: 'jockey' as const,
    name: `RIDER ${index}`,
  }));
  const end = addDays(FIRST, DAYS);
  await connectionRecordStore.replaceAll(recordParts(['real', rows]), 'whole');
  const found = await connectionRecordStore.recordsBefore('real', riders, end);
  assert.is(found.length, 40);
  assert.equal(found.find(({ name }) => name === 'RIDER 39')?.record.starts, DAYS * 40 - 1);
  const twice = [...rows.slice(0, -1), rows[0] as (typeof rows)[0]];
  const broken = connectionRecordStore.replaceAll(recordParts(['real', twice]), 'broken').then(
    () => null,
    (error: Error) => error,
  );
  assert.ok((await broken) !== null);
  assert.equal(await connectionRecordStore.recordsBefore('real', riders, end), found);
  assert.is(await connectionRecordStore.mark(), 'whole');
  await close();
});

test.run();
