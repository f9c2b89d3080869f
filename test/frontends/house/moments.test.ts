import { QueryObserver } from '@tanstack/react-query';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NOT_KEPT } from '#adapters/http/moment.ts';

const test = suite('an earlier moment in the address');
const { askAhead, readsAhead, shownReads } = await import('../../../frontends/frame/moments/ask-ahead.ts');
const { atMoment, HttpError, isNotKept, makeQueryClient, read, readAhead, shownMoment } = await import(
  '#api/api.ts'
);
const { nextAfter, stepTo } = await import('../../../frontends/frame/moments/day-moments.ts');
const { showsMoments } = await import('../../../frontends/frame/moments/moment-screens.ts');
const { withMoment } = await import('../../../frontends/frame/moments/moment-address.ts');
const { momentTime } = await import('../../../frontends/frame/moments/moment-note.tsx');

const MOMENT = '2026-08-01T17:02:00Z';
function openPage(pathname: string): void {
  Object.assign(globalThis, { location: { pathname, search: `?asOf=${MOMENT}` } });
}
test.after(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

test('screens of a race day ask for the moment', () => {
  const records = [
    '/news-ai',
    '/scoreboard',
    '/ledger',
    '/dashboard',
    '/analytics',
    '/angles',
    '/ml-predictions',
  ];
  const named = ['/race/saratoga/2026-08-01/3', '/print/saratoga/2026-08-01', '/horse/dusty', '/jockey/Lane'];
  for (const path of ['/', '/board', '/racing-program', ...records, ...named]) {
    openPage(path);
    assert.is(shownMoment(), MOMENT, path);
    assert.is(atMoment('/api/odds?race=3'), `/api/odds?race=3&asOf=${encodeURIComponent(MOMENT)}`);
  }
});

test('the chat, a member’s own pages and the statement pages show now, and ask for now', () => {
  for (const path of ['/ask-jake', '/ai-query', '/book', '/profile', '/horses', '/ledgers', '/about']) {
    openPage(path);
    assert.is(shownMoment(), null, path);
    assert.is(atMoment('/api/news/saratoga'), '/api/news/saratoga');
  }
});

test('a link from a race to a horse and back keeps the moment, a link to the profile does not', () => {
  const kept = `asOf=${encodeURIComponent(MOMENT)}`;
  openPage('/race/saratoga/2026-08-01/3');
  assert.is(withMoment('/horse/dusty'), `/horse/dusty?${kept}`);
  openPage('/horse/dusty');
  assert.is(withMoment('/race/saratoga/2026-08-01/3'), `/race/saratoga/2026-08-01/3?${kept}`);
  assert.is(withMoment('/profile'), '/profile');
});

test('links to compare and to print keep the moment; comparing has the bar, printing has not', () => {
  const kept = `asOf=${encodeURIComponent(MOMENT)}`;
  openPage('/race/saratoga/2026-08-01/3');
  const [compare, print] = ['/race/saratoga/2026-08-01/3/compare', '/print/saratoga/2026-08-01'];
  assert.is(withMoment(print), `${print}?${kept}`);
  const chosen = new URL(withMoment(`${compare}?horses=1,2`), 'https://site');
  assert.equal([chosen.searchParams.get('horses'), chosen.searchParams.get('asOf')], ['1,2', MOMENT]);
  assert.equal(
    [showsMoments(compare), showsMoments(print), showsMoments('/race/saratoga')],
    [true, false, false],
  );
});

test('a link to the chat keeps the moment for the way back', () => {
  openPage('/board');
  assert.is(withMoment('/ask-jake'), `/ask-jake?asOf=${encodeURIComponent(MOMENT)}`);
});

test('a link from a horse to a race of another day does not keep the moment', () => {
  openPage('/horse/dusty');
  assert.is(withMoment('/race/saratoga/2026-07-11/3'), '/race/saratoga/2026-07-11/3');
  Object.assign(globalThis, { location: { pathname: '/horse/dusty', search: '?asOf=13:02' } });
  assert.is(withMoment('/race/saratoga/2020-07-11/3'), '/race/saratoga/2020-07-11/3');
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' });
  assert.is(withMoment(`/race/saratoga/${today}/3`), `/race/saratoga/${today}/3?asOf=13%3A02`);
});

test('the note names the moment as track time', () => {
  const timeIn = (text: string) => momentTime(text, 'America/New_York', '2026-08-01');
  assert.is(timeIn(MOMENT), '1:02 PM ET');
  assert.is(timeIn('13:02'), '1:02 PM ET');
  assert.is(timeIn('yesterday'), null);
  assert.is(timeIn('2026-07-31T17:02:00Z'), 'Jul 31, 1:02 PM ET', 'of another day');
});

test('a step further is read ahead on a screen of one race or day, but for what failed', async () => {
  const client = makeQueryClient(async (path) => {
    if (path === '/api/limited') throw new HttpError(400, '', 'Bad Request');
    return path;
  });
  const reads = ['/api/odds', '/api/limited'].map((path) => {
    const observer = new QueryObserver(client, { queryKey: [path] });
    return observer.subscribe(() => undefined);
  });
  openPage('/race/saratoga/2026-08-01/3');
  await new Promise((wake) => setTimeout(wake, 20));
  assert.equal(readsAhead(client), [['/api/odds']]);
  for (const path of ['/horse/dusty', '/scoreboard', '/analytics']) {
    openPage(path);
    assert.equal(readsAhead(client), [], path);
  }
  for (const leave of reads) leave();
  client.clear();
});

test('all that a screen shows is asked for at once at the moment that is chosen, and never again', async () => {
  openPage('/race/saratoga/2026-08-01/3');
  const requests: string[] = [];
  const client = makeQueryClient(async (path) => {
    requests.push(`${path} ${shownMoment()}`);
    return path;
  });
  const reads = [['/api/odds'], ['/api/picks', 'more'], ['POST /api/tickets']].map((queryKey) => {
    const observer = new QueryObserver(client, { queryKey });
    return observer.subscribe(() => undefined);
  });
  const shown = shownReads(client);
  assert.equal(shown, [['/api/odds'], ['/api/picks', 'more']]);
  requests.length = 0;
  const later = '2026-08-01T17:30:00Z';
  Object.assign(globalThis, { location: { pathname: '/board', search: `?asOf=${later}` } });
  askAhead(client, shown);
  assert.equal(requests, [`/api/odds ${later}`, `/api/picks ${later}`]);
  await client.fetchQuery({ queryKey: ['/api/odds'] });
  assert.is(requests.length, 2);
  for (const leave of reads) leave();
  client.clear();
});

test('one more step back or on is known before it is made; what it shows is read once and taken', async () => {
  const moments = ['16:00', '16:30', '17:00', '17:30'].map((time) => ({
    at: `2026-08-01T${time}:00Z`,
    kind: 'odds' as const,
    raceNumbers: [],
  }));
  const steps = [
    nextAfter(moments, 2, 1),
    nextAfter(moments, 2, -1),
    nextAfter(moments, 3, 1),
    nextAfter(moments, 2, 0),
  ];
  assert.equal(steps, ['2026-08-01T17:00:00Z', '2026-08-01T16:00:00Z', null, null]);
  const calls: string[] = [];
  const fetch = globalThis.fetch;
  globalThis.fetch = async (address) => {
    calls.push(String(address).split('&_t')[0] ?? '');
    return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  };
  readAhead('/api/odds', MOMENT);
  readAhead('/api/odds', MOMENT);
  readAhead('/api/tracks', MOMENT);
  openPage('/board');
  await read('/api/odds');
  const path = `/api/odds?asOf=${encodeURIComponent(MOMENT)}`;
  assert.equal(calls, [path]);
  await read('/api/odds');
  assert.equal(calls, [path, path]);
  globalThis.fetch = fetch;
});

test('an answer read ahead is received whole, also when nobody takes it', async () => {
  const fetch = globalThis.fetch;
  const answer = new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  globalThis.fetch = async () => answer;
  readAhead('/api/longshot-alerts', MOMENT);
  await new Promise((wake) => setTimeout(wake));
  globalThis.fetch = fetch;
  assert.is(answer.bodyUsed, true);
});

test('who one is does not depend on the moment: it is read once, as the page asked it first', async () => {
  const fetch = globalThis.fetch;
  const calls: string[] = [];
  globalThis.fetch = async (address) => {
    calls.push(String(address).split('&_t')[0] ?? '');
    return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  };
  openPage('/horse/dusty');
  const early = new Map([
    ['/api/auth/user', { answer: Promise.resolve(new Response('{"id":"m1"}')), at: 0 }],
  ]);
  Object.assign(globalThis, { earlyRequests: early });
  const answer = read('/api/auth/user');
  globalThis.fetch = fetch;
  assert.equal([calls, early.size], [[], 0]);
  await answer.catch(() => undefined);
});

test('what is not kept for a moment is told from what failed', () => {
  const answer = (status: number, message: string) => new HttpError(status, JSON.stringify({ message }), '');
  assert.ok(isNotKept(answer(400, NOT_KEPT)));
  assert.not.ok(isNotKept(answer(400, 'That moment is still to come.')));
  assert.not.ok(isNotKept(new Error(NOT_KEPT)));
});

test('a step back passes the moments that share an instant, and a step on goes to the next', () => {
  const moments = ['16:00', '16:30', '16:30', '17:00'].map((time) => ({
    at: `2026-08-01T${time}:00Z`,
    kind: 'odds' as const,
    raceNumbers: [],
  }));
  assert.equal([stepTo(moments, 4, 3), stepTo(moments, 3, 2), stepTo(moments, 3, 4)], [3, 1, 4]);
  assert.is(stepTo(moments.slice(0, 3), 3, 2), 1, 'also from now');
});

test.run();
