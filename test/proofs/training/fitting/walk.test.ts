import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitFundamental, fundamentalChances } from '#core/training/fitting/fundamental.ts';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { crossFitted, fitModels, judgmentsOf, type Step, walkForward } from '#core/training/fitting/walk.ts';
import { lossOf } from '#core/training/scoring/loss.ts';
import { anExample, FEATURE_COUNT, inventedExamples } from '#test/core/training/fitting/an-example.ts';
import { dayAt } from '#test/core/training/fitting/ran.ts';

const test = suite('walking forward');

const SETTINGS = {
  features: FEATURE_COUNT,
  fundamental: { softness: 0.5, penalty: 5, halfLifeDays: null },
  folds: 5,
  leastRaces: 40,
};
const examples = inventedExamples({ seed: 1, days: 30, noise: 0.3 });
const span = { from: dayAt(20), to: dayAt(24), track: null };
const near = (value: number | undefined, wanted: number, by = 1e-9): void =>
  assert.ok(value !== undefined && Math.abs(value - wanted) < by, `${value} is not ${wanted}`);
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Another winner, other prices and other features from a day on. */
const otherwiseFrom = (days: number) =>
  examples.map(
    (example): RaceExample =>
      example.day < dayAt(days)
        ? example
        : {
            ...example,
            won: [...example.won].reverse(),
            publicChances: [...example.publicChances].reverse(),
            features: example.features.map((value) => -3 * value),
          },
  );

test('a fit for a day sees nothing of that day or a later one', () => {
  const fitted = fitModels(examples, dayAt(20), SETTINGS);
  assert.equal(fitModels(otherwiseFrom(20), dayAt(20), SETTINGS), fitted);
  assert.equal(
    fitModels(
      examples.filter(({ day }) => day < dayAt(20)),
      dayAt(20),
      SETTINGS,
    ),
    fitted,
  );
  assert.not.equal(fitModels(otherwiseFrom(19), dayAt(20), SETTINGS)?.fundamental, fitted?.fundamental);
  assert.equal([fitted?.races, fitted?.days], [160, 20]);
});

test('the same races give the same fit, in whatever order they come', () => {
  const fitted = fitModels(examples, dayAt(20), SETTINGS);
  const again = fitModels([...examples].reverse(), dayAt(20), SETTINGS);
  fitted?.fundamental.weights.forEach((weight, index) => {
    near(again?.fundamental.weights[index], weight);
  });
  fitted?.blend.powers.forEach((power, index) => {
    near(again?.blend.powers[index], power);
  });
});

test('a walk judges each race of the span by races of earlier days only', () => {
  const { walked } = walkForward(examples, span, SETTINGS);
  assert.is(walked.length, 40);
  for (const days of [20, 23]) {
    const changed = walkForward(otherwiseFrom(days + 1), span, SETTINGS).walked;
    const upTo = (rows: typeof walked) =>
      rows.filter(({ example }) => example.day <= dayAt(days)).map(({ judgments }) => judgments);
    assert.equal(upTo(changed), upTo(walked));
  }
});

test('a walk says what a fresh fit for each day says', () => {
  const { walked, last } = walkForward(examples, span, SETTINGS);
  for (const { example, judgments } of walked.filter((_, index) => index % 8 === 0)) {
    const fresh = fitModels(examples, example.day, SETTINGS);
    assert.ok(fresh);
    judgmentsOf(example, fresh).blend.forEach((chance, index) => {
      near(judgments.blend[index], chance, 1e-6);
    });
  }
  assert.is(last?.until, dayAt(24));
});

test('every model’s chances are above zero and one together', () => {
  for (const { judgments } of walkForward(examples, span, SETTINGS).walked) {
    for (const chances of Object.values(judgments)) {
      near(sumOf(chances), 1);
      assert.ok(chances.every((chance) => chance > 0));
    }
  }
});

test('progress is reported after each day', () => {
  const steps: Step[] = [];
  walkForward(examples, span, SETTINGS, (step) => steps.push(step));
  assert.equal(
    steps.map(({ day, done, of }) => [day, done, of]),
    [20, 21, 22, 23, 24].map((days, index) => [dayAt(days), index + 1, 5]),
  );
});

test('other tracks are trained on but not scored', () => {
  const both = examples.map((example, index) => (index % 2 === 0 ? example : { ...example, track: 'SAR' }));
  const { walked, last } = walkForward(both, { ...span, track: 'SAR' }, SETTINGS);
  assert.equal([walked.length, last?.races], [20, 192]);
  assert.ok(walked.every(({ example }) => example.track === 'SAR'));
});

test('too few races before a day leave its races unjudged', () => {
  const { walked, last } = walkForward(examples, { ...span, from: dayAt(0), to: dayAt(6) }, SETTINGS);
  assert.equal([...new Set(walked.map(({ example }) => example.day))], [dayAt(5), dayAt(6)]);
  assert.is(last?.races, 48);
  assert.equal(walkForward(examples, { ...span, to: dayAt(19) }, SETTINGS), { walked: [], last: null });
});

