import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAnnouncements } from '#adapters/postgres/announcements.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryAnnouncements } from '#test/doubles/announcements.ts';
import { openSilentProxy } from '#test/support/silent-proxy.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';
import { announcementScenarios } from './announcements.scenarios.ts';

announcementScenarios('memory', async () => {
  const announcements = makeMemoryAnnouncements();
  return { announcements, elsewhere: announcements, close: () => announcements.close() };
});

async function onPostgres() {
  const { name, database, close } = await openTestDatabase();
  const address = (await testServer()).connection(name);
  const announcements = makePostgresAnnouncements(database, address);
  const elsewhere = makePostgresAnnouncements(database, address);
  const end = async (): Promise<void> => {
    await Promise.all([announcements.close(), elsewhere.close()]);
    await close();
  };
  return { announcements, elsewhere, database, address, close: end };
}

announcementScenarios('PostgreSQL', onPostgres);

const test = suite('announcements in units of work');
/** A line that does not come about is tried again after five seconds and a half. */
const PATIENCE_MS = 15_000;
const news = (raceNumber: number) => ({
  topic: 'results' as const,
  track: 'saratoga',
  day: null,
  raceNumber,
  at: instant(1),
});

test('what is rolled back is not announced', async () => {
  const { announcements, database, close } = await onPostgres();
  const undone = database.allOrNothing(async () => {
    await announcements.announce(news(1));
    throw new Error('undone');
  });
  await undone.catch(() => undefined);
  assert.is(await announcements.latest(), 0);
  await close();
});

test('numbers follow the order of commits, not the order in which work began', async () => {
  const { announcements, database, close } = await onPostgres();
  let finish = (): void => undefined;
  const slow = database.allOrNothing(async () => {
    await announcements.announce(news(1));
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await announcements.announce(news(2));
  const [quick] = await announcements.after(0, 10);
  assert.is(quick?.raceNumber, 2);
  finish();
  await slow;
  const later = await announcements.after(quick?.id ?? 0, 10);
  assert.equal(
    later.map(({ raceNumber }) => raceNumber),
    [1],
  );
  await close();
});

test('what a long unit of work announces is of the time when it is committed', async () => {
  const { announcements, database, close } = await onPostgres();
  await database.allOrNothing(async () => {
    await announcements.announce(news(1));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  });
  assert.is(await announcements.latestBefore(1_000), (await announcements.latest()) - 1);
  await close();
});

test('who listens once all is closed learns it too', async () => {
  const { announcements, close } = await onPostgres();
  await announcements.close();
  await new Promise<void>((end) => announcements.listen({ receive: () => undefined, end }));
  await close();
});

test('what is announced while the connection is lost arrives when it is back', async () => {
  const { announcements, database, close } = await onPostgres();
  const raceNumbers: (number | null)[] = [];
  announcements.listen({ receive: ({ raceNumber }) => raceNumbers.push(raceNumber), end: () => undefined });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await database.pool.raw(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()",
  );
  await announcements.announce(news(5));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  assert.equal(raceNumbers, [5]);
  await close();
});

test('the first listener receives what is announced before the connection is up', async () => {
  const { name, database, close } = await openTestDatabase();
  const serverConnection = (await testServer()).connection(name);
  const proxy = await openSilentProxy(`${serverConnection.host}/.s.PGSQL.${serverConnection.port}`);
  const address = { ...serverConnection, host: '127.0.0.1', port: proxy.port };
  const announcements = makePostgresAnnouncements(database, address);
  await announcements.announce(news(1));
  proxy.fallSilent();
  const firstNumber = new Promise<number | null>((resolve) => {
    announcements.listen({ receive: ({ raceNumber }) => resolve(raceNumber), end: () => resolve(null) });
  });
  assert.is(await announcements.latest(), 1);
  await announcements.announce(news(2));
  proxy.speak();
  const late = setTimeout(() => void announcements.close(), PATIENCE_MS);
  assert.is(await firstNumber, 2);
  clearTimeout(late);
  await announcements.close();
  await proxy.close();
  await close();
});

test.run();
