import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { Announcement, Topic } from '#core/kernel/announcement.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryAnnouncements } from '#test/doubles/announcements.ts';
import { codeAt } from '#test/support/accounts-deps.ts';
import { signUp, signUpAdmin } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const news = (topic: Topic, raceNumber: number): Announcement => ({
  topic,
  track: 'saratoga',
  day: '2025-08-02' as RaceDay,
  raceNumber,
  at: instant(1_754_150_400_000),
});

interface Stage {
  server: TestServer;
  announcements: ReturnType<typeof makeMemoryAnnouncements>;
}

const test = suite<Stage>('events');

test.before.each(async (stage) => {
  stage.announcements = makeMemoryAnnouncements();
  const { announcements } = stage;
  stage.server = await openTestServer({
    change: (deps) => ({
      ...deps,
      useCases: { ...deps.useCases, events: { announcements, isFactorNeeded: true } },
    }),
  });
});

test.after.each(async ({ server, announcements }) => {
  await announcements.close();
  await server.close();
});

const PATIENCE_MS = 20_000;

/** Listens as a browser does; `until` gives what was written once it holds the text. */
async function listener(
  server: TestServer,
  { path = '/api/events', headers = {}, browser = server.browser() } = {},
) {
  if (browser.cookies().size === 0) await signUp(browser);
  const cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
  const leaving = new AbortController();
  const answer = await fetch(`${server.address}${path}`, {
    headers: { cookie, ...headers },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  return {
    answer,
    browser,
    leave: () => leaving.abort(),
    until: async (text: string): Promise<string> => {
      const late = setTimeout(() => leaving.abort(), PATIENCE_MS);
      while (!received.includes(text)) {
        const part = await reader?.read();
        if (part === undefined || part.done) throw new Error(`ended without ${text}: ${received}`);
        received += part.value;
      }
      clearTimeout(late);
      return received;
    },
  };
}

test('a member gets odds changes with number, topic and race', async ({ server, announcements }) => {
  const { answer, until, leave } = await listener(server);
  assert.is(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
  await until('the latest is 0');
  await announcements.announce(news('odds', 3));
  const received = await until('\n\nid: 1\n');
  assert.match(await until('raceNumber":3'), /event: odds\ndata: \{"topic":"odds","track":"saratoga"/);
  assert.ok(received.includes('retry: 3000'));
  leave();
});

test('a reconnect with a number replays missed events once, then new ones', async ({
  server,
  announcements,
}) => {
  for (const race of [1, 2, 3]) await announcements.announce(news('results', race));
  const { until, leave } = await listener(server, { headers: { 'Last-Event-ID': '1' } });
  await until('id: 3\n');
  await announcements.announce(news('results', 4));
  const received = await until('id: 4\n');
  assert.equal(
    [...received.matchAll(/^id: (\d+)\nevent/gm)].map(([, id]) => id),
    ['2', '3', '4'],
  );
  leave();
});

test('a page that listens a while after it was opened hears what changed since', async ({
  server,
  announcements,
}) => {
  const browser = server.browser();
  await signUp(browser);
  await announcements.announce(news('odds', 1));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await announcements.announce(news('scratches', 2));
  const { until, leave } = await listener(server, { path: '/api/events?openedAgo=1500', browser });
  assert.not.match(await until('id: 2\nevent: scratches'), /event: odds/);
  leave();
});

test('a browser that loses the stream before the first announcement knows where to go on', async ({
  server,
  announcements,
}) => {
  await announcements.announce(news('odds', 1));
  const { until, leave } = await listener(server);
  assert.match(await until('the latest is 1'), /^id: 1\n/);
  leave();
});

test('after too many missed events the client gets a reset and continues from there', async ({
  server,
  announcements,
}) => {
  for (let race = 1; race <= 1_002; race += 1) await announcements.announce(news('odds', race));
  const { until, leave } = await listener(server, { headers: { 'Last-Event-ID': '1' } });
  assert.match(await until('event: reset'), /id: 1002\nevent: reset/);
  await announcements.announce(news('odds', 5));
  const received = await until('id: 1003\n');
  assert.equal(
    [...received.matchAll(/^event: (\w+)$/gm)].map(([, event]) => event),
    ['reset', 'odds'],
  );
  leave();
});

test('missed events of other topics do not count, and exactly a thousand are replayed', async ({
  server,
  announcements,
}) => {
  for (let race = 1; race <= 1_500; race += 1) await announcements.announce(news('odds', race));
  for (let race = 1; race <= 1_000; race += 1) await announcements.announce(news('results', race));
  const path = '/api/events?topics=results';
  const { until, leave } = await listener(server, { path, headers: { 'Last-Event-ID': '0' } });
  const received = await until('id: 2500\n');
  assert.not.match(received, /reset/);
  assert.is([...received.matchAll(/^event: results$/gm)].length, 1_000);
  leave();
});

test('an unknown event number means another server: reset', async ({ server, announcements }) => {
  await announcements.announce(news('odds', 1));
  const { until, leave } = await listener(server, { headers: { 'Last-Event-ID': '900' } });
  assert.match(await until('event: reset'), /id: 1\nevent: reset/);
  leave();
});

test('only the requested topics are sent', async ({ server, announcements }) => {
  const { until, leave } = await listener(server, { path: '/api/events?topics=scratches,results' });
  await until('the latest is');
  await announcements.announce(news('odds', 1));
  await announcements.announce(news('scratches', 2));
  assert.not.match(await until('id: 2\n'), /event: odds/);
  leave();
});

test('runs are for administrators', async ({ server, announcements }) => {
  const member = await listener(server);
  await member.until('the latest is');
  await announcements.announce(news('runs', 1));
  await announcements.announce(news('picks', 1));
  assert.not.match(await member.until('id: 2\n'), /event: runs/);
  member.leave();
});

test('an administrator hears of runs after a second factor', async ({ server, announcements }) => {
  const browser = server.browser();
  const { password } = await signUpAdmin(browser);
  const hearsRuns = async () => {
    const { until, leave } = await listener(server, { browser });
    await until('the latest is');
    await announcements.announce(news('runs', 1));
    await announcements.announce(news('picks', 1));
    const received = await until('event: picks');
    leave();
    return received.includes('event: runs');
  };
  assert.not.ok(await hearsRuns());
  await browser.call('POST /api/auth/second-factor/start', { body: { password } });
  const body = { code: codeAt(machineClock()) };
  await browser.call('POST /api/auth/second-factor/confirm', { body });
  assert.ok(await hearsRuns());
});

test('a visitor must sign in, and an unknown topic is refused by name', async ({ server }) => {
  assert.is((await server.browser().ask('GET', '/api/events')).status, 401);
  const browser = server.browser();
  await signUp(browser);
  const refused = await browser.ask('GET', '/api/events?topics=odds,gossip');
  assert.is(refused.status, 400);
  assert.match(refused.text, /topics/);
  for (const wrong of ['lastEventId=-1', 'openedAgo=-1', 'openedAgo=1e9', 'openedAgo=1234567890123'])
    assert.is((await browser.ask('GET', `/api/events?${wrong}`)).status, 400, wrong);
});

test('the stream ends when the server closes', async ({ server, announcements }) => {
  const { until } = await listener(server);
  await until('the latest is');
  await announcements.close();
  const ended = await until('never told').catch((error: Error) => error.message);
  assert.match(String(ended), /ended without/);
});

test('a client that disconnects is not logged as an error', async ({ server, announcements }) => {
  const { until, leave } = await listener(server);
  await until('the latest is');
  leave();
  await announcements.announce(news('odds', 1));
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.not.ok(server.lines.some((line) => line.includes('broke off')));
});

test('when the server stops, each listener is told to come back at a time of its own', async ({
  server,
  announcements,
}) => {
  const waits: number[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const { until } = await listener(server);
    await until('the latest is');
    await announcements.close();
    const [wait] = (await until('\n\nretry: ')).match(/(?<=retry: )\d+(?=\n\n)/) ?? [];
    waits.push(Number(wait));
  }
  assert.ok(
    waits.every((wait) => wait >= 500 && wait <= 5_500),
    waits.join(),
  );
  assert.ok(new Set(waits).size > 1);
});

test.run();