test('each part of the past is scored by the other race days alone', () => {
  const past = examples.filter(({ day }) => day < dayAt(20));
  const crossed = crossFitted(past, SETTINGS, dayAt(20), []);
  const days = [...new Set(past.map(({ day }) => day))].sort();
  const partOf = ({ day }: RaceExample) => days.indexOf(day) % 5;
  for (const index of [0, 17, 99]) {
    const scored = past[index] as RaceExample;
    const others = past.filter((example) => partOf(example) !== partOf(scored));
    const fit = fitFundamental(others, FEATURE_COUNT, SETTINGS.fundamental, dayAt(20));
    fundamentalChances(scored, fit).forEach((chance, which) => {
      near(crossed[index]?.[which], chance, 1e-6);
    });
    const otherwise = past.map((example) =>
      example.day === scored.day ? { ...example, won: [...example.won].reverse() } : example,
    );
    assert.equal(crossFitted(otherwise, SETTINGS, dayAt(20), [])[index], crossed[index]);
  }
});

test('a public that misjudges a feature is blended, one that knows all is left alone', () => {
  const long = (noise: number) => inventedExamples({ seed: 9, days: 70, noise });
  const blind = fitModels(long(1.2), dayAt(999), SETTINGS);
  const knowing = fitModels(long(0), dayAt(999), SETTINGS);
  assert.ok((blind?.blend.powers[0] ?? 0) > 0.05, `${blind?.blend.powers}`);
  assert.ok(Math.abs(knowing?.blend.powers[0] ?? 1) < 0.06 && (knowing?.blend.powers[0] ?? -1) >= 0);
  near(knowing?.publicPower.powers[0], 1, 0.06);
});

test('a model that would count against itself gets no power; what the races alone say is still shown', () => {
  const contrary = inventedExamples({ seed: 9, days: 60 }).map((example) => ({
    ...example,
    publicChances: example.won.map((share) => (share > 0 ? 0.5 : 0.5 / (example.interests - 1))),
    features: example.features.map((value) => value),
  }));
  const spoilt = contrary.map((example, index) =>
    index % 2 === 0 ? example : { ...example, won: [...example.won].reverse() },
  );
  const fitted = fitModels(spoilt, dayAt(999), {
    ...SETTINGS,
    fundamental: { ...SETTINGS.fundamental, softness: 1 },
  });
  assert.ok((fitted?.blend.powers[0] ?? -1) >= 0);
  assert.is(fitted?.freeBlend.powers.length, 2);
});

test('coupled starters learn from their entry’s win in equal parts, and are scored together', () => {
  const entry = anExample({
    publicChances: [0.5, 0.3, 0.2],
    starters: 4,
    interestOf: [0, 0, 1, 2],
    features: Float64Array.from([1, 0, 1, 0, 0, 0, 0, 0]),
  });
  const fit = fitFundamental(
    new Array(60).fill(entry),
    2,
    { ...SETTINGS.fundamental, softness: 0, penalty: 0 },
    dayAt(1),
  );
  const chances = fundamentalChances(entry, fit);
  near(sumOf(chances), 1);
  assert.ok((chances[0] ?? 0) > 0.99, 'the entry won every race');
});

test('with softness one only the prices are learnt, with none only the winners', () => {
  const priced = examples.map((example) => ({ ...example, won: [...example.won].reverse() }));
  const fitWith = (rows: readonly RaceExample[], softness: number) =>
    fitFundamental(rows, FEATURE_COUNT, { ...SETTINGS.fundamental, softness }, dayAt(99)).weights;
  assert.equal(fitWith(priced, 1), fitWith(examples, 1));
  const repriced = examples.map((example) => ({
    ...example,
    publicChances: [...example.publicChances].reverse(),
  }));
  assert.equal(fitWith(repriced, 0), fitWith(examples, 0));
});

test('with a half-life a race counts half when it is so many days old', () => {
  const old = anExample({ features: Float64Array.from([1, 0, 0, 0, 0, 0, 0, 0]), day: dayAt(0) });
  const fresh = { ...old, day: dayAt(100), won: [0, 1, 0, 0] };
  const fitted = (halfLifeDays: number | null) =>
    fitFundamental(
      [...new Array<RaceExample>(40).fill(old), ...new Array<RaceExample>(40).fill(fresh)],
      FEATURE_COUNT,
      { softness: 0, penalty: 0, halfLifeDays },
      dayAt(100),
    );
  near(fundamentalChances(old, fitted(null))[0], 1 / 2, 1e-6);
  near(fundamentalChances(old, fitted(100))[0], 1 / 3, 1e-6);
});

test('the model without odds finds what its features show, and nothing in an empty one', () => {
  const long = inventedExamples({ seed: 12, days: 110, noise: 0.3 });
  const fitted = fitModels(long, dayAt(70), SETTINGS);
  assert.ok(fitted);
  const [informative = 0, idle = 1] = fitted.fundamental.weights;
  near(informative / (fitted.fundamental.scales[0] ?? 1), 0.5, 0.15);
  assert.ok(Math.abs(idle) < 0.08, `${idle}`);
  const rest = long.filter(({ day }) => day >= dayAt(70));
  const better = rest.map(
    (example) => Math.log(example.interests) - lossOf(judgmentsOf(example, fitted).fundamental, example.won),
  );
  assert.ok(sumOf(better) / rest.length > 0.05, `${sumOf(better) / rest.length}`);
});

test.run();
