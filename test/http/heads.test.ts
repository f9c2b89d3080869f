import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recordHead } from '#adapters/http/middleware/record-head.ts';
import { digest } from '#adapters/system/identifiers.ts';
import type { Calls } from '#contract/calls.ts';
import { aCard } from '#test/support/a-card.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('Heads of the record over HTTP');

async function withServer(work: (server: Awaited<ReturnType<typeof openTestServer>>) => Promise<void>) {
  const server = await openTestServer({});
  await work(server).finally(server.close);
}

test('anybody reads the latest entries, and verifies a published text by its hash', () =>
  withServer(async ({ browser, sealed }) => {
    await sealed.seal(aCard().races.map((race) => aPickToSeal(race)));
    const answer = await browser().ask('GET', '/api/ledger/heads');
    const { now, published } = answer.json() as Calls['GET /api/ledger/heads']['reply'];
    const head = await sealed.ledger.head();
    assert.is(now.length, 1);
    assert.match(now[0] ?? '', new RegExp(`^picks 2 ${head?.hash} at \\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$`));
    assert.is(published[0]?.sha256, digest(published[0]?.text ?? ''));
  }));

test('every answer carries the latest entry and when it was read: pages, calls, refusals and paths that lead nowhere', () =>
  withServer(async ({ browser, sealed }) => {
    await browser().ask('GET', '/record');
    await sealed.seal(aCard().races.map((race) => aPickToSeal(race)));
    const head = await sealed.ledger.head();
    const before = Date.now();
    const headerOf = async (method: 'GET' | 'POST', path: string) =>
      (await browser().ask(method, path)).headers.get('record-head') ?? '';
    // The first answer after the sealing may carry the head that was read up to three seconds before.
    await new Promise((done) => setTimeout(done, 3_100));
    await headerOf('GET', '/api/ledger/heads');
    await new Promise((done) => setTimeout(done, 50));
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/record?span=30'],
      ['GET', '/api/ledger/heads'],
      ['GET', '/api/profile'],
      ['POST', '/api/auth/sign-in'],
      ['GET', '/no-such-page'],
      ['GET', '/api/no-such-call'],
    ] as const) {
      const [, seq, hash, time] =
        /^picks (\d+) ([0-9a-f]{64}) at (\S+)$/.exec(await headerOf(method, path)) ?? [];
      assert.equal([seq, hash], ['2', head?.hash], path);
      assert.ok(Date.parse(time ?? '') >= before, path);
    }
  }));

test('heads published earlier are read from a moment back', () =>
  withServer(async ({ browser }) => {
    const daysBefore = async (query: string) => {
      const answer = await browser().ask('GET', `/api/ledger/heads${query}`);
      const { published, next } = answer.json() as Calls['GET /api/ledger/heads']['reply'];
      return [published.map(({ day }) => day), next];
    };
    assert.equal(await daysBefore(''), [['2025-08-01'], null]);
    assert.equal(await daysBefore('?before=2025-08-01T14:00:00.000Z'), [[], null]);
    assert.is((await browser().ask('GET', '/api/ledger/heads?before=yesterday')).status, 400);
  }));

test('every answer carries them, newly read after a while, and the last ones known while nobody answers', async () => {
  let [now, isAway, lines] = [0, false, ['picks 1 a']];
  const read = async () => (isAway ? Promise.reject(new Error('away')) : lines);
  const middleware = recordHead(read, () => now);
  const answered = async () => {
    await new Promise(setImmediate);
    const set: string[] = [];
    const ctx = { set: (name: string, value: string) => void set.push(`${name}: ${value}`) };
    await middleware(ctx as never, async () => undefined);
    return set;
  };
  assert.equal(await answered(), ['Record-Head: picks 1 a']);
  [now, lines] = [5_000, ['picks 2 b', 'audit 1 c']];
  await answered();
  assert.equal(await answered(), ['Record-Head: picks 2 b, audit 1 c']);
  [now, isAway] = [10_000, true];
  await answered();
  assert.equal(await answered(), ['Record-Head: picks 2 b, audit 1 c']);
});

test('feeds give each day, as Atom and as JSON', () =>
  withServer(async ({ browser }) => {
    const atom = await browser().ask('GET', '/api/ledger/heads.atom');
    assert.match(
      atom.text,
      '<title>Record of 2025-08-01, 10:00 AM ET</title><updated>2025-08-01T14:00:00.000Z</updated>',
    );
    assert.match(atom.text, 'picks 1 &#38; so on');
    const feed = JSON.parse((await browser().ask('GET', '/api/ledger/heads.json')).text);
    assert.equal(feed.items[0].content_text, 'Clubhouse Turn record 2025-08-01\npicks 1 & so on\n');
  }));

test('rows of a chain are given in their order, from a place on', () =>
  withServer(async ({ browser, sealed }) => {
    await sealed.seal(aCard().races.map((race) => aPickToSeal(race)));
    const answer = await browser().ask('GET', '/api/ledger/chains/picks?after=1');
    const { rows, next } = answer.json() as Calls['GET /api/ledger/chains/{chain}']['reply'];
    assert.equal([rows.map(({ seq }) => seq), next], [[2], null]);
    assert.is(rows[0]?.hash, digest(rows[0]?.text ?? ''));
    assert.is((await browser().ask('GET', '/api/ledger/chains/nothing')).status, 400);
  }));

test.run();
