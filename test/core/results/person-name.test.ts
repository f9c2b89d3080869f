import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { firstLast } from '#core/results/person-name.ts';

const test = suite('names of people');

test('last name first becomes first name first', () => {
  assert.is(firstLast('Doe, Jane'), 'Jane Doe');
  assert.is(firstLast('Van der Roe, Jan'), 'Jan Van der Roe');
  assert.is(firstLast('Poe III, Max'), 'Max Poe III');
});

test('a suffix stays last, wherever it was', () => {
  assert.is(firstLast('Doe, Jr., John'), 'John Doe, Jr.');
  assert.is(firstLast('Doe, John, Jr.'), 'John Doe, Jr.');
  assert.is(firstLast('Roe, III, Ann'), 'Ann Roe, III');
});

test('a name in its order stays as it is', () => {
  assert.is(firstLast('Jane Doe'), 'Jane Doe');
  assert.is(firstLast('John Doe, Jr.'), 'John Doe, Jr.');
  assert.is(firstLast(' Mononym '), 'Mononym');
});

test.run();
