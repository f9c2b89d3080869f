import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { endpoints } from '#contract/contract.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';
import { ONLY, TWO_TRACKS, textsIn } from './two-tracks.ts';

const test = suite<{ server: TestServer; browser: TestBrowser }>('Two tracks on one day');

test.before.each(async (context) => {
  context.server = await openTestServer(TWO_TRACKS);
  context.browser = context.server.browser();
  await signUp(context.browser);
});
test.after.each(({ server }) => server.close());

/** Every call that takes a choice of track. */
const ROWS = endpoints
  .map(({ row }) => row)
  .filter(({ query }) => query instanceof z.ZodObject && 'track' in query.shape)
  .filter(({ access }) => access !== 'admin');

const PLACES: Readonly<Record<string, string>> = { raceNumber: '1', date: '2025-08-01', slug: 'aqueduct' };
const BODIES: Readonly<Record<string, unknown>> = {
  '/api/ai/ask-jake': { question: 'Who wins race 1?' },
  '/api/ai/enhanced-analysis': { query: 'What about the card today?' },
  '/api/racing/query-data': { query: 'Top jockeys on dirt' },
};

/** Queries of calls that need one beside the track. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/angles/search': '&find=long-morning-line%20or%20not%20long-morning-line',
};

/**
 * Calls whose answer on this server contains no word of its track, as nothing is stored for them: `two-tracks-stored.test.ts`
 * checks each with something stored at both tracks.
 */
const CHECKED_WITH_STORED: ReadonlySet<string> = new Set([
  '/api/weather/saratoga',
  '/api/picks/ledger',
  '/api/news/saratoga',
  '/api/news/saratoga/headlines',
  '/api/picks',
  '/api/handicappers',
  '/api/recommendations',
  '/api/speed-figures/{date}',
]);

async function asked(browser: TestBrowser, { method, path }: (typeof ROWS)[number], track: string) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(PLACES[name]));
  const body = BODIES[path];
  return browser.ask(
    method,
    `${filled}?track=${track}${QUERIES[path] ?? ''}`,
    body === undefined ? {} : { body },
  );
}

/** Aqueduct's own answer to a call holds no text of Saratoga; Saratoga's none of Aqueduct. */
for (const row of ROWS) {
  const name = `${row.method} ${row.path}`;
  test(`${name} answers for its own track only`, async ({ browser }) => {
    for (const [track, other] of [
      ['aqueduct', ONLY.saratoga],
      ['saratoga', ONLY.aqueduct],
    ] as const) {
      const answer = await asked(browser, row, track);
      assert.is(answer.status, 200, `${track}: ${answer.text}`);
      const strays = textsIn(answer.json()).filter((text) => other.test(text));
      assert.equal(strays, [], track);
      const isOwn = textsIn(answer.json()).some((text) => ONLY[track].test(text));
      assert.is(isOwn, !CHECKED_WITH_STORED.has(row.path), `${track}: ${answer.text}`);
    }
  });

  test(`${name} refuses an unknown track`, async ({ browser }) => {
    assert.is((await asked(browser, row, 'nowhere')).status, 404);
  });
}

