import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlarmQueue } from '#adapters/jobs/alarm-queue.ts';
import { type Pooler, runWithPooler, startPooler } from '#test/support/a-pooler.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';

const NAME = 'the queue of alarms behind pgbouncer in transaction mode';
const test = suite(NAME);

let pooler: Pooler;
let role: string;
test.before(async () => {
  role = (await testServer()).connection().user;
  pooler = await startPooler({ mode: 'transaction', roles: [role] });
});
test.after(() => pooler.stop());

test('several processes make it at once, and none leaves a lock behind', async () => {
  const { name, database, close } = await openTestDatabase();
  const connection = { connectionString: pooler.url(name, role) };
  const failed: unknown[] = [];
  const queues = [1, 2, 3].map(() => openAlarmQueue({ connection, logError: (error) => failed.push(error) }));
  const taken = await Promise.all(queues.map((queue) => queue.take(9)));
  await Promise.all(queues.map((queue) => queue.close()));
  const { rows } = await database.pool.raw<{ rows: unknown[] }>(
    "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  );
  assert.equal([taken.flat(), rows, failed], [[], [], []]);
  await close();
});

runWithPooler(test, NAME);
