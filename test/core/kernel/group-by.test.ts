import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { groupBy } from '#core/kernel/group-by.ts';

const test = suite('Groups');

test('items are grouped by key, keys and items in the order they come', () => {
  const groups = groupBy(['turf 2', 'dirt 1', 'turf 1'], (race) => race.split(' ')[0] ?? '');
  assert.equal(
    [...groups],
    [
      ['turf', ['turf 2', 'turf 1']],
      ['dirt', ['dirt 1']],
    ],
  );
});

test('no item is lost or doubled', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  const groups = groupBy(new Set(items), (item) => item % 7);
  assert.is(groups.size, 7);
  assert.equal(
    [...groups.values()].flat().sort((a, b) => a - b),
    items,
  );
});

test('of nothing there are no groups', () => assert.is(groupBy([], String).size, 0));

test.run();
