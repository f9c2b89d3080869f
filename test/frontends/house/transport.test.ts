import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { WithEarlyRequests } from '#api/early-requests.ts';
import { HttpError, sentenceOf } from '#api/http-error.ts';
import { read, send, withT } from '#api/request.ts';

const test = suite('how the page talks to the server');

type Sent = { path: string; init: RequestInit };
const realFetch = globalThis.fetch;
let sent: Sent[] = [];

function serverAnswers(status: number, body: string, statusText = ''): void {
  globalThis.fetch = async (path, init) => {
    sent.push({ path: String(path), init: init ?? {} });
    return new Response(body, { status, statusText });
  };
}

async function refusalOf(work: Promise<unknown>): Promise<HttpError> {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof HttpError)) throw new Error(`expected a refusal, got ${String(outcome)}`);
  return outcome;
}

test.before.each(() => {
  sent = [];
});
test.after(() => {
  globalThis.fetch = realFetch;
});

test('the timestamp joins with ? on a plain path and with & behind a query', () => {
  assert.is(withT('/api/x', 1), '/api/x?_t=1');
  assert.is(withT('/api/x?a=1', 1), '/api/x?a=1&_t=1');
});

test('a refusal reads status, colon, body, and the status text replaces an empty body', () => {
  const vectors: [number, string, string, string][] = [
    [500, 'boom', 'Internal Server Error', '500: boom'],
    [404, '', 'Not Found', '404: Not Found'],
    [401, '{"message":"Unauthorized"}', 'Unauthorized', '401: {"message":"Unauthorized"}'],
  ];
  for (const [status, body, statusText, message] of vectors) {
    assert.is(new HttpError(status, body, statusText).message, message);
  }
});

test("the server's sentence is the message of a JSON body and nothing else", () => {
  assert.is(new HttpError(409, '{"message":"Taken"}', '').serverMessage, 'Taken');
  for (const body of ['boom', '', 'null', '[]', '{"message":7}', '{"error":"x"}']) {
    assert.is(new HttpError(500, body, '').serverMessage, null);
  }
  const refusal = '{"message":"No.","code":"http.second-factor-needed"}';
  assert.is(new HttpError(403, refusal, '').code, 'http.second-factor-needed');
  assert.is(new HttpError(403, '{"message":"\\"http.second-factor-needed\\""}', '').code, null);
  assert.is(sentenceOf(new HttpError(409, '{"message":"Taken"}', ''), 'Otherwise'), 'Taken');
  assert.is(sentenceOf(new TypeError('network'), 'Otherwise'), 'Otherwise');
});

test('a read takes the cookie along, asks for no cache and sends no content type', async () => {
  serverAnswers(200, '{"a":1}');
  assert.equal(await read('/api/x?b=2'), { a: 1 });
  const [first] = sent;
  assert.match(first?.path ?? '', /^\/api\/x\?b=2&_t=\d{13}$/);
  assert.is(first?.init.method, 'GET');
  assert.is(first?.init.credentials, 'include');
  assert.is(first?.init.cache, 'no-store');
  const headers = new Headers(first?.init.headers);
  assert.is(headers.get('cache-control'), 'no-cache');
  assert.is(headers.get('content-type'), null);
});

const withVersion = (status: number, body: string | null, tag?: string): void => {
  globalThis.fetch = async (path, init) => {
    sent.push({ path: String(path), init: init ?? {} });
    return new Response(body, { status, headers: tag === undefined ? {} : { ETag: tag } });
  };
};
const sentVersion = (): string | null => new Headers(sent.at(-1)?.init.headers).get('if-none-match');

test('a read names the version the page has, and keeps what it has when the server says it is the same', async () => {
  withVersion(200, '{"races":1}', '"one"');
  const first = await read('/api/card');
  assert.is(sentVersion(), null);
  withVersion(304, null, '"one"');
  assert.is(await read('/api/card'), first, 'the very same answer, read once');
  assert.is(sentVersion(), '"one"');
  assert.is(new Headers(sent.at(-1)?.init.headers).get('cache-control'), 'no-cache');
  withVersion(200, '{"races":2}', '"two"');
  assert.equal(await read('/api/card'), { races: 2 });
  withVersion(304, null);
  assert.equal(await read('/api/card'), { races: 2 });
  assert.is(sentVersion(), '"two"');
});

test('another address, and an answer without a version, are read whole', async () => {
  withVersion(200, '{"races":1}', '"one"');
  await read('/api/card?track=aqueduct');
  await read('/api/card?track=belmont');
  assert.is(sentVersion(), null);
  withVersion(200, '{"id":7}');
  await read('/api/member');
  await read('/api/member');
  assert.is(sentVersion(), null);
});

