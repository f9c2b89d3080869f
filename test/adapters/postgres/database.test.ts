import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '#adapters/postgres/database.ts';
import { makeLocks } from '#adapters/postgres/locks.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { openSilentProxy } from '#test/support/silent-proxy.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';

const test = suite('The way to the database');

async function setUp() {
  const { name, close } = await openTestDatabase({ empty: true });
  const { host, port, user } = (await testServer()).connection(name);
  const proxy = await openSilentProxy(`${host}/.s.PGSQL.${port}`);
  const address = { host: '127.0.0.1', port: proxy.port, user, database: name };
  return {
    proxy,
    address,
    close: async () => {
      await proxy.close();
      await close();
    },
  };
}

const isAway = (error: unknown): boolean =>
  error instanceof Refusal && error.kind === 'unavailable' && error.code === 'database.unreachable';

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => assert.unreachable('the statement was answered'),
    (error: unknown) => error,
  );

test('a database that falls silent counts as away, and its connection is given up', async () => {
  const { proxy, address, close } = await setUp();
  const database = openDatabase(address, { patienceMs: 300 });
  try {
    await database.pool.raw('select 1');
    proxy.fallSilent();
    const start = performance.now();
    assert.ok(isAway(await failure(database.pool.raw('select 1'))));
    assert.ok(performance.now() - start < 2_000);
    assert.ok(isAway(await failure(database.pool.raw('select 1'))));
    proxy.speak();
    await database.pool.raw('select 1');
  } finally {
    await database.close();
    await close();
  }
});

test('a transaction under way counts as lost, too', async () => {
  const { proxy, address, close } = await setUp();
  const database = openDatabase(address, { patienceMs: 300 });
  try {
    const work = database.allOrNothing(async () => {
      await database.sql().raw('select 1');
      proxy.fallSilent();
      await database.sql().raw('select 1');
    });
    assert.ok(isAway(await failure(work)));
    proxy.speak();
    await database.allOrNothing(() => database.sql().raw('select 1'));
  } finally {
    await database.close();
    await close();
  }
});

test('without a limit a long statement is waited for', async () => {
  const { address, close } = await setUp();
  const patient = openDatabase(address);
  const impatient = openDatabase(address, { patienceMs: 100 });
  try {
    await patient.pool.raw('select pg_sleep(0.4)');
    assert.ok(isAway(await failure(impatient.pool.raw('select pg_sleep(0.4)'))));
  } finally {
    await patient.close();
    await impatient.close();
    await close();
  }
});

test('a server process killed under a statement counts as away, alone and in a transaction, and the next one works', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const kill = async (): Promise<void> => {
      const sleeping =
        "from pg_stat_activity where datname = current_database() and query ~ '^select pg_sleep'";
      while ((await database.pool.raw(`select pg_terminate_backend(pid) ${sleeping}`)).rows.length === 0);
    };
    const sleep = () => database.sql().raw('select pg_sleep(20)');
    const inTransaction = () => database.allOrNothing(async () => sleep());
    const caught = () => database.allOrNothing(() => sleep().catch(() => database.sql().raw('select 1')));
    for (const work of [async () => sleep(), inTransaction, caught]) {
      const [error] = await Promise.all([failure(work()), kill()]);
      assert.ok(isAway(error), String(error));
      await database.allOrNothing(() => database.sql().raw('select 1'));
    }
  } finally {
    await database.close();
    await close();
  }
});

test('an error names its statement without what was in it', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const error = await failure(database.pool.raw('select ?::int', ['a secret']));
    assert.match(String(error), /select \$1::int/);
    assert.not.match(String(error).replace(/invalid input.*/, ''), /a secret/);
  } finally {
    await close();
  }
});

test('many who wait their turn under one name leave connections for others', async () => {
  const { name, close } = await openTestDatabase({ empty: true });
  const database = openDatabase((await testServer()).connection(name), { size: 2 });
  try {
    let isFree = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      isFree = resolve;
    });
    let order: number[] = [];
    const turns = [1, 2, 3, 4].map((nth) =>
      database.withLock('a name', async () => {
        await held;
        order = [...order, nth];
      }),
    );
    await database.pool.raw('select 1');
    isFree();
    await Promise.all(turns);
    assert.equal(order, [1, 2, 3, 4]);
  } finally {
    await database.close();
    await close();
  }
});

test('under one name work is in turn across processes, and within a transaction it may ask again', async () => {
  const { name, close } = await openTestDatabase({ empty: true });
  const connection = (await testServer()).connection(name);
  const processes = [1, 2].map(() => openDatabase(connection, { size: 2 }));
  try {
    let inside = 0;
    const work = async () => {
      inside += 1;
      assert.is(inside, 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside -= 1;
    };
    const again = (database: (typeof processes)[number]) =>
      database.withLock('a name', () => database.withLock('a name', work));
    await Promise.all([...processes, ...processes].map(again));
  } finally {
    for (const database of processes) await database.close();
    await close();
  }
});

test('who waits longer for a turn than for the server is refused, and the line goes on', async () => {
  const inTurn = makeLocks(50);
  let end = (): void => undefined;
  const first = inTurn('a name', () => new Promise<void>((resolve) => (end = resolve)));
  const late = inTurn('a name', async () => 'never');
  assert.ok(isAway(await failure(late)));
  end();
  await first;
  assert.is(await inTurn('a name', async () => 'served'), 'served');
});

test('statements of a unit of work that come together go one after the other', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  const warned: string[] = [];
  const receive = ({ message }: Error) => void warned.push(message);
  process.on('warning', receive);
  try {
    const answers = await database.allOrNothing(() =>
      Promise.all([1, 2, 3].map(async (each) => (await database.sql().raw(`select ${each} as n`)).rows[0].n)),
    );
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal([answers, warned], [[1, 2, 3], []]);
    const broken = database.allOrNothing(() =>
      Promise.all([database.sql().raw('select nothing'), database.sql().raw('select 1')]),
    );
    await failure(broken);
    assert.equal((await database.pool.raw('select 4 as n')).rows, [{ n: 4 }]);
  } finally {
    process.off('warning', receive);
    await close();
  }
});

test.run();
