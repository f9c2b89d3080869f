import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, instant, MINUTE } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { signUp } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('Odds over HTTP');

const race = aRace();
const POST = Number(race.postTime);
const beforePost = (minutesBefore: number): Instant => instant(POST - minutesBefore * MINUTE);
const board = (
  minutesBefore: number,
  prices: readonly (number | null)[],
  winPool: number | null = null,
): Board => aBoard({ raceId: race.id, at: beforePost(minutesBefore), prices, winPool });
const SIX = [2, 3, 4, 6, 10, 20];
const LIVE = { kind: 'live', source: 'A tote', at: '2025-08-02T17:00:00.000Z' } as const;
const LINE = {
  text: '5-2',
  toOne: 2.5,
  kind: 'morning line',
  source: 'Brisnet card SAR0802.DRF',
  at: '2025-08-02T10:20:00.000Z',
} as const;

async function withTestServer<T>(
  options: ServerOptions,
  work: (server: TestServer) => Promise<T>,
): Promise<T> {
  const server = await openTestServer(options);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

const live = (options: ServerOptions, raceId: string = race.id) =>
  withTestServer(options, (server) =>
    server.browser().call('GET /api/odds/live/{raceId}', { params: { raceId } }),
  );
const byRace = (options: ServerOptions, id: string = race.id) =>
  withTestServer(options, (server) => server.browser().call('GET /api/odds/race/{id}', { params: { id } }));

test('the live odds of a race have source, time, pool, movement and history', async () => {
  const boards = [board(9, SIX, 40_000), board(2, [3, 3, 2.5, 6, 10, null], 90_000)];
  const { horses, history, ...rest } = await live({ boards, racingNow: beforePost(1) });
  assert.equal(rest, {
    raceId: race.id,
    raceNumber: 1,
    trackSlug: 'saratoga',
    day: '2025-08-02' as never,
    postTime: '2025-08-02T17:05:00.000Z',
    raceStatus: 'upcoming',
    status: 'live',
    message: 'Odds from A tote.',
    source: 'A tote',
    lastUpdated: '2025-08-02T17:03:00.000Z',
    ageSeconds: 60,
    movementSince: '2025-08-02T16:56:00.000Z',
    totalPool: 90_000,
    pools: { win: 90_000, place: null, show: null },
    isDemo: false,
    provenance: { tier: 'live', source: 'A tote', at: '2025-08-02T17:03:00.000Z' },
  });
  const moved = horses.map(({ currentOdds, movement, movementAmount, movementFrom }) => [
    currentOdds,
    movement,
    movementAmount,
    movementFrom,
  ]);
  assert.equal(moved, [
    ['3-1', 'up', 1, '2-1'],
    ['3-1', 'stable', 0, '3-1'],
    ['5-2', 'down', 1.5, '4-1'],
    ['6-1', 'stable', 0, '6-1'],
    ['10-1', 'stable', 0, '10-1'],
    [null, null, null, null],
  ]);
  assert.equal(
    [horses[0]?.bookmaker, horses[0]?.lastUpdate, horses[0]?.morningLineOdds],
    ['A tote', '2025-08-02T17:03:00.000Z', '5-2'],
  );
  assert.equal([horses[5]?.bookmaker, horses[5]?.lastUpdate, horses[5]?.winProbability], [null, null, null]);
  assert.equal(
    history.map(({ minutesToPost, totalPool, prices }) => [minutesToPost, totalPool, prices[0]]),
    [
      [9, 40_000, { interest: '1', price: { text: '2-1', toOne: 2 } }],
      [2, 90_000, { interest: '1', price: { text: '3-1', toOne: 3 } }],
    ],
  );
});

test('both calls agree; the short one has no history', async () => {
  const options = { boards: [board(9, SIX), board(2, SIX)], racingNow: beforePost(1) };
  const { history, ...rest } = await live(options);
  assert.is(history.length, 2);
  assert.equal(await byRace(options), rest);
});

test('live, stale, final, morning line only and missing odds are distinguished', async () => {
  const statusOf = async (options: ServerOptions) => {
    const { status, message } = await byRace(options);
    return [status, message];
  };
  assert.equal(await statusOf({ boards: [board(14, SIX)], racingNow: beforePost(2) }), [
    'stale',
    'Not live: these odds from A tote are 12 minutes old.',
  ]);
  const off = instant(POST + 20 * MINUTE);
  assert.equal(await statusOf({ boards: [board(0, SIX)], racingNow: off }), [
    'final',
    'Final odds from A tote.',
  ]);
  assert.equal(await statusOf({ boards: [board(1, SIX)], racingNow: off }), [
    'stale',
    'Last odds before the off, from A tote. Final odds are unknown.',
  ]);
  const line = ['morning-line', 'No live odds for this race, only the morning line.'];
  assert.equal(await statusOf({}), line);
  assert.equal(await statusOf({ boards: [board(0, SIX)], racingNow: beforePost(3) }), line);
  const bare = aCard({ races: [aRace({ runners: [{ ...aRunner(), morningLine: null }] })] });
  assert.equal(await statusOf({ cards: [bare] }), ['missing', 'No live odds or morning line for this race.']);
});

test('a morning line is never a current price', async () => {
  const { horses, source, lastUpdated, totalPool } = await byRace({});
  assert.equal([source, lastUpdated, totalPool], [null, null, null]);
  assert.ok(
    horses.every(
      ({ price, currentOdds, morningLine, morningLineOdds }) =>
        price === null && currentOdds === null && morningLine?.text === morningLineOdds,
    ),
  );
});

test('an unknown race is 404, an invalid id too', () =>
  withTestServer({}, async (server) => {
    for (const id of [
      'saratoga-2025-08-02-9',
      'x',
      'saratoga-2025-13-40-1',
      '%00',
      '..%2f',
      `${'9'.repeat(119)}`,
    ]) {
      for (const path of ['race', 'live']) {
        const { status } = await fetch(`${server.address}/api/odds/${path}/${id}`);
        assert.ok(status === 404 || status === 400, `${path} ${id}: ${status}`);
      }
    }
  }));

test('the entries of a race carry the live price while there is one, and say what it is', async () => {
  const first = async (options: ServerOptions) =>
    withTestServer(options, async (server) => {
      const [entry] = await server
        .browser()
        .call('GET /api/races/{raceId}/entries', { params: { raceId: race.id } });
      const [today] = await server.browser().call('GET /api/races/saratoga/today', {});
      assert.equal(today?.entries[0], entry);
      return entry as NonNullable<typeof entry>;
    });
  const entry = await first({ boards: [board(5, [9, 1])], racingNow: beforePost(2) });
  assert.equal([entry.odds, entry.morningLineOdds], ['9-1', '5-2']);
  assert.equal([entry.price, entry.morningLine], [{ text: '9-1', toOne: 9, ...LIVE }, LINE]);
  const old = await first({ boards: [board(30, [9, 1])], racingNow: beforePost(2) });
  assert.equal([old.odds, old.price?.kind], ['9-1', 'stale']);
  const line = await first({ racingNow: beforePost(2) });
  assert.equal([line.odds, line.price, line.morningLine], ['5-2', LINE, LINE]);
});

test('a chance says at which price it is worth what, and whose board shows it', async () => {
  const first = (options: ServerOptions) =>
    withTestServer(options, async (server) => {
      const [prediction] = await server
        .browser()
        .call('GET /api/ml/predict/{raceId}', { params: { raceId: race.id } });
      return prediction as NonNullable<typeof prediction>;
    });
  const prediction = await first({ boards: [board(5, SIX)], racingNow: beforePost(2) });
  assert.equal(prediction.price, { text: '2-1', toOne: 2, ...LIVE });
  assert.equal([prediction.model.name, prediction.board?.source], ['morning', 'A tote']);
  assert.ok(
    Math.abs((prediction.expectedValue ?? 0) - (3 * (prediction.blendedProbability ?? 0) - 1)) < 1e-9,
  );
  const line = await first({ racingNow: beforePost(2) });
  assert.equal([line.price?.kind, line.board, line.model.name], ['morning line', null, 'morning']);
  assert.equal([line.winProbability, line.priceToTake], [prediction.winProbability, prediction.priceToTake]);
});

test('a refreshed race says how many live odds it was made with, and shows them', () =>
  withTestServer({ boards: [board(5, SIX)], racingNow: beforePost(2) }, async (server) => {
    const browser = server.browser();
    await signUp(browser);
    const refresh = (raceNumber: number) =>
      browser.call('POST /api/ai/refresh-race/{raceNumber}', { params: { raceNumber } });
    const { liveOddsUpdated, liveOddsCount, recommendation } = await refresh(1);
    assert.equal([liveOddsUpdated, liveOddsCount], [true, 6]);
    assert.equal(recommendation.liveOddsData[0], {
      horseName: recommendation.liveOddsData[0]?.horseName ?? '',
      programNumber: '1',
      postPosition: 1,
      price: { text: '2-1', toOne: 2, ...LIVE },
      morningLine: LINE,
      currentOdds: '2-1',
      morningLineOdds: '5-2',
    });
    assert.is(recommendation.sources.board?.source, 'A tote');
    assert.match(recommendation.verdict.sentence, /; now \d/);
    const other = await refresh(2);
    assert.equal([other.liveOddsUpdated, other.liveOddsCount], [false, 0]);
    assert.equal(other.recommendation.liveOddsData, []);
  }));

test.run();
