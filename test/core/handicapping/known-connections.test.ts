import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { familiesOf, knownPeople } from '#core/handicapping/known-connections.ts';

const test = suite('known people');

const jockeys = (...names: readonly string[]) =>
  knownPeople(names.map((name) => ({ kind: 'jockey' as const, name })));

test('a card names the family first, the history the first name', () => {
  const knownPeople = jockeys('ROBIN LANE', 'IDA MARSH JR');
  assert.is(knownPeople('jockey', 'LANE ROBIN A'), 'ROBIN LANE');
  assert.is(knownPeople('jockey', 'MARSH IDA JR'), 'IDA MARSH JR');
  assert.is(knownPeople('jockey', 'Robin Lane'), 'ROBIN LANE');
});

test('a family of two words is found', () => {
  assert.is(jockeys('ROBIN MARSH LANE')('jockey', 'MARSH LANE ROBIN'), 'ROBIN MARSH LANE');
});

test('initials find their only match, and no one where two match', () => {
  assert.is(jockeys('ROBIN LANE', 'JO LANE')('jockey', 'LANE R T'), 'ROBIN LANE');
  assert.is(jockeys('ROBIN LANE', 'RUTH LANE')('jockey', 'LANE R T'), null);
});

test('the whole name goes before one that only fits', () => {
  assert.is(jockeys('ROBIN LANE', 'ROBIN LANE JR')('jockey', 'LANE ROBIN'), 'ROBIN LANE');
});

test('a trainer is not a jockey, and a stranger has no match', () => {
  const knownPeople = jockeys('ROBIN LANE');
  assert.is(knownPeople('trainer', 'LANE ROBIN'), null);
  assert.is(knownPeople('jockey', 'DELL KIM'), null);
  assert.is(knownPeople('jockey', 'LANE ROBERTA'), null);
});

test('every possible surname is looked up', () => {
  assert.equal(familiesOf('LANE ROBIN A JR'), ['LANE']);
  assert.equal(familiesOf('MARSH LANE ROBIN'), ['MARSH', 'LANE']);
});

test.run();
