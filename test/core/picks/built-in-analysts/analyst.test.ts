import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import type { Angle } from '#core/handicapping/angles/angle.ts';
import { pricedChances } from '#core/handicapping/models/public.ts';
import type { HorseOpinion } from '#core/picks/analysis/opinion.ts';
import type { AnalystSettings } from '#core/picks/analysis/settings.ts';
import { type Analyst, opinionOf } from '#core/picks/built-in-analysts/analyst.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('the opinion of a built-in analyst');

/** Findings by program number; a horse that is left out has none. */
type Values = Readonly<Record<string, number>>;

const anAngle = (name: string, values: Values): Angle => ({
  name,
  findings: () =>
    new Map(
      Object.entries(values).map(([number, value]) => [number, { value, says: `${name} of ${number}` }]),
    ),
});

const SETTINGS: AnalystSettings = { strength: 2, contender: 0.5, weights: { speed: 0.6, post: 0.4 } };

/** An analyst who reasons from speed and post alone. */
const analyst = (speed: Values, post: Values = {}): Analyst => ({
  name: 'Paddock analyst',
  angles: [anAngle('speed', speed), anAngle('post', post)],
});

/** So many plain horses at the same price. */
const levelField = (size: number): readonly Runner[] =>
  Array.from({ length: size }, (_, nth) => aRunner({ programNumber: String(nth + 1), toOne: 3 }));

function opinionOn(who: Analyst, runners: readonly Runner[], change: Partial<AnalystSettings> = {}) {
  const evidence = evidenceOn(aRace({ runners }));
  return opinionOf(who, { ...SETTINGS, ...change }, evidence, pricedChances(evidence));
}

const numbersOf = (rows: readonly HorseOpinion[]): readonly string[] =>
  rows.map(({ runner }) => runner.programNumber);
const rowOf = (rows: readonly HorseOpinion[], number: string): HorseOpinion =>
  present(rows.find(({ runner }) => runner.programNumber === number));
const isNear = (a: number, b: number, within = 1e-9): void =>
  assert.ok(Math.abs(a - b) <= within, `${a} is not ${b}`);

test('the score is the weighted sum of the findings: 0.6 x 0.5 - 0.4 x 0.25 is 0.2', () => {
  const { ranking } = opinionOn(analyst({ 1: 0.5 }, { 1: -0.25 }), levelField(2));
  isNear(rowOf(ranking, '1').score, 0.2);
  isNear(rowOf(ranking, '2').score, 0);
});

test('two level horses, one 0.35 better at strength 2: two thirds against one', () => {
  // e to the power 2 x 0.35 is 2.0138, and 2.0138 / 3.0138 is 0.668.
  const { chances } = opinionOn(analyst({ 1: 0.35 / 0.6 }), levelField(2));
  isNear(chances[0] ?? 0, 0.668, 5e-4);
  isNear((chances[0] ?? 0) + (chances[1] ?? 0), 1);
});

test('an analyst with nothing to say repeats the market and ranks by it', () => {
  const evidence = evidenceOn();
  const market = pricedChances(evidence);
  const { ranking, chances } = opinionOf(analyst({}), SETTINGS, evidence, market);
  chances.forEach((chance, index) => {
    isNear(chance, market[index] ?? 0);
  });
  assert.equal(numbersOf(ranking), ['1', '2', '3', '4', '5', '6']);
  assert.equal(
    ranking.map(({ agreement }) => agreement),
    [null, null, null, null, null, null],
  );
});

test('reasons come strongest for the horse first, with the angle and how far it moved the score', () => {
  const { ranking } = opinionOn(analyst({ 1: -0.5 }, { 1: 1 }), levelField(2));
  assert.equal(
    rowOf(ranking, '1').reasons.map(({ angle, moved, value, says }) => [angle, moved, value, says]),
    [
      ['post', 0.4, 1, 'post of 1'],
      ['speed', -0.3, -0.5, 'speed of 1'],
    ],
  );
  assert.equal(rowOf(ranking, '2').reasons, []);
});

test('an angle without a weight counts for nothing, neither in the score nor in the agreement', () => {
  const who: Analyst = { name: 'x', angles: [anAngle('speed', { 1: 0.5 }), anAngle('silks', { 2: 1 })] };
  const { ranking } = opinionOn(who, levelField(2));
  isNear(rowOf(ranking, '2').score, 0);
  assert.is(rowOf(ranking, '1').agreement, 100);
  assert.is(rowOf(ranking, '2').agreement, 0);
});

test('agreement is the share of rivals beaten: best of four by one angle, third by the other', () => {
  // Speed beats 3 of 3, post 1 of 3: (0.6 x 1 + 0.4 x 1/3) / 1 is 73.3.
  const { ranking } = opinionOn(
    analyst({ 1: 0.9, 2: 0.1, 3: 0, 4: -0.5 }, { 1: 0, 2: 0.5, 3: 0.5, 4: -1 }),
    levelField(4),
  );
  assert.is(rowOf(ranking, '1').agreement, 73);
});

