import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('Results over HTTP');

const DAY = '2025-08-02' as RaceDay;

/** What one asks of a day; the racing day of the server is 2 August 2025 unless overridden. */
async function resultsWith(options: ServerOptions, date: string = DAY) {
  const server = await openTestServer(options);
  try {
    return await server.browser().call('GET /api/race-results-ai/results/{date}', { params: { date } });
  } finally {
    await server.close();
  }
}

const raceReported = async (change: Partial<RaceResult>) => {
  const { races } = await resultsWith({ results: [aSheet({ day: DAY, races: [aRaceResult(change)] })] });
  return races[0] as NonNullable<(typeof races)[number]>;
};

test('a day has its races and their sources', async () => {
  const { races, ...day } = await resultsWith({ results: [aSheet({ day: DAY })] });
  const readAt = '2020-08-09T16:20:00.123Z';
  assert.equal(day, {
    success: true,
    message: '2 races found for Saratoga on 2025-08-02.',
    isLive: false,
    totalRaces: 2,
    track: 'Saratoga',
    date: DAY,
    sources: [{ tier: 'imported', source: 'Chart of invented races', at: readAt }],
  });
  const { results, ...race } = races[0] as NonNullable<(typeof races)[number]>;
  assert.equal(race, {
    raceNumber: 1,
    raceName: 'Race 1',
    distance: '6F',
    surface: 'Dirt',
    isCancelled: false,
    payouts: { win: 8.7, place: 4.5, show: 3.1, exacta: 18.75, trifecta: 40.12, superfecta: null },
    stakes: { win: 2, place: 2, show: 2, exacta: 1, trifecta: 0.5, superfecta: null },
    finalTime: '1:10.44',
    fractionalTimes: ['22.31', '45.60'],
    missing: [],
  });
  const winner = { horseName: 'Paper Lantern 1', jockey: 'Robin Lane' };
  assert.equal(results[0], { position: 1, ...winner, programNumber: '1', odds: '3.35' });
  assert.is(races[1]?.raceName, 'The Long Shadow');
});

test('a live result says what it leaves open', async () => {
  const provenance = { tier: 'live', source: 'OffTrackBetting', at: aSheet().provenance.at } as const;
  const unplaced = aFinisher({ programNumber: '4', crossed: null, official: null, finished: null });
  const races = [aRaceResult({ surface: null, starters: [aFinisher(), unplaced] })];
  const day = await resultsWith({ results: [aSheet({ day: DAY, kind: 'live', provenance, races })] });
  assert.equal([day.races[0]?.surface, day.races[0]?.missing], [null, ['places', 'surface']]);
  assert.match(day.message, /^1 race found .* Live results: finishes out of the money are posted/);
  assert.equal(day.sources[0]?.tier, 'live');
});

test('horses are in official order, those without a place last', async () => {
  const { results } = await raceReported({
    starters: [
      aFinisher({ programNumber: '3', crossed: null, official: null, odds: null }),
      aFinisher({ programNumber: '1', crossed: 1, official: 2, disqualified: true }),
      aFinisher({ programNumber: '2', crossed: 2, official: 1 }),
    ],
  });
  assert.equal(
    results.map(({ position, programNumber, odds }) => [position, programNumber, odds]),
    [
      [1, '2', '4.35'],
      [2, '1', '3.35'],
      [null, '3', null],
    ],
  );
  assert.equal(
    results.map(({ disqualified, crossed }) => [disqualified, crossed]),
    [
      [undefined, undefined],
      [true, 1],
      [undefined, undefined],
    ],
  );
});

test('without official places they are in the order they crossed the line', async () => {
  const starters = ['2', '1'].map((programNumber) => aFinisher({ programNumber, official: null }));
  const { results } = await raceReported({ starters });
  assert.equal(
    results.map(({ position }) => position),
    [1, 2],
  );
});

test("place and show payoffs are the winner's, and a losing wager pays nothing", async () => {
  const straight = (wager: string, winningNumbers: string, payoff: number) =>
    aPayout({ wager, winningNumbers, payoff });
  const { payouts, stakes, otherPayouts } = await raceReported({
    payouts: [
      aPayout({ wager: 'Pick 3', base: 0.5, winningNumbers: '5-2-1', payoff: 61.25 }),
      straight('Place', '1', 3),
      straight('Win', '6', 9),
      straight('Place', '6', 5),
      aPayout({ wager: 'Superfecta', base: 0.1, payoff: null }),
    ],
  });
  assert.equal([payouts.win, payouts.place, payouts.show, payouts.superfecta], [9, 5, null, null]);
  assert.equal(otherPayouts, [{ wager: 'Pick 3', winningNumbers: '5-2-1', payoff: 61.25, stake: 0.5 }]);
  assert.is(stakes.superfecta, 0.1);
});

