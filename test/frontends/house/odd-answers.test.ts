import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { documentedFields } from '#test/journeys/feeding/documented-fields.ts';
import { documentedOnly, fieldsOf, groupsOf, textWithout } from '#test/journeys/feeding/mutations.ts';

const test = suite('odd answers for the screens');
const day = {
  at: 1,
  races: [
    { number: 1, horses: [{ name: 'A', wins: 2 }] },
    { number: 2, purse: 3, horses: [] },
  ],
};

test('the fields of an answer are named once, whatever items of a list have them', () => {
  assert.equal(fieldsOf(day), [
    'at',
    'races',
    'races.*.number',
    'races.*.horses',
    'races.*.horses.*.name',
    'races.*.horses.*.wins',
    'races.*.purse',
  ]);
});

test('a field is left out of every item of a list', () => {
  assert.is(
    textWithout(day, ['races.*.number', 'races.*.horses.*.name']),
    JSON.stringify({ at: 1, races: [{ horses: [{ wins: 2 }] }, { purse: 3, horses: [] }] }),
  );
});

test('each field is missing once, never beside another of its object or within one that is missing', () => {
  const groups = groupsOf(fieldsOf(day));
  assert.equal(groups.flat().sort(), [...fieldsOf(day)].sort());
  for (const group of groups)
    for (const path of group)
      for (const other of group)
        assert.not(other !== path && other.startsWith(`${path}.`), `${path} ${other}`);
  assert.not(groups.some((group) => group.includes('races.*.number') && group.includes('races.*.purse')));
});

test('the documented fields alone are kept, in an answer and in the items around or within it', () => {
  assert.equal(documentedOnly(day, ['number', 'horses.name']), {
    at: 1,
    races: [
      { number: 1, horses: [{ name: 'A' }] },
      { number: 2, horses: [] },
    ],
  });
  assert.equal(documentedOnly([{ a: 1, b: 2 }], ['a']), [{ a: 1 }]);
});

test('the documented fields of a call are found by its address, whatever its query', () => {
  assert.ok(documentedFields('GET /api/weather/saratoga?x=1')?.includes('windSpeed'));
  assert.is(documentedFields('GET /api/no-such-call'), null);
});

test.run();
