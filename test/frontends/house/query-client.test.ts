import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, ask } from '#api/call.ts';
import { disclaimerQuery } from '#api/disclaimer.ts';
import { HttpError } from '#api/http-error.ts';
import { log } from '#api/log.ts';
import { makeQueryClient } from '#api/query-client.ts';
import { sessionKey, sessionQuery, signOut } from '#api/session.ts';
import { draftKey } from '#api/stored/drafts.ts';
import { tracksQuery } from '#api/tracks.ts';

const test = suite('what the page keeps and when it asks again');

const member = { id: '1', email: 'ann@example.test' };
const settled = () => new Promise((wake) => setTimeout(wake, 5));

test('reads are never retried, always stale, dropped at once, read again on mount, focus and reconnect, and not polled', () => {
  const { queries, mutations } = makeQueryClient().getDefaultOptions();
  assert.is(queries?.retry, false);
  const staleTime = queries?.staleTime;
  assert.is(typeof staleTime === 'function' && staleTime({} as never), 0);
  assert.is(queries?.gcTime, 0);
  assert.is(queries?.refetchOnMount, true);
  assert.is(queries?.refetchOnWindowFocus, true);
  assert.is(queries?.refetchOnReconnect, true);
  assert.is(queries?.refetchInterval, false);
  assert.is(mutations?.retry, false);
});

test('the member is fresh for 15 minutes, kept for 30, and never read again by itself', () => {
  assert.is(sessionQuery.staleTime, 900_000);
  assert.is(sessionQuery.gcTime, 1_800_000);
  assert.is(sessionQuery.retry, false);
  assert.is(sessionQuery.refetchOnMount, false);
  assert.is(sessionQuery.refetchOnWindowFocus, false);
  assert.is(sessionQuery.refetchOnReconnect, false);
  assert.equal(sessionQuery.queryKey, ['/api/auth/user']);
});

test('the track list is fresh for five minutes, and the disclaimer is read once', () => {
  assert.is(tracksQuery.staleTime, 300_000);
  assert.equal(tracksQuery.queryKey, ['/api/tracks']);
  assert.is(disclaimerQuery.staleTime, Number.POSITIVE_INFINITY);
});

test('the default read gets the first element of the key', async () => {
  const requests: string[] = [];
  const client = makeQueryClient(async (path) => {
    requests.push(path);
    return { path };
  });
  assert.equal(await client.fetchQuery({ queryKey: ['/api/races', 'anything'] }), { path: '/api/races' });
  assert.equal(requests, ['/api/races']);
});

test('a read that is not signed in asks once who is signed in, however many reads say so', async () => {
  const requests: string[] = [];
  const client = makeQueryClient(async (path, onSignedOut) => {
    requests.push(path);
    onSignedOut?.();
    return null;
  });
  client.setQueryData(sessionKey, member);
  const stop = new QueryObserver(client, sessionQuery).subscribe(() => undefined);
  await Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => client.fetchQuery({ queryKey: [path] })));
  await settled();
  assert.is(requests.filter((path) => path === '/api/auth/user').length, 1);
  assert.is(client.getQueryData(sessionKey), null);
  await client.fetchQuery({ queryKey: ['/api/d'] });
  await settled();
  assert.is(requests.filter((path) => path === '/api/auth/user').length, 1);
  stop();
});

test('a change that is refused as not signed in asks who is signed in, any other refusal does not', async () => {
  const requests: string[] = [];
  const client = makeQueryClient(async (path) => {
    requests.push(path);
    return null;
  });
  const refusedWith = (status: number) => async () => {
    throw new HttpError(status, '', 'no');
  };
  const stop = new QueryObserver(client, { ...sessionQuery, enabled: false }).subscribe(() => undefined);
  for (const [status, wanted] of [
    [503, 0],
    [401, 1],
  ] as const) {
    client.setQueryData(sessionKey, member);
    const change = new MutationObserver(client, { mutationFn: refusedWith(status) });
    await change.mutate().catch(() => undefined);
    await client.fetchQuery({ queryKey: ['POST'], queryFn: refusedWith(status) }).catch(() => undefined);
    await settled();
    assert.is(client.getQueryState(sessionKey)?.isInvalidated, wanted === 1, String(status));
  }
  stop();
});

test('a null answer is no sign that nobody is signed in', async () => {
  const requests: string[] = [];
  const client = makeQueryClient(async (path) => {
    requests.push(path);
    return null;
  });
  client.setQueryData(sessionKey, member);
  const stop = new QueryObserver(client, sessionQuery).subscribe(() => undefined);
  assert.is(await client.fetchQuery({ queryKey: ['/api/claude/analyze-race/r1'] }), null);
  await settled();
  assert.equal(requests, ['/api/claude/analyze-race/r1']);
  stop();
});

test('with nobody signed in, no extra session request is sent', async () => {
  const requests: string[] = [];
  const client = makeQueryClient(async (path, onSignedOut) => {
    requests.push(path);
    onSignedOut?.();
    return null;
  });
  await client.fetchQuery({ queryKey: ['/api/a'] });
  await settled();
  assert.equal(requests, ['/api/a']);
});

test('signing out empties the cache first and then leaves', () => {
  const client = makeQueryClient();
  client.setQueryData(sessionKey, member);
  let savedAtLeaving: unknown = 'never left';
  signOut(client, (address) => {
    assert.is(address, '/api/logout');
    savedAtLeaving = client.getQueryData(sessionKey);
  });
  assert.is(savedAtLeaving, undefined);
});

test('signing out takes the member’s drafts off the browser, and neither the limit he set nor anything else', () => {
  const kept: Record<string, string> = {
    'draft ticket-desk m1': '{}',
    'draft noted-tickets m1': '{}',
    theme: 'dark',
  };
  const fake = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: () => undefined,
    removeItem: (key: string) => delete fake[key],
  });
  Object.assign(fake, kept);
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { value: fake, configurable: true });
  try {
    signOut(makeQueryClient(), () => undefined);
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
    else Object.defineProperty(globalThis, 'localStorage', before);
  }
  assert.equal(Object.keys(fake), ['draft noted-tickets m1', 'theme']);
  assert.is(draftKey('ticket-desk', 'm1'), 'draft ticket-desk m1');
});

test('signing out leaves even when emptying the cache fails, and says so in the log', () => {
  const client = makeQueryClient();
  client.setQueryData(sessionKey, member);
  client.clear = () => {
    throw new Error('stuck');
  };
  const logged: unknown[] = [];
  const realError = log.error;
  log.error = (text) => logged.push(text);
  let left = false;
  try {
    signOut(client, () => {
      left = true;
    });
  } finally {
    log.error = realError;
  }
  assert.ok(left);
  assert.is(logged.length, 1);
  assert.is(client.getQueryData(sessionKey), undefined);
});

test('an address is filled from its places and its query, escaped, and refuses a missing place', () => {
  assert.is(
    addressOf('GET /api/races/{raceId}/entries', { params: { raceId: 'a b/1' } }),
    '/api/races/a%20b%2F1/entries',
  );
  assert.is(
    addressOf('GET /api/races', { query: { date: '2025-06-07', race: null, page: 2 } }),
    '/api/races?date=2025-06-07&page=2',
  );
  assert.throws(() => addressOf('GET /api/races/{raceId}', {}), /needs raceId/);
  assert.equal(ask('GET /api/tracks').queryKey, ['/api/tracks']);
});

test.run();
