import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HttpDeps } from '#adapters/http/app.ts';
import { HOUR, shift, toIso } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import type { TestBrowser } from './browser.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('The dashboard over HTTP');

const DAY = '2025-08-02' as RaceDay;
const YESTERDAY = addDays(DAY, -1);

async function callWith<Body>(
  options: ServerOptions,
  ask: (browser: TestBrowser) => Promise<Body>,
): Promise<Body> {
  const server = await openTestServer(options);
  try {
    return await ask(server.browser());
  } finally {
    await server.close();
  }
}

test('without a scored pick there is no rate and no return, and the sample says so', async () => {
  const { winRate, roi, winRateSample, roiSample, ...counts } = await callWith({}, (browser) =>
    browser.call('GET /api/dashboard/metrics', {}),
  );
  assert.equal([winRate, roi], [null, null]);
  const nothing = { picks: 0, scored: 0, won: 0, range: null, profitRange: null, staked: 0, returned: 0 };
  assert.equal(winRateSample, { from: '2025-07-04', to: DAY, ...nothing });
  assert.equal(roiSample, { from: '2025-08-01', to: DAY, ...nothing });
  assert.equal([counts.upcomingRaces, counts.totalRaces, counts.isDemo], [2, 2, false]);
  const later = await callWith({ racingNow: shift(BEFORE_RACE_1, HOUR / 2) }, (browser) =>
    browser.call('GET /api/dashboard/metrics', {}),
  );
  assert.is(later.upcomingRaces, 1);
});

test('a day without a card has no races and no source', async () => {
  const metrics = await callWith({ cards: [] }, (browser) => browser.call('GET /api/dashboard/metrics', {}));
  assert.equal([metrics.totalRaces, metrics.upcomingRaces, metrics.provenance], [0, 0, null]);
});

const validation = (options: ServerOptions) =>
  callWith(options, (browser) => browser.call('GET /api/data/validation', {}));

const TOMORROW = addDays(DAY, 1);
const onDay = (day: RaceDay) => aCard({ day });

for (const [when, options, comes] of [
  ['races of today are to come', {}, true],
  ['today is over and tomorrow has a card', { cards: [onDay(DAY), onDay(TOMORROW)], hours: 8 }, true],
  ['today is over and no card follows', { hours: 8 }, true],
  ['today is dark and tomorrow has a card', { cards: [onDay(TOMORROW)] }, false],
  ['no card is stored', { cards: [] }, false],
] as const)
  test(`the data check finds races exactly where the screens show some: ${when}`, async () => {
    const { hours = 0, ...rest } = { hours: 0, ...options };
    const given = { ...rest, racingNow: shift(BEFORE_RACE_1, hours * HOUR) } as ServerOptions;
    const [checked, shown] = await callWith(given, (browser) =>
      Promise.all([
        browser.call('GET /api/data/validation', {}),
        browser.call('GET /api/races/saratoga/today/detailed', {}),
      ]),
    );
    assert.is(checked.dataStatus.currentRaces, shown.races.length);
    assert.is(shown.races.length > 0, comes);
  });

test('a real card by the time of day is live', async () => {
  const { dataStatus, warnings, sources, lastUpdate } = await validation({
    results: [aSheet({ day: YESTERDAY })],
  });
  assert.equal(dataStatus, {
    isLiveData: true,
    isDemo: false,
    currentRaces: 2,
    historicalRaces: 2,
    historicalFrom: '2024-08-03',
  });
  assert.equal(warnings, []);
  assert.equal(
    sources.map(({ name, state }) => [name, state]),
    [
      ['Race card', 'complete'],
      ['Results', 'complete'],
    ],
  );
  assert.is(lastUpdate, toIso(aProvenance().at));
});

test('the demo is not live, and a warning says so', async () => {
  const { dataStatus, warnings } = await validation({ cards: [aCard({ tier: 'demo' })] });
  assert.equal([dataStatus.isLiveData, dataStatus.isDemo, dataStatus.currentRaces], [false, true, 2]);
  assert.match(
    warnings[0] ?? '',
    /^Demo data \(Demo generator \(seed 7\)\): .* invented; nothing here is live\.$/,
  );
});

test('missing and stale data are distinguished', async () => {
  const none = await validation({ cards: [] });
  assert.equal([none.dataStatus.isLiveData, none.lastUpdate], [false, null]);
  assert.equal(none.warnings, ['Race card: No card has been imported.']);
  const old = await validation({ cards: [aCard({ day: YESTERDAY })] });
  assert.equal(old.warnings, ['Race card: No card for today; latest is Aug 1, 2025.']);
  assert.is(old.sources[0]?.state, 'stale');
});