test('picks, pace, figures, longshots and results of Aqueduct are there, not only free of Saratoga', async ({
  browser,
}) => {
  const at = async (method: string, path: string) =>
    (await browser.ask(method, `${path}?track=aqueduct`)).json() as never;
  const { recommendations }: { recommendations: { raceId: string }[] } = await at(
    'POST',
    '/api/ai/enhanced-picks',
  );
  assert.equal(
    recommendations.map(({ raceId }) => raceId),
    ['aqueduct-2025-08-02-1', 'aqueduct-2025-08-02-2'],
  );
  const races: { id: string }[] = await at('GET', '/api/races/saratoga/today');
  assert.equal(races, (await browser.ask('GET', '/api/tracks/aqueduct/races/today')).json());
  const pace: { raceId: string } = await at('GET', '/api/pace-analysis/saratoga/2');
  assert.is(pace.raceId, 'aqueduct-2025-08-02-2');
  const figures: { horseName: string }[] = await at('GET', '/api/speed-figures/saratoga/1');
  assert.is(figures.length, 6);
  const results: { track: string; totalRaces: number } = await at(
    'GET',
    '/api/race-results-ai/results/2025-08-01',
  );
  assert.equal([results.track, results.totalRaces], ['Aqueduct', 2]);
  const bias: { trackName: string; totalRaces: number } = await at('GET', '/api/track-bias/saratoga');
  assert.equal([bias.trackName, bias.totalRaces], ['Aqueduct', 2]);
  const metrics: { totalRaces: number } = await at('GET', '/api/dashboard/metrics');
  assert.is(metrics.totalRaces, 2);
  const jockeys: { name: string; starts: number }[] = await at('GET', '/api/jockeys');
  assert.equal(
    jockeys.map(({ name, starts }) => [name, starts]),
    [['Ozone Rider', 6]],
  );
});

test('without a choice, documented calls answer for Saratoga and figures combine every track', async ({
  browser,
}) => {
  const pace = (await browser.ask('GET', '/api/pace-analysis/saratoga/1')).json() as { raceId: string };
  assert.is(pace.raceId, 'saratoga-2025-08-02-1');
  for (const choice of ['', '?track=all']) {
    const metrics = (await browser.ask('GET', `/api/dashboard/metrics${choice}`)).json() as {
      totalRaces: number;
    };
    assert.is(metrics.totalRaces, 4);
    const jockeys = (await browser.ask('GET', `/api/jockeys${choice}`)).json() as { name: string }[];
    assert.equal(
      jockeys.map(({ name }) => name),
      ['Cedar Rider', 'Ozone Rider'],
    );
  }
  const together = await browser.ask('GET', '/api/track-bias/saratoga?track=all');
  const { trackName, totalRaces } = together.json() as { trackName: string; totalRaces: number };
  assert.equal([trackName, totalRaces], ['All tracks', 4]);
});

test('a question about another track that races today is answered for that one, by name', async ({
  browser,
}) => {
  const { response } = await browser.call('POST /api/ai/ask-jake', {
    body: { question: 'Who wins race 1 at Aqueduct?' },
  });
  assert.match(response, /^Aqueduct:\nRace 1/);
  assert.match(response, /Ozone/);
  assert.not.match(response, /Cedar|Saratoga/);
});

test("a member's tracks stay with the account and are in the data download; a visitor has none", async ({
  server,
  browser,
}) => {
  assert.equal(await browser.call('GET /api/my/tracks', {}), { chosen: 'saratoga', mine: [] });
  const tracks = { chosen: 'aqueduct', mine: ['del-mar', 'aqueduct'] };
  assert.equal(await browser.call('PUT /api/my/tracks', { body: tracks }), tracks);
  assert.equal(await browser.call('GET /api/my/tracks', {}), tracks);
  const refused = await browser.ask('PUT', '/api/my/tracks', { body: { mine: ['nowhere'] } });
  assert.is(refused.status, 404);
  const many = { mine: Array.from({ length: 301 }, () => 'aqueduct') };
  assert.is((await browser.ask('PUT', '/api/my/tracks', { body: many })).status, 400);
  const data = (await browser.ask('GET', '/api/user/data')).json() as { tracks: unknown };
  assert.equal(data.tracks, tracks);
  assert.is((await server.browser().ask('GET', '/api/my/tracks')).status, 401);
});

test('the list of tracks holds those of today, Saratoga first', async ({ browser }) => {
  const tracks = await browser.call('GET /api/tracks', {});
  assert.equal(
    tracks.map(({ slug }) => slug),
    ['saratoga', 'aqueduct'],
  );
});

test('more than thirty calls take a choice of track', () => {
  assert.ok(ROWS.length >= 30, String(ROWS.length));
});

test.run();
