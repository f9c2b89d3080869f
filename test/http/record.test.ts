import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeListCorrections } from '#core/results/use-cases/list-corrections.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRecordOfADay, withCorrection } from '#test/support/a-forged-record.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { BEFORE_RACE_1, openTestServer, type TestServer } from './open-test-server.ts';
import { rawRequest, statusOf } from './raw-request.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('The public record');
const DAY = '2025-08-02' as RaceDay;

async function withServer(options: ServerOptions, work: (server: TestServer) => Promise<void>) {
  const server = await openTestServer(options);
  return work(server).finally(server.close);
}

const get = (server: TestServer, path = '/record', headers: Readonly<Record<string, string>> = {}) =>
  server.browser().ask('GET', path, { headers });

test('opens without an account and without a single pick', () =>
  withServer({}, async (server) => {
    const answer = await get(server);
    assert.is(answer.status, 200);
    assert.is(answer.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.match(answer.text, 'The first figures appear here with the first results');
    assert.match(answer.text, '<title>Our record · Clubhouse Turn</title>');
    assert.not.match(answer.text, /NaN|undefined|null</);
  }));

test('leads to the guide to checking it and to the reader, which open without an account, too', () =>
  withServer({}, async (server) => {
    const { text } = await get(server);
    for (const path of ['/record/how-to-check', '/record/read-record.mjs'])
      assert.match(text, `href="${path}"`);
    const guide = await get(server, '/record/how-to-check');
    assert.equal([guide.status, guide.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
    assert.match(guide.text, '<h1>Verify the record yourself</h1>');
    assert.match(guide.text, '<th scope="col">chain</th>');
    assert.match(guide.text, '<pre tabindex="0"><code>select min(seq)');
    assert.match(guide.text, '<a href="/record">Our record</a>');
    assert.not.match(guide.text.replace(/<style>.*<\/style>/s, ''), /```|^#|\]\(/m);
    assert.not.match(guide.headers.get('content-security-policy') ?? '', 'unsafe');
    const reader = await get(server, '/record/read-record.mjs');
    assert.match(reader.headers.get('content-disposition') ?? '', 'read-record.mjs');
    assert.is(reader.text, readFileSync('config/tooling/read-record.mjs', 'utf8'));
  }));

test('the picture of a link to it says what the page says, and is drawn once', async () => {
  let drawings = 0;
  const change: ServerOptions['change'] = (deps) => ({
    ...deps,
    drawPreview: async (words) => {
      drawings += 1;
      return deps.drawPreview(words);
    },
  });
  await withServer({ change }, async (server) => {
    assert.match((await get(server)).text, '<meta property="og:image" content="/record/preview.png">');
    assert.match(
      (await get(server, '/record?track=saratoga')).text,
      'content="/record/preview.png?track=saratoga"',
    );
    for (const _ of [1, 2]) {
      const picture = await get(server, '/record/preview.png?track=saratoga');
      assert.equal([picture.status, picture.headers.get('content-type')], [200, 'image/png']);
      assert.match(picture.text, /^Our record at Saratoga: How our sealed picks did/);
    }
    const { headers } = await get(server, '/record/preview.png?track=saratoga');
    const again = await rawRequest(server.address, [
      'GET /record/preview.png?track=saratoga HTTP/1.1',
      'Host: x',
      `If-None-Match: ${headers.get('etag')}`,
    ]);
    assert.equal([statusOf(again), drawings], [304, 1]);
  });
});

test('where the machine cannot draw, the picture is the icon', async () => {
  const change: ServerOptions['change'] = (deps) => ({
    ...deps,
    drawPreview: () => Promise.reject(new Error('no such module')),
  });
  await withServer({ change }, async (server) => {
    const picture = await get(server, '/record/preview.png');
    assert.equal([picture.status, picture.headers.get('location')], [302, '/icon-512.png']);
  });
});

const FINISHED: ServerOptions = {
  racingNow: shift(BEFORE_RACE_1, 1 * HOUR),
  results: [aSheet({ day: DAY, races: [aRaceResult({ offMinute: 13 * 60 + 5 })] })],
};

test('shows the sealed pick of a race that has run and nothing of one to come', () =>
  withServer(FINISHED, async (server) => {
    await server.sealed.seal(
      aCard().races.map((race) => aPickToSeal(race)),
      { isReplayed: true },
    );
    const { text } = await get(server);
    assert.match(text, 'The last card');
    assert.match(text, /<tr data-seq="1" data-hash="[0-9a-f]{64}">/);
    assert.not.match(text, 'data-seq="2"');
    assert.match(text, 'no proof');
    assert.not.match(text, /NaN|undefined/);
  }));

test('says the numbers of the scoreboard of the same span', () =>
  withServer(FINISHED, async (server) => {
    await server.sealed.seal(
      aCard().races.map((race) => aPickToSeal(race)),
      { isReplayed: true },
    );
    const board = (await get(server, '/api/picks/scoreboard')).json() as {
      replayed: { races: number; days: number; open: number };
    };
    const { races, days, open } = board.replayed;
    const { text } = await get(server);
    assert.match(text, `${races} race on ${days} day, ${open} without a result yet`);
  }));

test('another span or track is a plain link; a word that names none is the default', () =>
  withServer(FINISHED, async (server) => {
    const { text } = await get(server);
    assert.match(text, 'href="/record?span=all"');
    assert.match((await get(server, '/record?span=all&track=saratoga')).text, 'Our record at Saratoga');
    for (const query of ['?span=nonsense', '?track=nowhere', '?span=1&span=2']) {
      const answer = await get(server, `/record${query}`);
      assert.is(answer.status, 200, query);
      assert.match(answer.text, '<h1>Our record</h1>', query);
    }
  }));

test('a choice of surface, distance, class and field size counts only such races', () =>
  withServer(FINISHED, async (server) => {
    await server.sealed.seal(
      aCard().races.map((race) => aPickToSeal(race)),
      { isReplayed: true },
    );
    const shows = async (query: string) =>
      /1 race on 1 day/.test((await get(server, `/record?${query}`)).text);
    for (const query of [
      'surface=dirt',
      'distance=sprint',
      'field=small',
      'span=2025',
      'span=2025-08-01_2025-08-03',
    ])
      assert.ok(await shows(query), query);
    for (const query of ['surface=turf', 'distance=route', 'field=large', 'span=2024', 'kind=stakes'])
      assert.not.ok(await shows(query), query);
    const { text } = await get(server, '/record');
    assert.match(text, 'href="/record?span=2025-08-02_2025-08-02&amp;track=saratoga">Saratoga summer 2025<');
  }));

test('an unchanged page is not sent twice, and its policy allows no inline script', () =>
  withServer({}, async (server) => {
    const { headers } = await get(server, '/record', { 'accept-encoding': 'gzip' });
    const known = ['Host: x', 'Accept-Encoding: gzip', `If-None-Match: ${headers.get('etag')}`];
    const again = await rawRequest(server.address, ['GET /record HTTP/1.1', ...known]);
    assert.is(statusOf(again), 304);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /style-src 'sha256-/);
    assert.not.match(policy, 'unsafe');
  }));

test('within a second the same answer is sent again with the same headers, without a request id', () =>
  withServer({}, async (server) => {
    const [first, second] = [await get(server), await get(server)];
    assert.is(second.text, first.text);
    for (const name of ['content-security-policy', 'x-frame-options', 'etag', 'content-type', 'x-robots-tag'])
      assert.is(second.headers.get(name), first.headers.get(name), name);
    assert.ok(first.headers.get('x-request-id') !== null);
    assert.is(second.headers.get('x-request-id'), null);
  }));

test('without a race in the last year the latest meet is shown instead of nothing', () => {
  const old = '2020-08-08' as RaceDay;
  const results = [aSheet({ day: old, races: [aRaceResult()] })];
  return withServer({ results }, async (server) => {
    const { text } = await get(server);
    assert.match(text, 'this is the latest meet, Saratoga, Aug 8, 2020');
    assert.match(text, 'Aug 8, 2020 to Aug 8, 2020');
  });
});

test('says when a result was corrected after it was sealed, and from what to what', async () => {
  const rows = withCorrection(aRecordOfADay()).results;
  const change: ServerOptions['change'] = (deps) => ({
    ...deps,
    useCases: {
      ...deps.useCases,
      record: {
        ...deps.useCases.record,
        listCorrections: makeListCorrections({
          chain: {
            rowCounts: async () => [{ track: 'SAR', day: DAY, rows: 2, version: 'a' }],
            rowsOn: async () => rows,
          },
          yieldToEventLoop: async () => undefined,
        }),
      },
    },
  });
  await withServer({}, async (server) =>
    assert.match((await get(server)).text, 'No result of these days was corrected after it was sealed.'),
  );
  await withServer({ change }, async (server) => {
    const { text } = await get(server);
    assert.match(text, 'A result of these days was corrected once after it was sealed, by a later entry:');
    assert.match(
      text,
      /<li>Corrected Aug \d, 2025, \d+:\d\d [AP]M ET \(entry 2\): Saratoga, Aug 2, 2025, race 1: winner from #1 to #2\.<\/li>/,
    );
  });
});

test.run();