test('rivals that are level count half, and one without a finding counts as average', () => {
  // Speed: level with 2 (half), ahead of 3, which has none and counts as 0.
  const { ranking } = opinionOn(analyst({ 1: 0.4, 2: 0.4 }), levelField(3));
  assert.equal(
    ['1', '2', '3'].map((number) => rowOf(ranking, number).agreement),
    [75, 75, 0],
  );
});

test('an angle that finds nothing on the field is left out of the agreement', () => {
  const { ranking } = opinionOn(analyst({ 1: 0.4, 2: 0.1 }, {}), levelField(2));
  assert.is(rowOf(ranking, '1').agreement, 100);
});

test('a horse alone in a race has an agreement of 50: it beats no rival and loses to none', () => {
  const { ranking, chances } = opinionOn(analyst({ 1: -1 }), levelField(1));
  assert.equal([chances, ranking[0]?.agreement], [[1], 50]);
});

test('a race without starters has neither ranking nor chances', () => {
  assert.equal(opinionOn(analyst({ 1: 1 }), []), { analyst: 'Paddock analyst', ranking: [], chances: [] });
});

test('of a coupled entry the better horse counts, and both share one chance', () => {
  const runners = [
    aRunner({ programNumber: '1', coupledWith: 'A', toOne: 3 }),
    aRunner({ programNumber: '1A', coupledWith: 'A', toOne: 3 }),
    aRunner({ programNumber: '2', toOne: 3 }),
  ];
  const { ranking, chances } = opinionOn(analyst({ 1: -0.8, '1A': 0.7 }), runners);
  assert.equal([numbersOf(ranking), chances.length], [['1A', '2'], 2]);
  isNear(rowOf(ranking, '1A').score, 0.42);
  const firstHalf = opinionOn(analyst({ 1: 0.8, '1A': -0.7 }), runners).ranking;
  assert.equal(numbersOf(firstHalf), ['1', '2']);
});

test('a scratched mate says nothing for the entry', () => {
  const runners = [
    aRunner({ programNumber: '1', coupledWith: 'A' }),
    aRunner({ programNumber: '1A', coupledWith: 'A', isScratched: true }),
    aRunner({ programNumber: '2' }),
  ];
  const { ranking } = opinionOn(analyst({ 1: -0.8, '1A': 0.7 }), runners);
  assert.equal(numbersOf(ranking), ['2', '1']);
});

test('a horse with less than half the best chance is ranked behind every contender', () => {
  // At 1-2 and 15-1 even the best score does not make the outsider half as likely as the favorite.
  const runners = [aRunner({ toOne: 0.5 }), aRunner({ programNumber: '2', toOne: 15 })];
  const liked = analyst({ 1: -0.2, 2: 0.3 });
  assert.equal(numbersOf(opinionOn(liked, runners).ranking), ['1', '2']);
  assert.equal(numbersOf(opinionOn(liked, runners, { contender: 0 }).ranking), ['2', '1']);
});

test('half the chance of the likeliest is enough to be picked, a little less is not', () => {
  // With hardly any strength the ratings are the line's: at 1-1 a half, at 2.9-1 a shade over a quarter.
  const priced = (toOne: number) => [aRunner({ toOne: 1 }), aRunner({ programNumber: '2', toOne })];
  const first = (toOne: number) =>
    numbersOf(opinionOn(analyst({ 2: 0.5 }), priced(toOne), { strength: 1e-6 }).ranking)[0];
  assert.equal([first(2.9), first(3.1)], ['2', '1']);
});

test('of equal scores the likelier horse is ranked first, of equal chances the one on the card first', () => {
  const runners = [5, 2, 5].map((toOne, nth) => aRunner({ programNumber: String(nth + 1), toOne }));
  assert.equal(numbersOf(opinionOn(analyst({}), runners, { contender: 0 }).ranking), ['2', '1', '3']);
});

const scores = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 });

test('every betting interest is ranked once and the chances sum to one, whatever is found', () => {
  fc.assert(
    fc.property(scores, (values) => {
      const speed = Object.fromEntries(values.map((value, nth) => [String(nth + 1), value]));
      const { ranking, chances } = opinionOn(analyst(speed), levelField(values.length));
      assert.is(new Set(ranking.map(({ index }) => index)).size, values.length);
      isNear(
        chances.reduce((sum, chance) => sum + chance, 0),
        1,
      );
      for (const { agreement } of ranking)
        assert.ok(agreement !== null && agreement >= 0 && agreement <= 100);
    }),
    { numRuns: 40 },
  );
});

test('the order of the card changes no opinion of a horse', () => {
  fc.assert(
    fc.property(scores, (values) => {
      const speed = Object.fromEntries(values.map((value, nth) => [String(nth + 1), value]));
      const field = levelField(values.length);
      const forward = opinionOn(analyst(speed), field).ranking;
      const backward = opinionOn(analyst(speed), field.toReversed()).ranking;
      for (const { runner, score, agreement, chance } of forward) {
        const again = rowOf(backward, runner.programNumber);
        assert.equal([again.score, again.agreement], [score, agreement]);
        isNear(again.chance, chance);
      }
    }),
    { numRuns: 40 },
  );
});

test.run();
