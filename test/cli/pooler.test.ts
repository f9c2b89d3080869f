import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAnnouncements } from '#adapters/postgres/announcements.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { makePostgresLongLocks } from '#adapters/postgres/long-locks.ts';
import { newId } from '#adapters/system/identifiers.ts';
import { instant } from '#core/kernel/instant.ts';
import { type Pooler, runWithPooler, startPooler } from '#test/support/a-pooler.ts';
import {
  dropDataFolder,
  newDataFolder,
  type RunningProduct,
  racingCli,
  startServing,
} from '#test/support/running-product.ts';
import {
  openTestDatabase,
  type TestDatabase,
  testServer,
  urlOfDatabase,
} from '#test/support/test-database.ts';
import { newcomer, visitorAt } from './browser.ts';

const NAME = 'the product behind pgbouncer in transaction mode';
const test = suite(NAME);

let pooler: Pooler;
let role: string;
let folder: string;
let opened: TestDatabase;
let direct: string;
test.before(async () => {
  role = (await testServer()).connection().user;
  pooler = await startPooler({ mode: 'transaction', roles: [role] });
  folder = newDataFolder();
  opened = await openTestDatabase();
  direct = await urlOfDatabase(opened.name);
});
test.after(async () => {
  await pooler.stop();
  await opened.close();
  dropDataFolder(folder);
});

const pooled = () => pooler.url(opened.name, role);
const settings = () => ({
  DATABASE_URL: pooled(),
  DATABASE_DIRECT_URL: direct,
  SESSION_KEYS: 'one key of two servers',
});

/** What an open page receives until the text comes. */
async function eventsUntil(
  address: string,
  cookie: string,
  text: RegExp,
  opened: () => void,
): Promise<string> {
  const end = AbortSignal.timeout(10_000);
  const answer = await fetch(`${address}/api/events`, { headers: { cookie }, signal: end });
  let received = '';
  for await (const chunk of answer.body ?? []) {
    if (received === '') opened();
    received += Buffer.from(chunk).toString();
    if (text.test(received)) return received;
  }
  return received;
}

async function onTwoServers(work: (servers: readonly [RunningProduct, RunningProduct]) => Promise<void>) {
  const first = await startServing(folder, settings());
  const second = await startServing(join(folder, 'second'), settings());
  try {
    await work([first, second]);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
}

test('a member who signed up at one server is known at the other, however many ask at once, and sees the picks', () =>
  onTwoServers(async ([first, second]) => {
    const [anna, elsewhere] = [visitorAt(first.address), visitorAt(second.address)];
    const signedUp = await anna.post('/api/auth/signup', newcomer('anna@example.com'));
    assert.is(signedUp.status, 200, signedUp.text);
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const asked = Array.from({ length: 80 }, (_, index) =>
      (index % 2 === 0 ? anna : elsewhere).get('/api/auth/user', { cookie }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    assert.equal([...new Set(statuses)], [200]);
    const picks = await elsewhere.post('/api/ai/enhanced-picks', {}, { cookie });
    assert.is(picks.status, 200, picks.text);
    assert.not.match(second.output(), /transaction mode/);
  }));

test('a change announced by one process reaches the pages open at another', () =>
  onTwoServers(async ([, second]) => {
    const visitor = visitorAt(second.address);
    const { headers } = await visitor.post('/api/auth/signup', newcomer('bea@example.com'));
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const database = openDatabase({ url: pooled() }, { isPooled: true });
    const announcements = makePostgresAnnouncements(database, { url: direct });
    const announce = () =>
      void announcements.announce({
        topic: 'results',
        track: 'saratoga',
        day: null,
        raceNumber: 7,
        at: instant(1),
      });
    const received = await eventsUntil(second.address, cookie, /event: results/, announce);
    await announcements.close();
    await database.close();
    assert.match(received, /event: results/);
  }));

test('locks, short and long, keep two processes apart', async () => {
  const processes = [1, 2].map(() => openDatabase({ url: pooled() }, { isPooled: true, size: 3 }));
  const inside: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    inside.push(`${name} in`);
    await pause(60);
    inside.push(`${name} out`);
  };
  const IN_TURN = /^(?:(\w+) in,\1 out,?)+$/;
  await Promise.all(
    processes.flatMap(({ withLock }, index) =>
      [1, 2].map((each) => withLock('a lock', work(`p${index}n${each}`))),
    ),
  );
  await Promise.all(
    processes.map((database, index) =>
      makePostgresLongLocks(database, newId)('a long lock', work(`q${index}`)),
    ),
  );
  await Promise.all(processes.map(({ close }) => close()));
  assert.is(inside.length, 12);
  assert.match(inside.join(','), IN_TURN);
});

test('migrate, backup and restore go to the database itself', async () => {
  const empty = await openTestDatabase({ empty: true });
  const here = {
    DATABASE_URL: pooler.url(empty.name, role),
    DATABASE_DIRECT_URL: await urlOfDatabase(empty.name),
  };
  const file = join(folder, 'backup.gz');
  for (const words of [['migrate'], ['backup', file], ['restore', '--replace', file]]) {
    const { code, stderr } = await racingCli(folder, words, here);
    assert.is(code, 0, `${words[0]}: ${stderr}`);
  }
  await empty.close();
});

test('connections are named after their process', () =>
  onTwoServers(async () => {
    const { rows } = await opened.database.pool.raw<{ rows: { name: string }[] }>(
      'select distinct application_name as name from pg_stat_activity where datname = ?',
      [opened.name],
    );
    const names = rows.map(({ name }) => name);
    for (const name of ['clubhouse-turn serve', 'clubhouse-turn serve notices', 'clubhouse-turn serve jobs'])
      assert.ok(names.includes(name), names.join(', '));
  }));

const lineOf = (stdout: string): string => /^pooler .*$/m.exec(stdout)?.[0] ?? '';

test('doctor says what is missing behind a pooler, and the server says it at its start', async () => {
  const missing = await racingCli(folder, ['doctor'], { DATABASE_URL: pooled() });
  assert.is(missing.code, 4);
  assert.match(
    lineOf(missing.stdout),
    /failed +DATABASE_URL is a pooler in transaction mode: .*Set DATABASE_DIRECT_URL/,
  );
  const server = await startServing(folder, { DATABASE_URL: pooled() });
  await server.stop();
  assert.match(server.output(), /DATABASE_URL is a pooler in transaction mode/);
});

test('doctor knows a direct address that is none, one of another database, and a right one', async () => {
  const other = await openTestDatabase({ empty: true });
  const doctor = async (address: string) =>
    lineOf((await racingCli(folder, ['doctor'], { ...settings(), DATABASE_DIRECT_URL: address })).stdout);
  assert.match(await doctor(pooled()), /failed +DATABASE_DIRECT_URL is a pooler in transaction mode too/);
  assert.match(
    await doctor(await urlOfDatabase(other.name)),
    /failed +DATABASE_DIRECT_URL points to a different database/,
  );
  assert.match(await doctor(direct), /ok +in transaction mode; the database itself is at /);
  await other.close();
});

test('a pooler that keeps a session together needs no direct address', async () => {
  const sessions = await startPooler({ mode: 'session', roles: [role] });
  const { code, stdout } = await racingCli(folder, ['doctor'], {
    DATABASE_URL: sessions.url(opened.name, role),
  });
  await sessions.stop();
  assert.is(code, 0, stdout);
  assert.match(lineOf(stdout), /off +no transaction pooler/);
});

runWithPooler(test, NAME);
