import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryObserver } from '@tanstack/react-query';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeConnection } from '#api/connection.ts';
import { isConcerned, refetchOnEvent } from '#api/events/concerned.ts';
import { makeEvents, type Topic } from '#api/events/events.ts';
import { followStream, type Source } from '#api/events/stream.ts';
import { makeQueryClient } from '#api/query-client.ts';
import { dependsOnRuns } from '../../../frontends/admin/run-news.ts';

const test = suite('live events');

const hearNothing = (): void => undefined;

type Line = Source & {
  readonly address: string;
  isClosed: boolean;
  state: number;
  say: (topic: Topic | 'reset', id: string) => void;
};

/** A house with ears, a connection and a page; `lines` are the streams that were opened. */
function opened() {
  const events = makeEvents();
  const connection = makeConnection(() => 1);
  const lines: Line[] = [];
  let look = hearNothing;
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    cookie: '',
    addEventListener: (_: string, listener: () => void) => {
      look = listener;
    },
  };
  const open = (address: string): Source => {
    const listening = new Map<string, (event: MessageEvent<string>) => void>();
    const line: Line = {
      address,
      isClosed: false,
      state: 1,
      get readyState() {
        return line.state;
      },
      onopen: null,
      onerror: null,
      close: () => {
        line.isClosed = true;
      },
      addEventListener: (type, receive) => listening.set(type, receive),
      say: (topic, id) => {
        const data = JSON.stringify({ topic, track: 'saratoga', day: null, raceNumber: 3 });
        listening.get(topic)?.({ data, lastEventId: id } as MessageEvent<string>);
      },
    };
    lines.push(line);
    return line;
  };
  followStream(events, { open, openedAgo: () => 2_100.4, connection, page: page as unknown as Document });
  return { events, connection, lines, page, look: () => look() };
}

test('a stream is opened for what is wanted, by those who are in, and once', () => {
  const { events, lines } = opened();
  events.listen(['picks', 'odds'], hearNothing);
  assert.is(lines.length, 0, 'nobody is in');
  events.allow(true);
  events.listen(['odds'], hearNothing);
  assert.equal(
    lines.map(({ address }) => address),
    ['/api/events?topics=odds,picks&openedAgo=2101'],
  );
  events.allow(false);
  assert.ok(lines[0]?.isClosed);
});

test('a listener receives only its topics, until it stops', () => {
  const { events, lines } = opened();
  const raceNumbers: (number | null)[] = [];
  const stop = events.listen(['odds'], ({ raceNumber }) => raceNumbers.push(raceNumber));
  events.listen(['picks'], hearNothing);
  events.allow(true);
  lines[0]?.say('odds', '7');
  lines[0]?.say('picks', '8');
  assert.equal(raceNumbers, [3]);
  stop();
  assert.is(
    lines.at(-1)?.address,
    '/api/events?topics=picks&lastEventId=8',
    'taken up after the last one heard',
  );
});

test('after too long an absence, something may have changed in every topic', () => {
  const { events, lines } = opened();
  const topics: string[] = [];
  events.listen(['odds'], ({ topic }) => topics.push(topic));
  events.listen(['picks'], ({ topic }) => topics.push(topic));
  events.allow(true);
  lines[0]?.say('reset', '3000');
  assert.equal(topics, ['odds', 'picks']);
  events.listen(['results'], hearNothing);
  assert.match(lines.at(-1)?.address ?? '', /lastEventId=3000$/);
});

test('without a connection it is closed, and resumed after the last event when there is one', () => {
  const { events, connection, lines } = opened();
  events.listen(['odds'], hearNothing);
  events.allow(true);
  lines[0]?.say('odds', '41');
  connection.lost();
  assert.ok(lines[0]?.isClosed);
  assert.is(lines.length, 1);
  connection.answered();
  assert.is(lines[1]?.address, '/api/events?topics=odds&lastEventId=41');
});

