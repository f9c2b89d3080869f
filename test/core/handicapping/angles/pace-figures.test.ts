import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { RunStyle } from '#core/card/runner.ts';
import { near } from '#test/support/near.ts';
import { field, findingsOf, raced, rated } from './finding-of.ts';

const test = suite('the pace figure angles');

type Figure = 'pace4f' | 'latePace';

const paced = (figure: Figure, values: readonly (number | null)[], change: Partial<PastPerformance> = {}) =>
  values.map((value, index) =>
    raced(10 * (index + 1), { pace4f: null, latePace: null, [figure]: value, ...change }),
  );

/** Average 100 against 81: 9.5 over the average of the field. */
const early = (runStyle: RunStyle | null) =>
  findingsOf(
    'earlyPace',
    field(
      { ...rated({ runStyle }), pastPerformances: paced('pace4f', [105, 96, 99]) },
      { pastPerformances: paced('pace4f', [80, 82]) },
    ),
  );
const late = (runStyle: RunStyle | null) =>
  findingsOf(
    'latePace',
    field(
      { ...rated({ runStyle }), pastPerformances: paced('latePace', [105, 96, 99]) },
      { pastPerformances: paced('latePace', [80, 82]) },
    ),
  );

test('9.5 points over the average, of 18, are whole for an early horse and a fifth for a closer', () => {
  near(early('E').get('1')?.value, 9.5 / 18);
  near(early('S').get('1')?.value, (0.2 * 9.5) / 18);
});

test('a late figure is whole for a closer and half for a leader', () => {
  near(late('S').get('1')?.value, 9.5 / 18);
  near(late('E').get('1')?.value, (0.5 * 9.5) / 18);
});

test('without a known style each of the two counts half', () => {
  near(early(null).get('1')?.value, 9.5 / 36);
  near(late(null).get('1')?.value, 9.5 / 36);
});

test('the earlier the style, the more an early figure counts; a late one the other way round', () => {
  const styles: readonly RunStyle[] = ['E', 'E/P', 'P', 'S'];
  const values = (angle: typeof early) => styles.map((style) => angle(style).get('1')?.value ?? 0);
  assert.equal(
    values(early),
    [...values(early)].sort((a, b) => b - a),
  );
  assert.equal(
    values(late),
    [...values(late)].sort((a, b) => a - b),
  );
});

test('each figure is named as what it is', () => {
  assert.is(
    early('E').get('1')?.says,
    'half-mile pace figures of 105, 96 and 99 in the last sprints, the best average here',
  );
  assert.is(late('E').get('2')?.says, 'late-pace figures of 80 and 82 in the last sprints');
});

test('sprints say nothing about a route, and a mile is a route', () => {
  const sprinter = { pastPerformances: paced('pace4f', [105, 96], { distanceYards: 1759 }) };
  const router = { pastPerformances: paced('pace4f', [90, 92], { distanceYards: 1760 }) };
  const runners = field(sprinter, router, router);
  assert.equal([...findingsOf('earlyPace', runners, { distanceYards: 1760 }).keys()], ['2', '3']);
  assert.match(
    findingsOf('earlyPace', runners, { distanceYards: 1870 }).get('2')?.says ?? '',
    /^half-mile pace figures of 90 and 92 in the last routes/,
  );
});

test('one figure is too few, a fourth is one too many', () => {
  const runners = field(
    { pastPerformances: paced('pace4f', [105]) },
    { pastPerformances: paced('pace4f', [90, 90, 90, 10]) },
    { pastPerformances: paced('pace4f', [90, null, 90]) },
  );
  const findings = findingsOf('earlyPace', runners);
  assert.equal([...findings.keys()], ['2', '3']);
  for (const { value } of findings.values()) assert.is(value, 0);
});

test('of a race whose distance is unknown no pace figure is known to be alike', () => {
  const runner = { pastPerformances: paced('pace4f', [105, 96]) };
  assert.is(findingsOf('earlyPace', field(runner, runner), { distanceYards: null }).size, 0);
  const nowhere = { pastPerformances: paced('pace4f', [105, 96], { distanceYards: null }) };
  assert.is(findingsOf('earlyPace', field(nowhere, nowhere)).size, 0);
});

test.run();