test('versions of very many addresses are not held', async () => {
  withVersion(200, '{}', '"one"');
  for (let nth = 0; nth < 70; nth += 1) await read(`/api/card/${nth}`);
  await read('/api/card/0');
  assert.is(sentVersion(), null);
});

test('a change goes as JSON, without a timestamp', async () => {
  serverAnswers(200, '{"ok":true}');
  assert.equal(await send('POST', '/api/y', { pagePath: '/' }), { ok: true });
  const [first] = sent;
  assert.is(first?.path, '/api/y');
  assert.is(first?.init.body, '{"pagePath":"/"}');
  assert.is(first?.init.credentials, 'include');
  assert.is(new Headers(first?.init.headers).get('content-type'), 'application/json');
});

test('a change without a body says nothing about its type, and an empty reply is null', async () => {
  serverAnswers(200, '');
  assert.is(await send('DELETE', '/api/y'), null);
  assert.is(new Headers(sent[0]?.init.headers).get('content-type'), null);
  assert.is(sent[0]?.init.body, undefined);
});

test('a read that is not signed in gives null, a change is refused', async () => {
  serverAnswers(401, '{"message":"Unauthorized"}', 'Unauthorized');
  assert.is(await read('/api/x'), null);
  const refusal = await refusalOf(send('POST', '/api/y', {}));
  assert.is(refusal.status, 401);
  assert.is(refusal.serverMessage, 'Unauthorized');
});

test('any other answer that is not OK is an error', async () => {
  for (const status of [400, 403, 404, 500, 503]) {
    serverAnswers(status, 'no');
    assert.is((await refusalOf(read('/api/x'))).message, `${status}: no`);
  }
});

test('a read that does not answer in time fails, and one that does is not held up', async () => {
  const { answeredWithin, entranceLimitMs } = await import('../../../frontends/api/answered-within.ts');
  assert.ok(entranceLimitMs < 10_000);
  assert.is(await answeredWithin(Promise.resolve('here')), 'here');
  const outcome = await answeredWithin(new Promise(() => undefined), 5).catch(
    (error: Error) => error.message,
  );
  assert.match(String(outcome), 'No answer in time');
});

test('a network failure travels on as it is', async () => {
  const failure = new TypeError('fetch failed');
  globalThis.fetch = async () => Promise.reject(failure);
  const outcome = await read('/api/x').catch((error: unknown) => error);
  assert.is(outcome, failure);
});

const earlyRequests = (answer: Promise<Response>, msAgo = 0) => {
  const page: WithEarlyRequests = globalThis as WithEarlyRequests;
  page.earlyRequests = new Map([['/api/x', { answer, at: performance.now() - msAgo }]]);
};
const early = (status = 200) => Promise.resolve(new Response('"early"', { status }));

test('an early request serves one read of its path, the next read sends its own', async () => {
  earlyRequests(early());
  serverAnswers(200, '"now"');
  assert.is(await read('/api/y'), 'now');
  assert.is(await read('/api/x'), 'early');
  assert.is(await read('/api/x'), 'now');
});

test('an early request that never arrived is sent again; a server failure counts for two seconds', async () => {
  serverAnswers(200, '"now"');
  earlyRequests(Promise.reject(new TypeError('no network')));
  assert.is(await read('/api/x'), 'now');
  earlyRequests(early(503), 1_900);
  assert.is((await refusalOf(read('/api/x'))).status, 503);
  earlyRequests(early(503), 2_100);
  assert.is(await read('/api/x'), 'now');
});

test('what was asked early serves a quarter of a minute', async () => {
  serverAnswers(200, '"now"');
  earlyRequests(early(), 14_500);
  assert.is(await read('/api/x'), 'early');
  earlyRequests(early(), 15_100);
  assert.is(await read('/api/x'), 'now');
});

test('an early answer too says that nobody is signed in', async () => {
  serverAnswers(200, '"now"');
  earlyRequests(early(401));
  let calls = 0;
  assert.is(await read('/api/x', () => (calls += 1)), null);
  assert.is(calls, 1);
});

test('after a change nothing that was asked early serves any more', async () => {
  earlyRequests(early());
  serverAnswers(200, '"now"');
  await send('POST', '/api/activity/page-view', { pagePath: '/' });
  assert.is(await read('/api/x'), 'early', 'a report of a visit changes nothing');
  for (const path of ['/api/ai/enhanced-picks', '/api/ai/enhanced-picks?track=aqueduct']) {
    earlyRequests(early());
    await send('POST', path, { bypassCache: false });
    assert.is(await read('/api/x'), 'early', 'the picks of a day are read so');
  }
  earlyRequests(early());
  await send('POST', '/api/change');
  assert.is(await read('/api/x'), 'now');
});

test.run();
