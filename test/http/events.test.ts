import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryAnnouncements } from '#adapters/memory/announcements.ts';
import type { Announcement, Topic } from '#core/kernel/announcement.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { signUp } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const news = (topic: Topic, raceNumber: number): Announcement => ({
  topic,
  track: 'saratoga',
  day: '2025-08-02' as RaceDay,
  raceNumber,
  at: instant(1_754_150_400_000),
});

interface Stage {
  door: TestServer;
  announcements: ReturnType<typeof makeMemoryAnnouncements>;
}

const test = suite<Stage>('events');

test.before.each(async (stage) => {
  stage.announcements = makeMemoryAnnouncements();
  const { announcements } = stage;
  stage.door = await openTestServer({
    change: (deps) => ({ ...deps, useCases: { ...deps.useCases, events: { announcements } } }),
  });
});

test.after.each(async ({ door, announcements }) => {
  await announcements.close();
  await door.close();
});

const PATIENCE_MS = 3_000;

/** Listens as a browser does; `until` gives what was written once it holds the text. */
async function listener(door: TestServer, path = '/api/events', headers: Record<string, string> = {}) {
  const browser = door.browser();
  await signUp(browser);
  const cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
  const leaving = new AbortController();
  const answer = await fetch(`${door.address}${path}`, {
    headers: { cookie, ...headers },
    signal: leaving.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  return {
    answer,
    browser,
    leave: () => leaving.abort(),
    until: async (text: string): Promise<string> => {
      const late = setTimeout(() => leaving.abort(), PATIENCE_MS);
      while (!told.includes(text)) {
        const part = await reader?.read();
        if (part === undefined || part.done) throw new Error(`ended without ${text}: ${told}`);
        told += part.value;
      }
      clearTimeout(late);
      return told;
    },
  };
}

test('a member hears of odds as they change, with number, topic and race', async ({
  door,
  announcements,
}) => {
  const { answer, until, leave } = await listener(door);
  assert.is(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
  await until('the latest is 0');
  await announcements.announce(news('odds', 3));
  const told = await until('\n\nid: 1\n');
  assert.match(await until('raceNumber":3'), /event: odds\ndata: \{"topic":"odds","track":"saratoga"/);
  assert.ok(told.includes('retry: 3000'));
  leave();
});

test('who comes back with a number is told what was missed, once, and then what is new', async ({
  door,
  announcements,
}) => {
  for (const race of [1, 2, 3]) await announcements.announce(news('results', race));
  const { until, leave } = await listener(door, '/api/events', { 'Last-Event-ID': '1' });
  await until('id: 3\n');
  await announcements.announce(news('results', 4));
  const told = await until('id: 4\n');
  assert.equal(
    [...told.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id),
    ['2', '3', '4'],
  );
  leave();
});

test('who missed more than is told again is told to ask for everything, and goes on from there', async ({
  door,
  announcements,
}) => {
  for (let race = 1; race <= 1_002; race += 1) await announcements.announce(news('odds', race));
  const { until, leave } = await listener(door, '/api/events', { 'Last-Event-ID': '1' });
  assert.match(await until('event: reset'), /id: 1002\nevent: reset/);
  await announcements.announce(news('odds', 5));
  const told = await until('id: 1003\n');
  assert.equal(
    [...told.matchAll(/^event: (\w+)$/gm)].map(([, event]) => event),
    ['reset', 'odds'],
  );
  leave();
});

test('what was missed of other topics does not count, and exactly a thousand are told', async ({
  door,
  announcements,
}) => {
  for (let race = 1; race <= 1_500; race += 1) await announcements.announce(news('odds', race));
  for (let race = 1; race <= 1_000; race += 1) await announcements.announce(news('results', race));
  const path = '/api/events?topics=results';
  const { until, leave } = await listener(door, path, { 'Last-Event-ID': '0' });
  const told = await until('id: 2500\n');
  assert.not.match(told, /reset/);
  assert.is([...told.matchAll(/^event: results$/gm)].length, 1_000);
  leave();
});

test('a number that was never told is of another house: everything is asked for', async ({
  door,
  announcements,
}) => {
  await announcements.announce(news('odds', 1));
  const { until, leave } = await listener(door, '/api/events', { 'Last-Event-ID': '900' });
  assert.match(await until('event: reset'), /id: 1\nevent: reset/);
  leave();
});

test('only the topics asked for are told', async ({ door, announcements }) => {
  const { until, leave } = await listener(door, '/api/events?topics=scratches,results');
  await until('the latest is');
  await announcements.announce(news('odds', 1));
  await announcements.announce(news('scratches', 2));
  assert.not.match(await until('id: 2\n'), /event: odds/);
  leave();
});

test('runs are for administrators', async ({ door, announcements }) => {
  const member = await listener(door);
  await member.until('the latest is');
  await announcements.announce(news('runs', 1));
  await announcements.announce(news('picks', 1));
  assert.not.match(await member.until('id: 2\n'), /event: runs/);
  member.leave();
});

test('a visitor is asked to sign in, and a topic that is none is refused by name', async ({ door }) => {
  assert.is((await door.browser().ask('GET', '/api/events')).status, 401);
  const browser = door.browser();
  await signUp(browser);
  const refused = await browser.ask('GET', '/api/events?topics=odds,gossip');
  assert.is(refused.status, 400);
  assert.match(refused.text, /topics/);
  assert.is((await browser.ask('GET', '/api/events?lastEventId=-1')).status, 400);
});

test('when the house closes, the stream ends', async ({ door, announcements }) => {
  const { until } = await listener(door);
  await until('the latest is');
  await announcements.close();
  const ended = await until('never told').catch((error: Error) => error.message);
  assert.match(String(ended), /ended without/);
});

test('a listener who closes the page is no trouble worth a line', async ({ door, announcements }) => {
  const { until, leave } = await listener(door);
  await until('the latest is');
  leave();
  await announcements.announce(news('odds', 1));
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.not.ok(door.lines.some((line) => line.includes('broke off')));
});

test.run();
