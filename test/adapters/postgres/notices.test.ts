import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openNotices } from '#adapters/postgres/notices.ts';
import { openSilentProxy } from '#test/support/silent-proxy.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';

const test = suite('notices of the database');

const HEARTBEAT_MS = 100;
const PATIENCE_MS = 6_000;

async function eventually(is: () => boolean): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  while (!is() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  return is();
}

test('a connection that died silently is opened again, and what was missed is read', async () => {
  const { name, database, close } = await openTestDatabase();
  const serverConnection = (await testServer()).connection(name);
  const proxy = await openSilentProxy(`${serverConnection.host}/.s.PGSQL.${serverConnection.port}`);
  let times = 0;
  const noticed = (): void => {
    times += 1;
  };
  const notices = openNotices({
    address: { ...serverConnection, host: '127.0.0.1', port: proxy.port },
    channel: 'bell',
    noticed,
    heartbeatMs: HEARTBEAT_MS,
    answerMs: HEARTBEAT_MS * 5,
  });
  assert.ok(await eventually(() => times === 1), 'once it stands');
  await new Promise((resolve) => setTimeout(resolve, HEARTBEAT_MS * 8));
  assert.is(times, 1, 'a line that answers is left alone');
  proxy.fallSilent();
  await database.pool.raw("notify bell, ''");
  await new Promise((resolve) => setTimeout(resolve, HEARTBEAT_MS * 3));
  proxy.speak();
  assert.ok(await eventually(() => times > 1), 'it stands again');
  const before = times;
  await database.pool.raw("notify bell, ''");
  assert.ok(await eventually(() => times > before), 'and it hears');
  await notices.close();
  await proxy.close();
  await close();
});

test.run();