test('a stream the browser gave up is opened again after a pause; one it takes up itself is left to it', async () => {
  const timers: (() => void)[] = [];
  const realSetTimeout = globalThis.setTimeout;
  globalThis.setTimeout = ((act: () => void) => timers.push(act)) as unknown as typeof setTimeout;
  try {
    const { events, lines } = opened();
    events.listen(['odds'], hearNothing);
    events.allow(true);
    const [line] = lines;
    line?.onerror?.call(line as unknown as EventSource, {} as Event);
    assert.is(timers.length, 1, 'before it was open, its address is already too old');
    assert.ok(line?.isClosed);
    timers.pop();
    events.allow(false);
    events.allow(true);
    const [, second] = lines;
    second?.onopen?.call(second as unknown as EventSource, {} as Event);
    second?.onerror?.call(second as unknown as EventSource, {} as Event);
    assert.is(timers.length, 0);
    if (second) second.state = 2;
    second?.onerror?.call(second as unknown as EventSource, {} as Event);
    assert.is(timers.length, 1);
    timers[0]?.();
    assert.is(lines.length, 3);
  } finally {
    globalThis.setTimeout = realSetTimeout;
  }
});

test('each topic refreshes its own reads and no other', () => {
  const cases: readonly (readonly [Topic, string, boolean])[] = [
    ['odds', '/api/odds/live/saratoga-2025-08-02-1', true],
    ['odds', '/api/race-results-ai/results/2025-08-02', false],
    ['results', '/api/race-results-ai/results/2025-08-02', true],
    ['scratches', '/api/races/saratoga/today/detailed', true],
    ['weather', '/api/tracks/saratoga/weather', true],
    ['weather', '/api/tracks', false],
    ['picks', '/api/picks/ledger?limit=20', true],
    ['runs', '/api/picks/ledger', false],
    ['picks', '/api/auth/user', false],
    ['picks', '/api/claude/summaries', true],
    ['scratches', '/api/saratoga-races', true],
    ['scratches', '/api/races/r1/changes', true],
    ['results', '/api/data/validation', true],
    ['odds', '/api/races/saratoga/today/detailed', false],
    ['results', '/api/tracks/del-mar/races/today', true],
    ['results', '/api/tracks/del-mar/cards/2025-08-02', true],
    ['results', '/api/tracks/del-mar/bias', true],
    ['results', '/api/track-bias/saratoga', true],
    ['results', '/api/picks/ledger', true],
    ['results', '/api/longshot-alerts', true],
    ['results', '/api/ml/performance', true],
    ['results', '/api/book', true],
    ['results', '/api/book/care', false],
    ['results', '/api/book?split=track', true],
    ['results', '/api/lines', true],
    ['results', '/api/notes?horse=A', true],
    ['odds', '/api/lines/saratoga-2025-08-02-4', true],
    ['odds', '/api/lines', false],
    ['scratches', '/api/lines/saratoga-2025-08-02-4', true],
    ['results', '/api/tracks/del-mar/weather', false],
  ];
  const nowhere = { track: null, day: null, raceNumber: null };
  for (const [topic, address, expected] of cases)
    assert.is(isConcerned(address, { topic, ...nowhere }), expected, address);
});

/** What screens read that nothing announced changes: who one is, what one did, what runs apart, what a day ago was, and what a check reads once. */
const changesFromNothing =
  /^\/api\/(?:alerts\/devices$|angles$|auth|book\/(?:care|csv)$|day-mail$|disclaimer|ledger\/(?:heads|chains\/x)$|user|my|news|watch(?:\/(?:mail|push))?$|racing\/clock|cost-monitor|test|admin\/(?:audit-log|disclaimer-|evidence|user))/;

test('each read of a screen has a topic that announces it, or is listed as having none', async () => {
  const sources = readdirSync('frontends', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join('frontends', name), 'utf8'));
  const reads = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/'GET (\/api\/[^']+)'/g)].map(([, path = '']) => path.replace(/\{\w+\}/g, 'x')),
    ),
  );
  assert.ok(reads.size > 40, `${reads.size} reads were found`);
  const topics = ['odds', 'scratches', 'results', 'picks', 'weather', 'tracks'] as const;
  const nowhere = { track: null, day: null, raceNumber: null };
  const isReported = (path: string) =>
    topics.some((topic) => isConcerned(path, { topic, ...nowhere })) || dependsOnRuns.test(path);
  assert.equal(
    [...reads].filter((path) => isReported(path) === changesFromNothing.test(path)),
    [],
  );
});

test('a run that ends concerns the race day, its timeline and its sources', () => {
  for (const path of ['race-day', 'race-timeline', 'sources/history'])
    assert.ok(dependsOnRuns.test(`/api/admin/${path}`), path);
});

