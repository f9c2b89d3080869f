import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner, RunStyle } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { analyzePace } from '#core/handicapping/pace/pace-analysis.ts';
import { projectPace } from '#core/handicapping/pace.ts';
import { instant } from '#core/kernel/instant.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { randomRace } from '../random-race.ts';

const test = suite('pace analysis');
const NOW = instant(Date.parse('2025-08-02T10:00:00-04:00'));

type Shown = readonly [style: RunStyle | null, points: number | null];

const starter = ([runStyle, earlyPoints]: Shown, index: number): Runner => {
  const runner = aRunner({ programNumber: String(index + 1), horseName: `PAPER LANTERN ${index + 1}` });
  return { ...runner, ratings: { ...runner.ratings, runStyle, earlyPoints } };
};
const raceOf = (...field: Shown[]) => aRace({ runners: field.map(starter) });
const analysed = (...field: Shown[]) => analyzePace(evidenceOf(raceOf(...field), new Map(), NOW));
const names = (horses: readonly { readonly horse: { readonly runner: Runner } }[]) =>
  horses.map(({ horse }) => horse.runner.programNumber);

test('early styles, and early pressers with five points, are speed; the others stalk or close', () => {
  const { groups } = analysed(['E', 4], ['E/P', 5], ['E/P', 4], ['P', 2], ['S', 0], [null, null], [null, 6]);
  assert.equal(names(groups.speedHorses), ['7', '2', '1']);
  assert.equal(new Set(names(groups.stalkers)), new Set(['3', '4']));
  assert.equal(names(groups.closers), ['5']);
  assert.equal(
    groups.unknown.map(({ runner }) => runner.programNumber),
    ['6'],
  );
});

for (const [points, pressure] of [
  [[7, 7, 7], 80],
  [[8, 8, 8], 100],
  [[6, 6, 5], 50],
  [[8, 4, 4], 35],
  [[3, 2, 1], 18],
] as const) {
  test(`early points ${points.join(', ')} make a pressure of ${pressure}`, () => {
    assert.is(analysed(...points.map((value): Shown => ['P', value])).pressure, pressure);
  });
}

test('a duel points to a closer, a slow pace to a front-runner', () => {
  const duel = analysed(['E', 8], ['E', 8], ['E', 7], ['P', 2], ['S', 0]);
  assert.equal(
    [duel.pace.word, duel.bets.map(({ betType }) => betType)],
    ['Speed Duel', ['Win', 'Exacta Box']],
  );
  assert.is(duel.bets[0]?.selection, '#5 PAPER LANTERN 5');
  const slow = analysed(['E/P', 4], ['P', 3], ['P', 2], ['S', 1]);
  assert.equal([slow.pace.word, slow.bets[0]?.selection], ['Slow Early', '#1 PAPER LANTERN 1']);
});

test('a horse with the speed to itself is the selection, whatever its neighbours', () => {
  const { bets, pressure } = analysed(['E', 3], ['E', 8], ['P', 2], ['S', 1]);
  assert.is(bets[0]?.selection, '#2 PAPER LANTERN 2');
  assert.ok((pressure ?? 100) < 50);
});

test('an unknown field has no pressure and no bet, and says so', () => {
  const { pressure, bets, insights, pace } = analysed([null, null], [null, null]);
  assert.equal([pressure, bets, pace.shape], [null, [], 'open']);
  assert.match(insights.join(' '), /Pace unclear/);
});

test('the early points of one horse in eight make no pressure', () => {
  const { pressure, pace } = analysed(['P', 3], ...Array.from({ length: 7 }, (): Shown => [null, null]));
  assert.equal([pace.isKnown, pressure], [false, null]);
});

test('while most of the field has shown nothing, no bet follows, whatever its points', () => {
  assert.equal(analysed(['E', 3], ['P', 2], [null, 1], [null, 1], [null, 1]).bets, []);
  assert.is(analysed(['E', 3], ['P', 2], ['P', 1], [null, 1]).bets.length, 1);
});

test('points and style missing on the card are read from running lines, and that is said', () => {
  const led = aPastRace({ firstCall: { position: 1, lengths: 2 } });
  const plain = starter([null, null], 0);
  const runners = [
    { ...plain, pastPerformances: [led, led, led] },
    starter(['S', 1], 1),
    starter(['P', 2], 2),
  ];
  const { field, pace, insights } = analyzePace(evidenceOf(aRace({ runners }), new Map(), NOW));
  assert.equal([field[0]?.style, field[0]?.points, field[0]?.isComputed], ['E', 8, true]);
  assert.equal([pace.loneSpeed, field[1]?.isComputed], ['1', false]);
  assert.match(insights.at(-1) ?? '', /style or points read from running lines/);
});

const second = (position: number, lengths: number, wire: number, lost: number) =>
  aPastRace({ secondCall: { position, lengths }, crossed: { position: wire, lengths: lost } });

test('a closer is rated by what it makes up, a stalker by how near it lies', () => {
  const closer = { ...starter(['S', 0], 0), pastPerformances: [second(8, 8, 2, 2), second(9, 10, 3, 4)] };
  const stalker = { ...starter(['P', 2], 1), pastPerformances: [second(3, 2, 1, 1), second(4, 3, 4, 5)] };
  const { groups } = analyzePace(evidenceOf(aRace({ runners: [closer, stalker] }), new Map(), NOW));
  assert.is(groups.closers[0]?.rating, 80);
  assert.is(groups.stalkers[0]?.rating, 75);
});

test('whatever the field, everyone is in one place, numbers keep their limits, and the word is the pace rule’s', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const evidence = evidenceOf(race, new Map(), NOW);
      const { groups, pressure, styles, bets, pace, insights } = analyzePace(evidence);
      const { speedHorses, stalkers, closers, unknown } = groups;
      const placed = [...speedHorses, ...stalkers, ...closers];
      assert.is(placed.length + unknown.length, evidence.starters.length);
      assert.is(
        Object.values(styles).reduce((sum, count) => sum + count, 0),
        evidence.starters.length,
      );
      for (const rating of [pressure, ...placed.map((horse) => horse.rating)]) {
        assert.ok(rating === null || (rating >= 0 && rating <= 100));
      }
      for (const { confidence } of bets) assert.ok(confidence >= 30 && confidence <= 65);
      if (pace.shape === 'hot' && pace.topPoints.length > 2) assert.ok((pressure ?? 0) >= 80);
      if (pace.shape === 'slow' || pace.shape === 'lone speed') assert.ok((pressure ?? 0) <= 50);
      assert.ok(insights.length >= 2);
    }),
    { numRuns: 60 },
  );
});

test('with points and styles on the card the pace is that of the picks', () => {
  const race = raceOf(['E', 7], ['E/P', 6], ['P', 5], ['S', 1]);
  const evidence = evidenceOf(race, new Map(), NOW);
  assert.equal(analyzePace(evidence).pace, projectPace(evidence));
});

test.run();
