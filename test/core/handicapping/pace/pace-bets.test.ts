import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunStyle } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { analyzePace } from '#core/handicapping/pace/pace-analysis.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('what the pace alone suggests');

type Shown = readonly [style: RunStyle | null, points: number | null, post?: number | null];

const analyzed = (...field: readonly Shown[]) => {
  const runners = field.map(([runStyle, earlyPoints, postPosition = null], index) => {
    const plain = aRunner({ programNumber: String(index + 1) });
    return {
      ...plain,
      postPosition,
      ratings: { ...plain.ratings, runStyle, earlyPoints },
      pastPerformances: [],
    };
  });
  const now = instantOn('2025-08-02' as RaceDay, 600, 'America/New_York');
  return analyzePace(evidenceOf(aRace({ runners }), new Map(), now));
};
const DUEL: readonly Shown[] = [
  ['E', 7],
  ['E', 7],
  ['E', 7],
];

test('the clearest duel of a known field is a bet of 65 on the closer and a box of 55 with the next', () => {
  const { bets } = analyzed(['E', 8], ['E', 8], ['E', 8], ['S', 0], ['P', 1]);
  assert.equal(
    bets.map(({ betType, confidence, selection }) => [betType, confidence, selection]),
    [
      ['Win', 65, '#4 PAPER LANTERN 4'],
      ['Exacta Box', 55, '#4 PAPER LANTERN 4 with #5 PAPER LANTERN 5'],
    ],
  );
});

test('with half of the field known a duel is a bet of 41 and a box of 31, with less there is none', () => {
  const half: readonly Shown[] = [['S', null], ['P', null], ...new Array<Shown>(5).fill([null, null])];
  const { bets } = analyzed(...DUEL, ...half);
  assert.equal(
    bets.map(({ confidence }) => confidence),
    [41, 31],
  );
  const thin = analyzed(...DUEL, ...half, [null, null]);
  assert.equal(thin.bets, []);
});

test('a duel with one horse behind it is a bet on it alone, with none behind it no bet', () => {
  assert.equal(
    analyzed(...DUEL, ['S', 0]).bets.map(({ betType }) => betType),
    ['Win'],
  );
  assert.equal(analyzed(...DUEL).bets, []);
});

test('an honest pace is never a clear one: 41 at most, on the horse that sits close', () => {
  const [win] = analyzed(['E', 6], ['E', 6], ['P', 5]).bets;
  assert.equal([win?.confidence, win?.selection, win?.programNumber], [41, '#3 PAPER LANTERN 3', '3']);
});

test('a lone leader is the bet, also where a stalker is rated higher', () => {
  const [win, ...more] = analyzed(['E', 8], ['P', 1], ['S', 0]).bets;
  assert.equal([win?.selection, win?.reasoning], ['#1 PAPER LANTERN 1', 'Lone speed: sets its own pace.']);
  assert.is(more.length, 0);
});

test('the draw of the early speed is said from the rail out, if every one of its posts is known', () => {
  const drawOf = (...field: readonly Shown[]) =>
    analyzed(...field).insights.find((sentence) => sentence.startsWith('Early speed'));
  assert.is(
    drawOf(['E', 7, 9], ['E', 7, 2], ['S', 0, 1]),
    'Early speed, from the rail out: #2 PAPER LANTERN 2 (post 2), #1 PAPER LANTERN 1 (post 9).',
  );
  assert.is(drawOf(['E', 7, 9], ['E', 7, null], ['S', 0, 1]), undefined);
  assert.is(drawOf(['S', 0, 1], ['S', 1, 2]), undefined);
});

test.run();
