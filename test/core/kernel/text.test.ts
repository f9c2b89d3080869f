import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { counted, countText, dollarsText, listText, percentText, shortDollars } from '#core/kernel/text.ts';

const test = suite('Text');

test('a chance is a percentage with one decimal and no space', () => {
  assert.equal([0, 0.1234, 0.5, 1].map(percentText), ['0.0%', '12.3%', '50.0%', '100.0%']);
});

test('dollars have cents and groups of thousands, and a loss its sign in front', () => {
  assert.equal([0, 2.4, 1234.5, -3, 1_000_000].map(dollarsText), [
    '$0.00',
    '$2.40',
    '$1,234.50',
    '-$3.00',
    '$1,000,000.00',
  ]);
});

test('less than half a cent is nothing, on either side of zero', () => {
  assert.equal([0.004, -0.004, -0.005].map(dollarsText), ['$0.00', '$0.00', '-$0.01']);
});

test('counts are grouped, and one is singular', () => {
  assert.is(countText(28_000), '28,000');
  assert.equal(
    [0, 1, 2, 1200].map((count) => counted(count, 'race')),
    ['0 races', '1 race', '2 races', '1,200 races'],
  );
  assert.equal([counted(1, 'entry', 'entries'), counted(3, 'entry', 'entries')], ['1 entry', '3 entries']);
});

test('a list is joined as in a sentence', () => {
  assert.equal(
    [[], ['win'], ['win', 'place'], ['win', 'place', 'show']].map((parts) => listText(parts)),
    ['', 'win', 'win and place', 'win, place and show'],
  );
  assert.is(listText(['win', 'place', 'show'], 'or'), 'win, place or show');
});

test('whole dollars have no cents, others have two digits of them, thousands a comma', () => {
  assert.equal([0, 2, 4.5, 12.34, 999, 1_200, 100_000, 1_234_567.8].map(shortDollars), [
    '$0',
    '$2',
    '$4.50',
    '$12.34',
    '$999',
    '$1,200',
    '$100,000',
    '$1,234,567.80',
  ]);
});

test.run();
