import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { generateSeason } from '#adapters/simulation/season.ts';
import { analysisFor } from '#config/models.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import type { Replay } from '#core/scorecards/replay/replay.ts';
import { makeReplayDay } from '#core/scorecards/use-cases/replay-day.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aSeason } from '../../adapters/simulation/a-season.ts';

const test = suite('a demo day run again with its odds');

const [day] = generateSeason(aSeason({ days: 1 })).days;
if (day === undefined) throw new Error('the season has no day');
const analysis = analysisFor({ isKeySet: false });

async function replayed(boards: readonly Board[]): Promise<Replay> {
  const [cards, results, odds] = [makeMemoryCardStore(), makeMemoryResultStore(), makeMemoryOddsStore()];
  await cards.keep(day?.card as never, 'card');
  await results.keep(day?.sheet as never, 'sheet');
  await odds.keep(boards);
  const knownAround = makeKnowAround({
    odds,
    connectionRecordsOf: async () => new Map(),
    raceWeatherOf: async () => new Map(),
  });
  const changes = makeMemoryChangeStore();
  const replayDay = makeReplayDay({ cards, results, changes, knownAround, analysis });
  return replayDay('SAR', day?.day ?? '', () => undefined);
}

const replay = await replayed(day.boards);

test('each race is rated on the way to its off by the boards known then', () => {
  for (const { moments, off } of replay.races) {
    assert.equal(
      moments.map(({ minutesBefore }) => minutesBefore),
      [30, 10, 5, 1, 0],
    );
    const ages = moments.map(({ board }) => (Date.parse(off) - Date.parse(board?.at ?? '')) / MINUTE);
    assert.equal(ages, [30, 10, 5, 2, 2]);
    for (const { prices, model, board } of moments) {
      assert.match(model, /^blend /);
      assert.match(board?.source ?? '', /^Demo generator/);
      assert.ok(prices.every(({ price }) => price?.kind === 'live'));
      const sum = prices.reduce((total, { winProbability }) => total + winProbability, 0);
      assert.ok(Math.abs(sum - 1) < 1e-9);
    }
  }
});

test('rating and picks at the off use the last board before it', () => {
  for (const { rating, recommendation, moments, off } of replay.races) {
    const { board } = rating.sources;
    assert.is(board === null ? null : toIso(board.at), moments.at(-1)?.board?.at ?? '');
    assert.ok(board !== null && toIso(board.at) < off);
    assert.is(rating.model.name, 'morning', 'no board moves our chances');
    assert.match(rating.sources.blended, /^Live prices /);
    assert.ok(recommendation.liveOddsData.length > 0);
    assert.is(recommendation.primaryPick?.price?.kind, 'live');
  }
});

test('two runs are alike to the byte', async () => {
  assert.is(JSON.stringify(await replayed(day.boards)), JSON.stringify(replay));
  assert.is(JSON.stringify(await replayed(day.boards.toReversed())), JSON.stringify(replay));
});

test('boards at the off and later change nothing, one before the off does', async () => {
  const upset = (board: Board, minutes: number): Board => ({
    ...board,
    provenance: { ...board.provenance, at: shift(board.provenance.at, minutes * MINUTE) },
    interests: board.interests.map((boardInterest, interest) => ({
      ...boardInterest,
      toOne: interest === 0 ? 0.1 : 30,
    })),
  });
  const atOff = day.boards.filter((_, nth) => nth % 5 === 4);
  const later = atOff.flatMap((board) => [upset(board, 0), upset(board, 1), upset(board, 45)]);
  assert.is(JSON.stringify(await replayed([...day.boards, ...later])), JSON.stringify(replay));
  const without = day.boards.filter((board) => !atOff.includes(board));
  assert.is(JSON.stringify(await replayed(without)), JSON.stringify(replay));
  const earlier = atOff.map((board) => upset(board, -1));
  assert.is.not(JSON.stringify(await replayed([...day.boards, ...earlier])), JSON.stringify(replay));
});

test('what is missing is said: no board at all, or none of some races', async () => {
  const none = await replayed([]);
  assert.ok(none.remarks.some((remark) => remark.startsWith('No odds boards are stored')));
  assert.ok(none.races.every(({ moments }) => moments.every(({ board }) => board === null)));
  assert.ok(none.races.every(({ rating }) => rating.model.name === 'morning'));
  const [first] = day.card.races;
  const some = await replayed(day.boards.filter(({ raceId }) => raceId !== first?.id));
  assert.ok(some.remarks.includes('No board of race 1: its morning line is used.'));
  assert.not(replay.remarks.some((remark) => remark.startsWith('No board')));
});

test.run();
