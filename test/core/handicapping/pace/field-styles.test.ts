import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunStyle } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { fieldShape, styleCounts, withShape } from '#core/handicapping/pace/field-styles.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

const test = suite('styles and early speed of a field');

const DAY = '2025-08-02' as RaceDay;

/** A horse with this style and these points on its card, that led in two sprints and three before. */
const horse = (runStyle: RunStyle | null, earlyPoints: number | null, races = 3) => {
  const plain = aRunner();
  return {
    ...plain,
    ratings: { ...plain.ratings, runStyle, earlyPoints },
    pastPerformances: Array.from({ length: races }, (_, index) =>
      aPastRace({ day: addDays(DAY, -10 * (index + 1)), firstCall: { position: 1, lengths: 1 } }),
    ),
  };
};
const shaped = (runner: ReturnType<typeof horse>, distanceYards: number | null = 1320) => {
  const race = aRace({ distanceYards, runners: [runner] });
  const [found] = fieldShape(evidenceOf(race, new Map(), instantOn(DAY, 600, 'America/New_York')));
  return [found?.style, found?.points, found?.isComputed];
};

test('what the card prints counts, whatever the running lines show', () => {
  assert.equal(shaped(horse('S', 0)), ['S', 0, false]);
});

test('what it leaves out is read from the running lines, and marked as such', () => {
  assert.equal(shaped(horse(null, 3)), ['E', 3, true]);
  assert.equal(shaped(horse('P', null)), ['P', 8, true]);
  assert.equal(shaped(horse(null, null)), ['E', 8, true]);
});

test('without a style, points or a running line nothing is computed and nothing known', () => {
  assert.equal(shaped(horse(null, null, 0)), [null, null, false]);
});

test('one race makes points, but no style', () => {
  assert.equal(shaped(horse(null, null, 1)), [null, 3, true]);
});

test('for an unknown distance only the card’s own words count', () => {
  assert.equal(shaped(horse(null, null), null), [null, null, false]);
  assert.equal(shaped(horse('E', 5), null), ['E', 5, false]);
});

test('what was worked out is put where others read it, and nothing else is touched', () => {
  const race = aRace({ runners: [horse(null, null)] });
  const evidence = evidenceOf(race, new Map(), instantOn(DAY, 600, 'America/New_York'));
  const [runner] = withShape(fieldShape(evidence));
  assert.equal([runner?.ratings.runStyle, runner?.ratings.earlyPoints], ['E', 8]);
  const { runStyle, earlyPoints, ...others } = runner?.ratings ?? aRunner().ratings;
  const { runStyle: style, earlyPoints: points, ...before } = aRunner().ratings;
  assert.equal(others, before);
  assert.ok(runStyle !== style && earlyPoints !== points);
});

test('every starter is counted in one style', () => {
  const runners = (['E', 'E/P', 'E/P', 'P', 'S', null] as const).map((style, index) => ({
    ...horse(style, null, 0),
    programNumber: String(index + 1),
  }));
  const evidence = evidenceOf(aRace({ runners }), new Map(), instantOn(DAY, 600, 'America/New_York'));
  assert.equal(styleCounts(fieldShape(evidence)), {
    early: 1,
    earlyPresser: 2,
    presser: 1,
    sustained: 1,
    unknown: 1,
  });
});

test.run();
