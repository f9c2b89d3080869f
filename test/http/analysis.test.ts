import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import type { Runner, RunStyle } from '#core/card/runner.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('Pace, figures and bias over HTTP');

const DAY = '2025-08-02' as RaceDay;

async function answered(path: string, options: ServerOptions = {}) {
  const server = await openTestServer(options);
  try {
    const { status, text } = await server.browser().ask('GET', path);
    return { status, body: JSON.parse(text) };
  } finally {
    await server.close();
  }
}

const starter = (runStyle: RunStyle | null, earlyPoints: number | null, index: number): Runner => {
  const runner = aRunner({ programNumber: String(index + 1), horseName: `PAPER LANTERN ${index + 1}` });
  return { ...runner, ratings: { ...runner.ratings, runStyle, earlyPoints } };
};
const cardOf = (change: Partial<Race>) => ({ cards: [aCard({ races: [aRace(change)] })] });

test('the pace of a race has the documented words, groups, insights and bets', async () => {
  const runners = [
    starter('E', 8, 0),
    starter('E', 7, 1),
    starter('E/P', 6, 2),
    starter('P', 3, 3),
    starter('S', 0, 4),
    starter(null, null, 5),
  ];
  const { status, body } = await answered('/api/pace-analysis/saratoga/1', cardOf({ runners }));
  assert.is(status, 200);
  assert.equal(
    [body.raceName, body.raceId, body.expectedPace, body.pressureRating, body.paceShape],
    ['Allowance, NW1X', 'saratoga-2025-08-02-1', 'Speed Duel', 80, 'hot'],
  );
  const { speedHorses, stalkers, closers, unknown } = body.paceAnalysis;
  assert.equal(speedHorses[0], {
    horseName: 'PAPER LANTERN 1',
    programNumber: '1',
    jockeyName: 'LANE ROBIN',
    postPosition: 1,
    morningLine: {
      text: '5-1',
      toOne: 5,
      kind: 'morning line',
      source: 'Brisnet card SAR0802.DRF',
      at: '2025-08-02T10:20:00.000Z',
    },
    morningLineOdds: '5-1',
    runningStyle: 'E',
    earlyPoints: 8,
    earlySpeed: 100,
    earlySpeedRating: 100,
  });
  assert.equal([speedHorses.length, stalkers.length, closers.length, unknown.length], [3, 1, 1, 1]);
  assert.equal([stalkers[0].stalkerRating, closers[0].closingKick], [null, null]);
  assert.equal(body.bettingRecommendations, [], 'on a morning line the verdict is never BET');
  assert.match(body.keyInsights.at(-1), /^The pace suits #5 Paper Lantern 5\. That is a lean, not a bet: /);
  const shares = body.runningStyles.map((row: { count: number }) => row.count);
  assert.equal(shares, [2, 1, 1, 1, 1]);
  assert.match(body.basis, /rules of thumb/);
});

test('an open pace is sent with a documented word, and as no finding', async () => {
  const runners = [starter(null, null, 0), starter(null, null, 1)];
  const { body } = await answered('/api/pace-analysis/saratoga/1', cardOf({ runners }));
  assert.equal([body.expectedPace, body.isKnown, body.paceShape], ['Slow Early', false, 'open']);
});

test("figures name the producer's and our own apart, and neither is called the other's", async () => {
  const pastPerformances = [
    aPastRace({
      day: '2025-07-10' as RaceDay,
      track: 'SAR',
      speedFigure: 90,
      crossed: { position: 1, lengths: 1 },
    }),
    aPastRace({ day: '2025-05-10' as RaceDay, raceNumber: 5, speedFigure: 84 }),
    aPastRace({ day: '2025-04-10' as RaceDay, raceNumber: 6, speedFigure: 70 }),
  ];
  const runners = [aRunner({ pastPerformances }), aRunner({ programNumber: '2' })];
  const { status, body } = await answered('/api/speed-figures/saratoga/1', cardOf({ runners }));
  assert.is(status, 200);
  const [first, second] = body;
  assert.equal(
    [first.beyer, first.speedRating, first.speedRaces, first.classRating, first.trackVariant],
    [null, 87, 2, 86, 12],
  );
  assert.equal([first.saratogaRaces, first.saratogaAdjustment], [1, 0], 'one race here is too few');
  assert.is(first.adjustedSpeed, 87);
  assert.is(first.fig, null, 'no other race at that track and distance supports a figure of ours');
  assert.equal(
    [second.speedRating, second.adjustedSpeed, second.fig, second.saratogaAdjustment],
    [null, null, null, 0],
  );
});

test('a race not on the card is 404, an invalid number is refused', async () => {
  for (const call of ['pace-analysis', 'speed-figures']) {
    assert.is((await answered(`/api/${call}/saratoga/9`)).status, 404);
    assert.is((await answered(`/api/${call}/saratoga/one`)).status, 400);
    assert.is((await answered(`/api/${call}/saratoga/1`, { cards: [] })).status, 404);
  }
});

test('without results the bias call says so', async () => {
  const { status, body } = await answered('/api/track-bias/saratoga');
  assert.is(status, 200);
  assert.equal(
    [body.trackName, body.totalRaces, body.confidence, body.confidenceLabel],
    ['Saratoga', 0, 0, null],
  );
  assert.equal(body.dateRange, { start: addDays(DAY, -30), end: addDays(DAY, -1) });
  assert.equal(body.biasMetrics.postPositionBias, {});
  assert.match(body.recommendations[0], /^No results for this period/);
});

const ranOn = (day: RaceDay) =>
  aSheet({
    day,
    races: [
      aRaceResult({
        starters: [1, 2, 3, 4].map((post) =>
          aFinisher({
            programNumber: String(post),
            bettingInterest: String(post),
            horseName: `PAPER LANTERN ${post}`,
            postPosition: post,
            crossed: post,
            official: post,
            odds: 2.4,
          }),
        ),
      }),
    ],
  });

test('races of the span count, those of today and older ones do not', async () => {
  const results = [addDays(DAY, 0), addDays(DAY, -1), addDays(DAY, -7), addDays(DAY, -8)].map(ranOn);
  const { body } = await answered('/api/track-bias/saratoga?days=7', { results });
  assert.is(body.totalRaces, 2);
  assert.equal(body.biasMetrics.postPositionBias['1'], { wins: 2, starts: 2 });
  const [posts] = body.biasMetrics.divisions;
  const [inside] = posts.groups;
  assert.equal(
    [posts.name, posts.races, inside.group, inside.winners, inside.isBiased],
    ['post position', 2, 'inside', 2, false],
  );
  assert.ok(Math.abs(inside.expected - 1.5) < 1e-9);
});

test('the documented spans are taken, another is refused', async () => {
  for (const days of [7, 14, 30, 60, 90]) {
    const { body } = await answered(`/api/track-bias/saratoga?days=${days}`);
    assert.is(body.dateRange.start, addDays(DAY, -days));
  }
  assert.is((await answered('/api/track-bias/saratoga?days=5')).status, 400);
});

test.run();
