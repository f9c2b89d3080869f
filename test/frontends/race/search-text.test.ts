import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { linesOf, type Term, textOf } from '../../../frontends/race/angles/search-text.ts';

const test = suite('a search by angles in lines');

const term = (name: string, values: readonly number[] = [], isNot = false): Term => ({ name, values, isNot });

test('lines are joined with and, the angles of a line with or', () => {
  const lines = [[term('layoff', [60])], [term('first-lasix'), term('won-last', [], true)]];
  assert.is(textOf(lines), 'layoff(60) and (first-lasix or not won-last)');
  assert.equal(linesOf(textOf(lines)), lines);
});

test('a single line with several angles comes back with or without its parentheses', () => {
  const lines = [[term('shipper'), term('trainer-situation', [20, 30])]];
  assert.equal(linesOf('shipper or trainer-situation(20,30)'), lines);
  assert.equal(linesOf(textOf(lines)), lines);
});

test('two groups stay two groups', () => {
  const text = '(shipper or won-last) and (first-lasix or blinkers-on)';
  assert.is(textOf(linesOf(text) ?? []), text);
  assert.is(linesOf(text)?.length, 2);
});

test('no text is no line; what lines cannot show is null', () => {
  assert.equal(linesOf(' '), []);
  for (const text of [
    'shipper or won-last and first-lasix',
    'shipper or (won-last and layoff)',
    'not (shipper or x-y)',
  ])
    assert.is(linesOf(text), null, text);
});

test.run();
