import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSameName, isSamePerson, NAME } from '#core/fact-check/people.ts';

const test = suite('names of people and stables');

test('a person is the same in any order, with initials, accents and suffixes', () => {
  for (const written of ['Irad Ortiz', 'I. Ortiz', 'Ortiz', 'Irad Ortiz, Jr.', 'ORTIZ IRAD'])
    assert.ok(isSamePerson(written, 'ORTIZ IRAD JR'), written);
  for (const written of ['Jose Ortiz', 'J. Ortiz', 'Irad Lane', 'I.'])
    assert.not.ok(isSamePerson(written, 'ORTIZ IRAD JR'), written);
  assert.ok(isSamePerson('José Lezcano', 'LEZCANO JOSE'));
});

test('a stable or horse is the same whatever its punctuation', () => {
  assert.ok(isSameName("O'Brien Stable", 'OBRIEN STABLE'));
  assert.not.ok(isSameName('Tall Fence Stable', 'Tall Fence Farm'));
});

test('a suffix is no name of its own', () => {
  assert.not.ok(isSamePerson('Jr.', 'ORTIZ IRAD JR'));
  assert.ok(isSamePerson('Irad Ortiz', 'ORTIZ IRAD III'));
});

test('everything the card has of a name may be among more words', () => {
  assert.ok(isSamePerson('Jose Luis Ortiz', 'ORTIZ JOSE'));
  assert.ok(isSamePerson('Jose Ortiz', 'ORTIZ JOSE L'));
  assert.not.ok(isSamePerson('Jose Ortiz', 'ORTIZ'.concat(' LUIS')));
});

test('initials alone, and no name at all, are nobody', () => {
  for (const written of ['', 'I.', 'I. O.', '...'])
    assert.not.ok(isSamePerson(written, 'ORTIZ IRAD'), written);
});

test('a name with an apostrophe or a hyphen is the same without', () => {
  assert.ok(isSamePerson("Keith O'Brien", 'OBRIEN KEITH'));
  assert.ok(isSamePerson('Flavien Prat-Smith', 'PRAT SMITH FLAVIEN'));
  assert.ok(isSameName('WinStar Farm, LLC', 'WINSTAR FARM LLC'));
  assert.ok(isSameName('Lady’s Guy', 'LADYS GUY'));
});

const nameIn = (text: string): string | undefined => new RegExp(NAME, 'u').exec(text)?.[0];

test('a name in a text is its capitalized words in a row, with particles and initials', () => {
  assert.is(nameIn('ridden by Irad Ortiz, Jr. today'), 'Irad Ortiz, Jr.');
  assert.is(nameIn('with Luis de la Cruz up'), 'Luis de la Cruz');
  assert.is(nameIn("with W. I. O'Neill up"), "W. I. O'Neill");
  assert.is(nameIn('nobody rides'), undefined);
});

test.run();
