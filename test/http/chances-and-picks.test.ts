import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signUp } from './browser.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Chances and picks');

test('a prediction has formula and model under their own names, and chances that sum to one', () =>
  withTestServer({}, async (server) => {
    const params = { raceId: 'saratoga-2025-08-02-1' };
    const rows = await server.browser().call('GET /api/ml/predict/{raceId}', { params });
    const sum = (key: 'winProbability' | 'placeProbability' | 'showProbability') =>
      rows.reduce((total, row) => total + (row[key] ?? 0), 0);
    assert.ok(Math.abs(sum('winProbability') - 1) < 1e-9);
    assert.ok(Math.abs(sum('placeProbability') - 2) < 1e-9);
    assert.ok(Math.abs(sum('showProbability') - 3) < 1e-9);
    for (const row of rows) {
      assert.ok(row.formulaWinPercent >= 2 && row.formulaWinPercent <= 45);
      assert.ok(Number.isInteger(row.confidence) && row.confidence >= 75 && row.confidence <= 93);
      assert.ok(Number(row.modelConfidence) >= 30 && Number(row.modelConfidence) <= 65);
      const { base, wet, wind, heat, jockey, trainer, post, raw } = row.formula;
      assert.ok(Math.abs(base + wet + wind + heat + jockey + trainer + post - raw) < 1e-9);
    }
  }));

test('model performance has its sample, real and simulated races separately, and the model in use', () =>
  withTestServer({}, async (server) => {
    const browser = server.browser();
    const performance = await browser.call('GET /api/ml/performance', {});
    const [rated] = await browser.call('GET /api/ml/predict/{raceId}', {
      params: { raceId: 'saratoga-2025-08-02-1' },
    });
    assert.equal(performance.model, rated?.model);
    assert.is(performance.totalPredictions, performance.sample);
    assert.ok(
      performance.sample > 0 && performance.models.every(({ races }) => races === performance.sample),
    );
    assert.is(performance.accuracy, performance.models.find(({ name }) => name === 'blend')?.topPickRate);
    assert.match(performance.morning.scored.of, /^real races of AQU, DMR, PEN$/);
    assert.ok(
      performance.fitted.some(
        ({ name, version }) => name === performance.model.name && version === performance.model.version,
      ),
    );
    const inGroup = (group: string) =>
      performance.features.filter((feature) => feature.group === group).length;
    assert.equal([inGroup('core'), inGroup('derived'), inGroup('expert')], [29, 22, 6]);
  }));

test('picks come from the cache the second time, and are remade on request', () =>
  withTestServer({}, async (server) => {
    const browser = server.browser();
    await signUp(browser);
    const ask = (bypassCache: boolean) =>
      browser.call('POST /api/ai/enhanced-picks', { body: { bypassCache } });
    const first = await ask(false);
    assert.equal([first.cached, first.cacheAge, first.recommendations.length], [false, 0, 2]);
    assert.match(first.analysedBy, /Built-in analyst/);
    const second = await ask(false);
    assert.equal([second.cached, second.recommendations], [true, first.recommendations]);
    const forced = await ask(true);
    assert.equal([forced.cached, forced.forceRefreshUsed], [false, true]);
    const all = await browser.call('POST /api/ai/enhanced-picks/force-refresh', {});
    assert.equal([all.processed, all.totalRaces], [2, 2]);
  }));

test('thirty pick requests within a minute are rate limited, for that member only', () =>
  withTestServer({}, async (server) => {
    const browser = server.browser();
    await signUp(browser);
    const refresh = () => browser.ask('POST', '/api/ai/refresh-race/1');
    const answers = await Promise.all(Array.from({ length: 31 }, refresh));
    const [late, ...others] = answers.filter(({ status }) => status !== 200);
    assert.equal([late?.status, others], [429, []]);
    assert.ok(Number(late?.headers.get('retry-after')) > 0);
    for (const path of [
      'enhanced-picks',
      'enhanced-picks/force-refresh',
      'saratoga-picks/saratoga-2025-08-02-1',
    ])
      assert.is((await browser.ask('POST', `/api/ai/${path}`, { body: {} })).status, 429, path);
    const other = server.browser();
    await signUp(other, 'other@example.com');
    assert.is((await other.ask('POST', '/api/ai/refresh-race/1')).status, 200);
  }));

test('the picks of one race have the same form, and their chances are those of the rating', () =>
  withTestServer({}, async (server) => {
    const browser = server.browser();
    await signUp(browser);
    const raceId = 'saratoga-2025-08-02-2';
    const single = await browser.call('POST /api/ai/saratoga-picks/{raceId}', { params: { raceId } });
    const fresh = await browser.call('POST /api/ai/refresh-race/{raceNumber}', { params: { raceNumber: 2 } });
    assert.equal([fresh.raceNumber, fresh.liveOddsUpdated, fresh.liveOddsCount], [2, false, 0]);
    assert.equal(fresh.recommendation, single);
    const rated = await browser.call('GET /api/ml/predict/{raceId}', { params: { raceId } });
    const chances = Object.fromEntries(rated.map((row) => [row.programNumber, row.winProbability]));
    for (const row of single.mlPredictions) assert.is(row.winProbability, chances[row.programNumber]);
    assert.is((await browser.ask('POST', '/api/ai/refresh-race/9')).status, 404);
  }));

test.run();