test('prices of a race concern what is read of that race alone, and what is read of the whole day', () => {
  const change = { topic: 'odds', track: 'saratoga', day: '2026-08-01', raceNumber: 4 } as const;
  for (const [address, expected] of [
    ['/api/odds/live/demo-saratoga-2026-08-01-4', true],
    ['/api/odds/race/demo-saratoga-2026-08-01-4', true],
    ['/api/odds/live/demo-saratoga-2026-08-01-14', false],
    ['/api/ml/predict/demo-saratoga-2026-07-31-4', false],
    ['/api/longshot-alerts', true],
  ] as const)
    assert.is(isConcerned(address, change), expected, address);
});

test('what changes at one track does not concern what is read of another', () => {
  const change = { topic: 'picks', track: 'aqueduct', day: '2026-08-01', raceNumber: 4 } as const;
  for (const [address, expected] of [
    ['/api/picks/ledger?track=aqueduct&limit=200', true],
    ['/api/picks/ledger?track=saratoga&limit=200', false],
    ['/api/picks/scoreboard?track=all', true],
    ['/api/longshot-alerts', true],
    ['/api/claude/ai-consensus/aqueduct-2026-08-01-4', true],
    ['/api/claude/ai-consensus/demo-saratoga-2026-08-01-4', false],
  ] as const)
    assert.is(isConcerned(address, change), expected, address);
  const digits = { ...change, track: 'q7-central' } as const;
  assert.is(isConcerned('/api/claude/ai-consensus/q7-central-2026-08-01-4', digits), true);
  assert.is(isConcerned('/api/claude/ai-consensus/q7-central-2026-08-01-4', change), false);
  const results = { ...change, topic: 'results' } as const;
  assert.is(isConcerned('/api/races/saratoga/today/detailed', results), false);
  assert.is(isConcerned('/api/tracks/aqueduct/races/today', results), true);
  assert.is(isConcerned('/api/races/saratoga/today?track=aqueduct', results), true);
  assert.is(isConcerned('/api/races', results), true);
});

test('reads say for half a minute which announcement was heard last', () => {
  const { events, lines, page } = opened();
  events.listen(['odds'], hearNothing);
  events.allow(true);
  assert.is(page.cookie, '');
  lines[0]?.say('odds', '41');
  assert.is(page.cookie, 'last_event=41; Path=/; Max-Age=30; SameSite=Lax');
  lines[0]?.say('reset', '52');
  assert.match(page.cookie, 'last_event=52;');
});

test('several announcements at once are one reading of what they concern', async () => {
  const events = makeEvents();
  const requests: string[] = [];
  const client = makeQueryClient(async (path) => {
    requests.push(path);
    return {};
  });
  for (const key of ['/api/picks/ledger', '/api/tracks']) client.setQueryDefaults([key], { gcTime: 3000 });
  await client.fetchQuery({ queryKey: ['/api/picks/ledger'] });
  await client.fetchQuery({ queryKey: ['/api/tracks'] });
  refetchOnEvent(events, client);
  const change = { topic: 'picks', track: null, day: null, raceNumber: null } as const;
  events.publish(change);
  events.publish(change);
  await new Promise((wake) => setTimeout(wake, 1_100));
  assert.is(client.getQueryState(['/api/picks/ledger'])?.isInvalidated, true);
  assert.is(client.getQueryState(['/api/tracks'])?.isInvalidated, false);
  client.clear();
});

test('while an earlier moment shows, what is the same at every moment is still read again', async () => {
  const path = '/race/saratoga/2026-08-01/3';
  Object.assign(globalThis, { location: { pathname: path, search: '?asOf=2026-08-01T17:02:00Z' } });
  const events = makeEvents();
  const requests: string[] = [];
  const client = makeQueryClient(async (address) => {
    requests.push(address);
    return {};
  });
  const day = '/api/tracks/saratoga/cards/2026-08-01';
  const leave = [day, `${day}/moments`].map((key) =>
    new QueryObserver(client, { queryKey: [key] }).subscribe(() => undefined),
  );
  refetchOnEvent(events, client);
  await new Promise((wake) => setTimeout(wake, 50));
  requests.length = 0;
  events.publish({ topic: 'results', track: null, day: null, raceNumber: null });
  await new Promise((wake) => setTimeout(wake, 1_100));
  assert.equal(requests, [`${day}/moments`]);
  for (const stop of leave) stop();
  client.clear();
  Reflect.deleteProperty(globalThis, 'location');
});

test.run();
