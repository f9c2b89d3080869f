import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import { formulaOf } from '#core/handicapping/formula-figures.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';

const test = suite('the documented formula for a horse of the card');

const WET = { temperature: 90, windSpeed: 20, conditions: 'Rain', trackCondition: 'Sloppy' };

const figures = (change: Partial<Runner> & { readonly toOne?: number }, weather: typeof WET | null = null) =>
  formulaOf(aRunner(change), '6F', weather);

test('5-1 from post 11 in the wet and wind with a 22% jockey and a 28% trainer is 25.17', () => {
  const { winPercent, parts } = figures(
    {
      toOne: 5,
      postPosition: 11,
      jockey: aPerson('LANE ROBIN', 100, 22),
      trainer: aPerson('MARSH ALEX', 100, 28),
    },
    WET,
  );
  near(winPercent, 100 / 6 + 3 + 1 + 2 + 1.5 + 1, 1e-9);
  assert.equal([parts.wet, parts.wind, parts.jockey, parts.trainer, parts.post], [3, 1, 2, 1.5, 1]);
});

test('the shares of jockey and trainer are of this year, and are shown as they were used', () => {
  const found = figures({ jockey: aPerson('LANE ROBIN', 80, 18) });
  assert.equal([found.jockeyWinPercent, found.trainerWinPercent], [22.5, 15]);
  assert.equal([found.jockeyStarts, found.trainerStarts], [80, 100]);
});

test('a badge is for a jockey above 20%, not at it', () => {
  const badge = (wins: number) => figures({ jockey: aPerson('LANE ROBIN', 100, wins) }).hasJockeyBadge;
  assert.equal([badge(20), badge(21)], [false, true]);
  assert.is(figures({ jockey: null }).hasJockeyBadge, false);
});

test('what is unknown is named, in the order of the formula', () => {
  const unknown = { morningLine: null, jockey: null, trainer: null, postPosition: null };
  assert.equal(figures(unknown).assumed, ['morning line', 'jockey', 'trainer', 'post position']);
  assert.equal(figures({ postPosition: null }).assumed, ['post position']);
  assert.equal(figures({}).assumed, []);
});

test('people without a start this year or last are as unknown as people without a name', () => {
  const newcomer = aPerson('NEW NAME', 0, 0);
  const found = figures({ jockey: newcomer, trainer: newcomer });
  assert.equal(found.assumed, ['jockey', 'trainer']);
  assert.equal([found.jockeyWinPercent, found.trainerWinPercent], [null, null]);
});

test('an unknown line counts as 5-1 and an unknown post as the rail', () => {
  const plain = figures({ toOne: 5, postPosition: 1 });
  const { winPercent, raw } = figures({ morningLine: null, postPosition: null });
  assert.equal([winPercent, raw], [plain.winPercent, plain.raw]);
});

test('no weather is no weather part, and heat counts against a horse over five only', () => {
  assert.equal([figures({}).parts.wet, figures({}).parts.wind, figures({}).parts.heat], [0, 0, 0]);
  const heat = (age: number | null) => figures({ age }, WET).parts.heat;
  assert.equal([heat(5), heat(6), heat(null)], [0, -2, 0]);
});

test('a favorite at 1-9 is held to 45, a longshot at 99-1 to 2', () => {
  assert.is(figures({ toOne: 1 / 9 }).winPercent, 45);
  assert.is(figures({ toOne: 99 }).winPercent, 2);
});

test('the confidence goes up by 2.5 a post from 77.5 on the rail, and round again after post seven', () => {
  const confidence = (postPosition: number) => figures({ postPosition }).confidenceRaw;
  assert.equal([confidence(1), confidence(7), confidence(8), confidence(9)], [77.5, 92.5, 75, 77.5]);
  assert.is(figures({ postPosition: 1 }).confidence, 78);
  assert.is(figures({ postPosition: null }).confidence, 78);
});

test('a race whose distance is unknown has no wind part', () => {
  assert.is(formulaOf(aRunner(), null, WET).parts.wind, 0);
  assert.is(formulaOf(aRunner(), '1 Mile', WET).parts.wind, -1);
});

test('it knows no scratches: a scratched horse has the figures it would have had', () => {
  assert.equal(figures({ isScratched: true }), figures({}));
});

test.run();
