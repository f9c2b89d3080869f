import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { horseIndex, nameIndex, peopleCalled } from '#core/record-search/name-index.ts';
import { peopleRoll } from '#core/record-search/people-roll.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('people and horses by their names');

const rollOf = (...names: readonly string[]) => peopleRoll(new Set(names));

test('one person for every way the name is spelled, shown by the longest', () => {
  const roll = rollOf('J. Ortiz', 'Jose L. Ortiz', 'Jose Ortiz');
  assert.is(roll.count, 1);
  for (const spelled of ['J. Ortiz', 'Jose L. Ortiz', 'Jose Ortiz'])
    assert.is(roll.personOf(spelled)?.name, 'Jose L. Ortiz', spelled);
});

test('father and son are two people', () => {
  assert.is(rollOf('Hector Diaz', 'Hector Diaz, Jr.').count, 2);
});

test('an initial that can be two people is a person of its own', () => {
  assert.is(rollOf('J. Ortiz', 'Jose Ortiz', 'Juan Ortiz').count, 3);
});

test('a name nobody reported is nobody', () => {
  assert.is(rollOf('Jose Ortiz').personOf(null), null);
  assert.is(rollOf('Jose Ortiz').personOf('Irad Ortiz'), null);
  assert.is(rollOf().count, 0);
});

test('every spelling belongs to exactly one person, whatever the order', () => {
  const names = ['Jose Ortiz', 'J. Ortiz', 'Irad Ortiz, Jr.', 'I. Ortiz', 'Ana Vale', 'A. M. Vale'];
  const rng = seededRng(11);
  const people = (ordered: readonly string[]) => {
    const roll = rollOf(...ordered);
    return names.map((name) => [...(roll.personOf(name)?.spellings ?? [])].sort());
  };
  const expected = people(names);
  for (let draw = 0; draw < 20; draw += 1) {
    const shuffled = names.map((name) => [rng(), name] as const).sort(([a], [b]) => a - b);
    assert.equal(people(shuffled.map(([, name]) => name)), expected);
  }
  for (const [index, name] of names.entries()) assert.ok(expected[index]?.includes(name), name);
});

const person = (key: string, name: string) => ({ key, name, spellings: new Set([name]) });
const JUNIOR = person('IRAD ORTIZ JR', 'Irad Ortiz, Jr.');
const JOSE = person('JOSE ORTIZ', 'Jose Ortiz');
const INDEX = nameIndex([JUNIOR, JOSE]);

test('a whole name is found with and without its suffix, in any case', () => {
  assert.equal(peopleCalled('irad ortiz', INDEX), [JUNIOR]);
  assert.equal(peopleCalled('Irad Ortiz Jr.', INDEX), [JUNIOR]);
});

test('a family name is that of all who have it, another first name of nobody', () => {
  assert.equal(peopleCalled('ortiz', INDEX), [JUNIOR, JOSE]);
  assert.equal(peopleCalled('ana ortiz', INDEX), []);
  assert.equal(peopleCalled('', INDEX), []);
});

test('a person with a name of one word is listed once', () => {
  const single = person('PRINCE', 'Prince');
  assert.equal(peopleCalled('prince', nameIndex([single])), [single]);
});

test('horses are found under any punctuation, and by their country alone apart', () => {
  const horses = horseIndex(["Lady's Golden-Guy (IRE)", 'Ag Bullet']);
  assert.is(horses.get('LADYSGOLDENGUY'), "Lady's Golden-Guy (IRE)");
  assert.is(horses.get('AGBULLET'), 'Ag Bullet');
  assert.is(horses.size, 2);
});

test.run();
