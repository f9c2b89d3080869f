import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { askJson } from '#adapters/sources/host/json.ts';
import { makeOpenHost } from '#adapters/sources/host/polite-host.ts';
import { MINUTE } from '#core/kernel/instant.ts';
import { MAX_QUARANTINED_CHARACTERS, type QuarantineEntry } from '#core/operations/quarantine.ts';
import { aPoliteTime, EARLY_AUGUST, TEST_USER_AGENT } from '#test/support/polite-time.ts';
import { refused } from '#test/support/refused.ts';
import { openSourceServer, type SourceServer } from '#test/support/source-server.ts';

const test = suite('Answers that make no sense');
let server: SourceServer;

test.before(async () => {
  server = await openSourceServer();
});
test.before.each(() => server.clear());
test.after(() => server.close());

const NAMES = z.object({ names: z.array(z.string()) });

function opened() {
  const time = aPoliteTime();
  const aside: QuarantineEntry[] = [];
  const openHost = makeOpenHost({
    userAgent: TEST_USER_AGENT,
    ...time,
    quarantine: (item) => void aside.push(item),
  });
  const authorization = `Basic ${Buffer.from('annie:hushhush').toString('base64')}`;
  const host = openHost({ source: 'Horses', baseUrl: server.url, headers: { authorization } });
  return { time, aside, openHost, host };
}

test('an answer of another shape is set aside with its address and why it was refused', async () => {
  server.answer('/horses', { json: { names: [1] } });
  const { host, aside } = opened();
  const { message } = await refused(askJson(host, { path: '/horses', query: { day: 2 } }, NAMES));
  assert.equal(aside, [
    {
      source: 'Horses',
      address: `${server.url}/horses?day=2`,
      status: 200,
      contentType: 'application/json',
      text: '{"names":[1]}',
      at: EARLY_AUGUST,
      why: message,
    },
  ]);
});

test('a page where JSON was expected is quarantined, and no more than its beginning', async () => {
  server.answer('/horses', {
    body: `<html><body>${'x'.repeat(2 * MAX_QUARANTINED_CHARACTERS)}</body></html>`,
  });
  const { host, aside } = opened();
  assert.is((await refused(askJson(host, { path: '/horses' }, NAMES))).code, 'source.wrong-content');
  assert.equal([aside.length, aside[0]?.text.length, aside[0]?.status], [1, MAX_QUARANTINED_CHARACTERS, 200]);
  assert.match(aside[0]?.contentType ?? '', 'text/html');
});

test('what a parser of pages refuses is set aside too, and the same answer only once', async () => {
  const [time, page] = [60 * MINUTE, '<p>nothing of use</p>'];
  server.answer('/page', { body: page });
  const { host, aside, time: clock } = opened();
  const parse = () => askJson({ ...host, read: (_, read) => host.read(ASK, read) }, { path: '' }, NAMES);
  await refused(parse());
  await refused(parse());
  clock.pass(time);
  await refused(parse());
  assert.equal(
    aside.map(({ text }) => text),
    [page],
  );
});

const ASK = { path: '/page', content: 'html' } as const;

test('of a source that is broken for long one answer in ten minutes is enough', async () => {
  const replies = [1, 2, 3].map((name) => ({ json: { names: [name] } }));
  server.answer('/horses', ...replies);
  const { host, aside, time } = opened();
  for (const pause of [0, 9 * MINUTE, MINUTE]) {
    time.pass(pause);
    await refused(askJson(host, { path: '/horses' }, NAMES));
  }
  assert.equal(
    aside.map(({ text }) => text),
    ['{"names":[1]}', '{"names":[3]}'],
  );
});

test('no key and no password of ours is in what is set aside, although the host says them back', async () => {
  server.answer('/horses', { json: { names: 'appid=s3cret&user=annie:hushhush, s3cret' } });
  const { host, aside } = opened();
  await refused(askJson(host, { path: '/horses', secretQuery: { appid: 's3cret' } }, NAMES));
  assert.not.match(JSON.stringify(aside), /s3cret|hushhush/);
  assert.match(aside[0]?.text ?? '', '(hidden)');
});

test('a key inside the address that was set is hidden in the address and in the answer, plain words are not', async () => {
  const query = 'format=rss&key=paddock&t=a1b2c3d4&p=1';
  server.answer('/feed', { body: '<p>rss of paddock and a1b2c3d4</p>' });
  const { openHost, aside } = opened();
  const host = openHost({ source: 'Feed', baseUrl: `${server.url}/feed?${query}` });
  await refused(askJson(host, { path: '', query: { day: 2 } }, NAMES));
  const [{ address, text } = { address: '', text: '' }] = aside;
  assert.is(address, `${server.url}/feed?format=(hidden)&key=(hidden)&t=(hidden)&p=(hidden)&day=2`);
  assert.is(text, '<p>rss of (hidden) and (hidden)</p>');
});

test('a key that has no name in the address is hidden, too', async () => {
  server.answer('/feed', { json: { names: 'k3yOfTheFeed' } });
  const { openHost, aside } = opened();
  const host = openHost({ source: 'Feed', baseUrl: `${server.url}/feed?k3yOfTheFeed` });
  await refused(askJson(host, { path: '' }, NAMES));
  assert.is(aside.length, 1);
  assert.not.match(JSON.stringify(aside), /k3yOfTheFeed/);
});

test('good, failing and missing answers are not quarantined', async () => {
  server.answer('/horses', { json: { names: ['Paper Lantern'] } });
  server.answer('/down', { status: 503, json: {} });
  const { host, aside } = opened();
  await askJson(host, { path: '/horses' }, NAMES);
  await refused(askJson(host, { path: '/down' }, NAMES));
  await refused(askJson(host, { path: '/nothing' }, NAMES));
  assert.equal(aside, []);
});

test.run();