test('races of today that should have a result and have none are a warning', async () => {
  const racingNow = shift(BEFORE_RACE_1, HOUR + HOUR / 2);
  const warned = async (results: ServerOptions['results'] = []) =>
    (await validation({ racingNow, results })).warnings;
  assert.equal(await warned(), ['Results: 2 finished races have no result.']);
  const first = aSheet({ day: DAY, races: [aRaceResult()] });
  assert.equal(await warned([first]), ['Results: 1 finished race has no result.']);
  assert.equal(await warned([aSheet({ day: DAY })]), []);
});

const results = (options: ServerOptions) =>
  callWith(options, (browser) => browser.call('GET /api/races/recent-results', {}));

test('recent results are newest first with winner, price and payoffs', async () => {
  const [second, first, ...others] = await results({ results: [aSheet({ day: YESTERDAY })] });
  assert.equal([second?.raceNumber, first?.raceNumber, others], [2, 1, []]);
  const { payoffs, provenance, offAt, ...line } = first as NonNullable<typeof first>;
  assert.equal(line, {
    id: 'sar-2025-08-01-1',
    horse: 'Paper Lantern 1',
    about: 'winner',
    race: 'Saratoga Race 1',
    result: '1st of 3',
    payout: 8.7,
    outcome: 'win',
    track: 'SAR',
    day: YESTERDAY,
    raceNumber: 1,
    winners: [{ horseName: 'Paper Lantern 1', programNumber: '1', jockeyName: 'Robin Lane', odds: '3.35' }],
    pick: null,
  });
  assert.equal(payoffs[0], { wager: 'Win', base: 2, winningNumbers: '1', payoff: 8.7 });
  assert.equal([provenance.source, offAt], ['Chart of invented races', '2025-08-01T17:10:00.000Z']);
});

test('cancelled races and those still to be run are left out, a dead heat has two winners', async () => {
  const starters = ['1', '2'].map((programNumber) => aFinisher({ programNumber, official: 1 }));
  const races = [
    aRaceResult({ starters, payouts: [aPayout({ winningNumbers: '2', payoff: 4 })] }),
    aRaceResult({ raceNumber: 2, cancelled: { reason: 'Weather' }, starters: [], payouts: [] }),
  ];
  const lines = await results({ results: [aSheet({ day: YESTERDAY, races }), aSheet({ day: DAY })] });
  assert.is(lines.length, 1);
  assert.equal([lines[0]?.winners.length, lines[0]?.payout], [2, null]);
});

test('demo results appear only where the demo is shown', async () => {
  const invented = [aSheet({ day: YESTERDAY, kind: 'simulation' })];
  assert.equal(await results({ results: invented }), []);
  assert.is((await results({ results: invented, cards: [aCard({ tier: 'demo' })] })).length, 2);
});

const withTop = (deps: HttpDeps): HttpDeps => {
  const line = {
    id: 'saratoga-2025-08-02-1-4-strong_pick',
    recommendationType: 'strong_pick',
    raceId: 'saratoga-2025-08-02-1',
    raceNumber: 1,
    postTime: '2025-08-02T17:05:00.000Z',
    betType: 'Win',
    horseName: 'Paper Lantern 4',
    programNumber: '4',
    confidence: 80,
    price: aPrice(6),
    reasoning: 'Both like it.',
    verdict: 'BET',
    card: aProvenance(),
  } as const;
  const topPicks = async () => ({
    recommendations: Array(12).fill(line),
    analysedBy: 'Built-in analyst',
    madeAt: '2025-08-02T15:00:00.000Z',
  });
  return { ...deps, useCases: { ...deps.useCases, dashboard: { ...deps.useCases.dashboard, topPicks } } };
};

test('recommendations are the best ten of the stored picks, none until picks are made', async () => {
  const listed = (options: ServerOptions) =>
    callWith(options, (browser) => browser.call('GET /api/recommendations', {}));
  assert.equal(await listed({}), []);
  const lines = await listed({ change: withTop });
  assert.is(lines.length, 10);
  assert.equal(
    [lines[0]?.recommendationType, lines[0]?.confidence, lines[0]?.madeAt, lines[0]?.provenance.tier],
    ['strong_pick', 80, '2025-08-02T15:00:00.000Z', 'imported'],
  );
  assert.equal([lines[0]?.price?.text, lines[0]?.price?.kind], ['6-1', 'morning line']);
});

test.run();
