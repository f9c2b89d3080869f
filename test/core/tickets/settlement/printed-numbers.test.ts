import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printedNumbers } from '#core/tickets/settlement/printed-numbers.ts';

const test = suite('winning numbers as charts print them');

const sets = (text: string, length: number) => printedNumbers(text, length)?.sets ?? null;

test('legs stand between dashes, several winners of a leg between slashes', () => {
  assert.equal(sets('6-1', 2), [['6'], ['1']]);
  assert.equal(sets('4-9/12/13-3', 3), [['4'], ['9', '12', '13'], ['3']]);
  assert.equal(sets('1A-2', 2), [['1A'], ['2']]);
});

test('a range in brackets is every number of it, and its dash ends no leg', () => {
  assert.equal(sets('7-8-8/12/(14-16)-1/8', 4), [['7'], ['8'], ['8', '12', '14', '15', '16'], ['1', '8']]);
});

test('ALL is any horse', () => {
  assert.equal(sets('3-ALL', 2), [['3'], 'all']);
});

test('charts that print legs between slashes have commas inside them', () => {
  assert.equal(sets('3/2/3/10,13,14', 4), [['3'], ['2'], ['3'], ['10', '13', '14']]);
});

test('a stray dot is not part of a number', () => {
  assert.equal(sets('5-1/7/.13', 2), [['5'], ['1', '7', '13']]);
});

test('the races of a sequence may be printed before or after its numbers', () => {
  assert.equal(printedNumbers('(RACES 6-8)4-3-ALL', 3), {
    sets: [['4'], ['3'], 'all'],
    races: { first: 6, last: 8 },
  });
  assert.equal(printedNumbers('4-ALL (RACES 4-5)', 2)?.races, { first: 4, last: 5 });
});

test('numbers of another length, of several tracks, or in words are not read', () => {
  for (const text of ['3-4', '1/2/3', '(X-COUNTRY 8-4-2)', 'OAKS/DERBY (SEE FOOTNOTE)', '', '1--2'])
    assert.is(printedNumbers(text, 3), null, text);
});

test.run();
