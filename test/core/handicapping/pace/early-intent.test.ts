import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { earlyIntent, upFrontIn } from '#core/handicapping/pace/early-intent.ts';
import { analyzePace } from '#core/handicapping/pace/pace-analysis.ts';
import { loneLeader, paceScenarios } from '#core/handicapping/pace/pace-scenarios.ts';
import { chancesByScenario } from '#core/handicapping/pace/scenario-chances.ts';
import { projectPace } from '#core/handicapping/pace.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';

const test = suite('who goes for the lead');

const ranAt = (position: number, lengths: number, change: Partial<PastPerformance> = {}) =>
  aPastRace({ firstCall: { position, lengths }, ...change });
const LED = ranAt(1, 1);
const PRESSED = ranAt(3, 1.5);
const BACK = ranAt(7, 8);
const horse = (number: number, ...lines: readonly PastPerformance[]) =>
  aRunner({ programNumber: String(number), pastPerformances: lines });
const leader = (number: number) => horse(number, LED, LED, LED, LED);
const closer = (number: number) => horse(number, BACK, BACK, BACK, BACK);

test('two races on the lead make a 72% chance of going for it again', () => {
  near(earlyIntent(horse(1, LED, LED))?.goes, (1 + 0.85 + 0.2) / (1 + 0.85 + 1));
});

test('pressing counts half as much as leading, and racing from the back not at all', () => {
  near(earlyIntent(horse(1, PRESSED, BACK))?.goes, (0.5 + 0.2) / (1 + 0.85 + 1));
  const { led, pressed, races } = earlyIntent(horse(1, LED, PRESSED, BACK)) ?? {};
  assert.equal([led, pressed, races], [1, 1, 3]);
});

test('one race is too few, and a race without a first call does not count', () => {
  assert.is(earlyIntent(horse(1, LED)), null);
  assert.is(earlyIntent(horse(1, LED, ranAt(1, 1, { firstCall: { position: null, lengths: null } }))), null);
});

test('only the latest five races count', () => {
  assert.is(earlyIntent(horse(1, BACK, BACK, BACK, BACK, BACK, LED, LED))?.led, 0);
});

test('four sure leaders make a duel, whatever their points on the card', () => {
  const starters = [1, 2, 3, 4].map(leader).concat([5, 6, 7].map(closer));
  const quiet = starters.map((runner) => ({ ...runner, ratings: { ...runner.ratings, earlyPoints: 2 } }));
  const { hot = 0 } = paceScenarios(quiet) ?? {};
  assert.ok(hot > 0.4, `${hot}`);
  assert.is(projectPace({ starters: quiet }).word, 'Speed Duel');
});

test('a horse that leads half the time is up front more often in a field of six than in one of twelve', () => {
  near(upFrontIn(6, 0.5), 0.576, 0.001);
  near(upFrontIn(12, 0.5), 0.36, 0.001);
  for (const goes of [0, 0.2, 0.7, 1]) assert.ok(upFrontIn(14, goes) < upFrontIn(7, goes));
});

test('more rivals of the same habits do not make a duel: about as many are up front in any field', () => {
  const usual = (starters: number) =>
    paceScenarios(Array.from({ length: starters }, (_, index) => horse(index + 1, LED, BACK, PRESSED, BACK)));
  const [small = 0, large = 0] = [8, 16].map((starters) => usual(starters)?.hot ?? 0);
  assert.ok(Math.abs(large - small) < 0.1, `${small} ${large}`);
});

test('a field of closers is slow early, and a single leader among them is the lone speed', () => {
  const closers = [2, 3, 4, 5].map(closer);
  assert.is(projectPace({ starters: closers }).word, 'Slow Early');
  assert.is(loneLeader([leader(1), ...closers])?.runner.programNumber, '1');
  assert.is(projectPace({ starters: [leader(1), ...closers] }).loneSpeed, '1');
  assert.is(loneLeader([leader(1), leader(6), ...closers]), null);
});

test('the scenarios sum to one, and are unknown while most starters have shown nothing', () => {
  const { slow = 0, honest = 0, hot = 0 } = paceScenarios([leader(1), leader(2), closer(3)]) ?? {};
  near(slow + honest + hot, 1);
  assert.is(paceScenarios([leader(1), horse(2), horse(3)]), null);
  assert.is(paceScenarios([]), null);
});

test('a duel does not favor a horse that goes for the lead', () => {
  const style = (runner: ReturnType<typeof horse>, runStyle: 'S' | 'E') => ({
    ...runner,
    ratings: { ...runner.ratings, runStyle },
  });
  const starters = [
    ...[1, 2, 3, 4, 5].map((number) => style(leader(number), number === 5 ? 'S' : 'E')),
    style(closer(6), 'S'),
    style(closer(7), 'S'),
  ];
  const { bets, pace } = analyzePace({ race: aRace(), starters });
  assert.is(pace.shape, 'hot');
  assert.ok(bets.length > 0);
  for (const { selection } of bets) assert.not.match(selection, '#5');
});

test('chances by scenario, weighted by the scenarios, add up to the chances', () => {
  const chances = [0.4, 0.3, 0.2, 0.1];
  const scenarios = { slow: 0.2, honest: 0.5, hot: 0.3 };
  const parts = chancesByScenario(chances, [0.9, 0.1, 0.5, 0.2], scenarios, 0.6);
  parts.forEach(({ slow, honest, hot }, index) => {
    near(0.2 * slow + 0.5 * honest + 0.3 * hot, chances[index] ?? 0, 1e-9);
  });
  for (const pace of ['slow', 'honest', 'hot'] as const)
    near(
      parts.reduce((sum, part) => sum + part[pace], 0),
      1,
      1e-9,
    );
});

test('a leader gains in a slow pace and loses in a hot one; without a lean nothing moves', () => {
  const scenarios = { slow: 1 / 3, honest: 1 / 3, hot: 1 / 3 };
  const [leading] = chancesByScenario([0.5, 0.5], [1, 0], scenarios, 0.25);
  assert.ok((leading?.slow ?? 0) > 0.5 && (leading?.hot ?? 1) < 0.5);
  for (const part of chancesByScenario([0.7, 0.3], [1, 0], scenarios, 0)) near(part.slow, part.hot);
});

test.run();
