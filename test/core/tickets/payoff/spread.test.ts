import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { spreadOf } from '#core/tickets/payoff/spread.ts';
import { NO_DOUBT } from './priced-legs.ts';

const test = suite('the spread of a payoff');

const pays = (...rows: readonly (readonly [dollars: number, weight: number])[]) =>
  rows.map(([dollars, weight]) => ({ log: Math.log(dollars), weight }));
const rounded = (spread: ReturnType<typeof spreadOf>) =>
  spread === null
    ? null
    : [spread.low, spread.middle, spread.high].map((dollars) => Number(dollars.toFixed(2)));

test('one combination pays the same low, middle and high before the doubt', () => {
  assert.equal(rounded(spreadOf(pays([180, 0.004]), NO_DOUBT)), [180, 180, 180]);
});

test('the doubt of one combination is as measured', () => {
  const doubt = { median: 0.9, low: 0.5, high: 1.5 };
  assert.equal(rounded(spreadOf(pays([100, 0.01]), doubt)), [50, 90, 150]);
});

test('combinations count by our chance of them, not by their number', () => {
  const list = pays([10, 0.15], [40, 0.3], [200, 0.05]);
  assert.equal(rounded(spreadOf(list, NO_DOUBT)), [10, 40, 40]);
  assert.equal(rounded(spreadOf(pays([10, 0.3], [40, 0.1], [200, 0.1]), NO_DOUBT)), [10, 10, 200]);
});

test('the range from doubt and combinations together is wider than from either alone', () => {
  const doubt = { median: 1, low: 0.7, high: 1.4 };
  const list = pays([20, 0.05], [50, 0.05], [100, 0.05]);
  const [both, alone] = [spreadOf(list, doubt), spreadOf(list, NO_DOUBT)];
  assert.ok((both?.low ?? 99) < (alone?.low ?? 0) && (both?.high ?? 0) > (alone?.high ?? 999));
});

test('a ticket that cannot win has no spread', () => assert.is(spreadOf([], NO_DOUBT), null));

test.run();
