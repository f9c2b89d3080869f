import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { plainWords } from '#core/training/scoring/plain-words.ts';
import { type aScore, aScoreReport } from './a-score.ts';

const test = suite('a report in sentences');

const sentences = (change: Parameters<typeof aScoreReport>[0] = {}) => plainWords(aScoreReport(change));
const blendOf = (change: Parameters<typeof aScore>[0]) =>
  aScoreReport().models.map((model) => (model.name === 'blend' ? { ...model, ...change } : model));

test('it begins with the sample, and with how each race was judged', () => {
  assert.is(
    sentences({ races: 1_240, days: 130 })[0],
    'Scored on 1,240 races of 130 race days at AQU, 2020-01-05 to 2020-02-01, each scored by models fitted only on earlier days.',
  );
  assert.match(sentences({ track: null })[0] ?? '', /^Scored on 120 races of 12 race days, 2020-01-05 to/);
});

test('the losses stand side by side with three digits', () => {
  assert.is(
    sentences()[1],
    'Log loss per race (lower is better): final prices 1.750, model without odds 1.850, blend 1.749.',
  );
});

test('a difference has its sign and its interval', () => {
  assert.is(
    sentences()[2],
    'The blend differs from the final prices by -0.0010 per race (95% interval -0.0040 to +0.0040); below zero would be better than the public.',
  );
  assert.match(
    sentences({ models: blendOf({ meanDifferenceToPublic: 0.0021 }) })[2] ?? '',
    /by \+0\.0021 per race/,
  );
});

test('a difference that rounds to nothing has no sign', () => {
  for (const meanDifferenceToPublic of [0.00001, 0, -0.00001])
    assert.match(sentences({ models: blendOf({ meanDifferenceToPublic }) })[2] ?? '', /by 0\.0000 per race/);
});

test('of a single race day no interval is made up', () => {
  const models = blendOf({ differenceInterval: null });
  assert.is(
    sentences({ models })[2],
    'The blend differs from the final prices by -0.0010 per race; below zero would be better than the public.',
  );
});

test('the weights are said as used and as the races alone would have them', () => {
  assert.is(
    sentences()[3],
    'Blend weight of the model without odds: 0.10 ± 0.04 (without the prior -0.05 ± 0.04, and +1.10 ± 0.04 for the prices).',
  );
});

test('a record of bets has its return, its number and its interval; without bets it says so', () => {
  const roi = { bets: 1_204, return: -0.174, low: -0.25, high: -0.101 };
  const models = aScoreReport().models.map((model) =>
    model.name === 'fundamental' ? { ...model, roi } : model,
  );
  assert.is(
    sentences({ models })[4],
    'Betting $1 to win on every horse the model without odds called underpriced: ROI -17.4% on 1,204 bets (95% interval -25.0% to -10.1%).',
  );
  assert.match(sentences()[4] ?? '', /underpriced: no bets\.$/);
});

test('the same dollar on everything and on favorites is printed beside it', () => {
  assert.is(
    sentences()[5],
    '$1 on every horse: ROI -22.0% on 960 bets (95% interval -27.0% to -17.0%). On every favorite: ROI -15.0% on 120 bets (95% interval -20.0% to -10.0%).',
  );
  assert.is(sentences({ baselines: [] }).length, 6);
});

test('a blend is better only where its whole interval is below zero; nothing is promised either way', () => {
  const last = (low: number, high: number) =>
    sentences({ models: blendOf({ differenceInterval: { low, high } }) }).at(-1);
  assert.is(last(-0.02, -0.001), 'Nothing here promises an edge over the prices.');
  for (const high of [0, 0.003])
    assert.is(
      last(-0.02, high),
      'The public was close to unbeatable in these races. Nothing here promises an edge over the prices.',
    );
});

test('without the public, the blend or the model without odds there is nothing to compare', () => {
  for (const name of ['public', 'blend', 'fundamental'])
    assert.equal(sentences({ models: aScoreReport().models.filter((model) => model.name !== name) }), []);
});

test.run();
