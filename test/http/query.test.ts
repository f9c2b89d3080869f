import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aSheet } from '#test/support/a-result.ts';
import { signUp } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('Questions to the results over HTTP');
let server: TestServer;

test.before(async () => {
  server = await openTestServer({ results: [aSheet({ day: '2025-08-01' as RaceDay })] });
});
test.after(() => server.close());

async function member() {
  const browser = server.browser();
  await signUp(browser);
  return browser;
}

test('a question is answered with its numbers, what was understood and where it comes from', async () => {
  const query = 'Top 3 jockey-trainer combinations on fast dirt, whatever the weather';
  const answer = await (await member()).call('POST /api/racing/query-data', { body: { query } });
  assert.is(answer.query, query);
  assert.equal(answer.dataSummary, {
    totalRaces: 2,
    entriesWithResults: 6,
    jockeysCount: 1,
    trainersCount: 1,
  });
  assert.equal(answer.conditions, {
    trackCondition: 'fast',
    temperatureMin: null,
    analysisType: 'combinations',
  });
  const { topCombinations, filteredEntries, filteredRaces } = answer.analysisResult;
  assert.equal([filteredEntries, filteredRaces], [6, 2]);
  const [first] = topCombinations;
  assert.equal(
    [first?.jockeyName, first?.trainerName, first?.starts, first?.wins],
    ['Robin Lane', 'Alex Marsh', 6, 2],
  );
  assert.ok(Math.abs((first?.winRate ?? 0) - 33.3) < 0.1 && Math.abs((first?.placeRate ?? 0) - 66.7) < 0.1);
  assert.equal(answer.understood, [
    'track condition: fast',
    'surface: dirt',
    'rows: 3',
    'list: combinations',
  ]);
  assert.equal(answer.ignored, ['whatever', 'weather']);
  assert.equal(answer.span, { from: '2025-08-01', to: '2025-08-01', latest: '2025-08-01' });
  assert.is(answer.sources[0]?.provenance.source, 'Chart of invented races');
  assert.is(answer.isDemo, false);
});

test('a question with nothing to look up gets examples', async () => {
  const { examples, understood } = await (await member()).call('POST /api/racing/query-data', {
    body: { query: 'hello there' },
  });
  assert.ok(examples.length >= 4);
  assert.equal(understood, []);
});

test('a blank, an endless and a wordless question are 400 with a message, and a visitor signs in first', async () => {
  const browser = await member();
  const ask = (body: unknown, from = browser) => from.ask('POST', '/api/racing/query-data', { body });
  for (const body of [{ query: '' }, { query: ' \n\t' }, { query: 'x'.repeat(2001) }, {}, { query: 7 }, []]) {
    const { status, json } = await ask(body);
    assert.is(status, 400, JSON.stringify(body).slice(0, 40));
    assert.type((json() as { message: unknown }).message, 'string');
  }
  assert.is((await ask({ query: 'turf' }, server.browser())).status, 401);
});

test('asking too often is rate limited', async () => {
  const browser = await member();
  const statuses: number[] = [];
  for (let turn = 0; turn < 31; turn += 1) {
    statuses.push((await browser.ask('POST', '/api/racing/query-data', { body: { query: 'turf' } })).status);
  }
  assert.is(statuses[0], 200);
  assert.is(statuses.at(-1), 429);
});

test.run();