test('a dead heat for win: what the other winner and the other combination paid is among the other payoffs', async () => {
  const paid = (wager: string, winningNumbers: string, payoff: number) =>
    aPayout({ wager, winningNumbers, payoff, base: 2 });
  const { payouts, otherPayouts } = await raceReported({
    payouts: [
      paid('Win', '6', 4),
      paid('Place', '6', 5),
      paid('Show', '6', 3),
      paid('Win', '2', 7),
      paid('Place', '2', 8),
      paid('Show', '2', 4.2),
      paid('Show', '5', 2.8),
      paid('Exacta', '6-2', 20),
      paid('Exacta', '2-6', 30),
    ],
  });
  assert.equal([payouts.win, payouts.place, payouts.show, payouts.exacta], [4, 5, 3, 20]);
  assert.equal(
    otherPayouts?.map(({ wager, winningNumbers, payoff }) => [wager, winningNumbers, payoff]),
    [
      ['Win', '2', 7],
      ['Place', '2', 8],
      ['Show', '2', 4.2],
      ['Exacta', '2-6', 30],
    ],
  );
});

test('a cancelled race says so, and has no distance or time if unknown', async () => {
  const race = await raceReported({
    cancelled: { reason: 'Weather' },
    starters: [],
    payouts: [],
    surface: null,
    distanceYards: null,
    finalTimeSeconds: null,
    fractions: [],
  });
  assert.equal([race.isCancelled, race.results, race.finalTime], [true, [], null]);
  assert.equal([race.distance, race.surface, race.payouts.win], [null, null, null]);
});

test('a day without results is answered plainly, with a message', async () => {
  for (const [date, message] of [
    [DAY, 'No results yet for Saratoga on 2025-08-02.'],
    ['2025-08-01', 'There are no results for Saratoga on 2025-08-01.'],
    ['2025-08-03', 'No results yet: 2025-08-03 is in the future.'],
  ] as const) {
    const day = await resultsWith({ results: [aSheet()] }, date);
    assert.equal([day.success, day.totalRaces, day.races, day.message], [true, 0, [], message]);
  }
});

test('a refused race is reported as missing', async () => {
  const refused = [{ raceNumber: 3, failed: ['The margins do not add up.'] }];
  const { message, totalRaces } = await resultsWith({ results: [aSheet({ day: DAY, refused })] });
  assert.is(totalRaces, 2);
  assert.match(
    message,
    '2 races found for Saratoga on 2025-08-02. 1 left out: the sources contradict each other',
  );
});

test('racing is live from the first post time of today to the end of the last race', async () => {
  const isLive = async (minutes: number, date?: string) =>
    (await resultsWith({ racingNow: instant(BEFORE_RACE_1 + minutes * MINUTE) }, date)).isLive;
  assert.equal([await isLive(29), await isLive(30), await isLive(50)], [false, true, true]);
  assert.equal([await isLive(65), await isLive(66), await isLive(50, '2025-08-01')], [true, false, false]);
});

test('results of another track are not those of Saratoga', async () => {
  assert.is((await resultsWith({ results: [aSheet({ day: DAY, track: 'AQU' })] })).totalRaces, 0);
});

test('an invalid date is refused', async () => {
  const server = await openTestServer({});
  try {
    for (const date of ['2025-02-30', 'yesterday', '2025-8-2', '0001-01-01']) {
      const { status, json } = await server.browser().ask('GET', `/api/race-results-ai/results/${date}`);
      assert.is(status, 400, date);
      assert.type((json() as { message: unknown }).message, 'string');
    }
  } finally {
    await server.close();
  }
});

test('a starter without betting and a race in doubt say so; other races leave both out', async () => {
  const race = await raceReported({
    starters: [aFinisher(), aFinisher({ programNumber: '2', odds: null, noBetting: 'purse-only' })],
    doubts: [aDoubt()],
    decision: aDecision('order'),
  });
  assert.equal(
    race.results.map(({ noBetting }) => noBetting),
    [undefined, 'purse-only'],
  );
  assert.equal([race.doubts, race.decision], [[aDoubt().sentence], 'order']);
  const sound = await raceReported({});
  assert.equal(['doubts' in sound, 'decision' in sound], [false, false]);
});

test('the days with results are those of the last 30, latest first', async () => {
  const days = ['2025-07-03', '2025-07-04', '2025-08-01', DAY, '2025-08-03'] as RaceDay[];
  const server = await openTestServer({ results: days.map((day) => aSheet({ day })) });
  try {
    const found = await server.browser().call('GET /api/race-results-ai/days', {});
    assert.equal(found, { track: 'Saratoga', days: [DAY, '2025-08-01', '2025-07-04'] });
  } finally {
    await server.close();
  }
});

test('a day before the last thirty is refused by the call of recent days; the archive and the calendar have it', async () => {
  const sheets = ['2025-07-04', '2025-07-03', '2020-08-08'].map((day) => aSheet({ day: day as RaceDay }));
  const server = await openTestServer({ results: sheets });
  try {
    const browser = server.browser();
    const recent = await browser.ask('GET', '/api/race-results-ai/results/2025-07-04');
    assert.is(recent.status, 200);
    const refused = await browser.ask('GET', '/api/race-results-ai/results/2025-07-03');
    assert.is(refused.status, 400);
    const { totalRaces } = await browser.call('GET /api/race-results-ai/archive/{date}', {
      params: { date: '2020-08-08' },
    });
    assert.is(totalRaces, 2);
    const { days } = await browser.call('GET /api/race-results-ai/calendar', {});
    assert.equal(days, ['2025-07-04', '2025-07-03', '2020-08-08']);
    const last = await browser.call('GET /api/race-results-ai/days', {});
    assert.equal(last.days, ['2025-07-04']);
  } finally {
    await server.close();
  }
});

test.run();
