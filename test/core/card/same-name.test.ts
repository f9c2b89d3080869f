import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  canBeSamePerson,
  horseNameKey,
  horseNamePattern,
  namesSaid,
  personAmong,
  personKey,
  withoutNames,
} from '#core/card/same-name.ts';

const test = suite('same name');

test('a horse has one key in all sources', () => {
  const spellings = [
    "Lady's Lantern (IRE)",
    'LADYS LANTERN',
    'Ladys  Lantern',
    'Lady’s-Lantern',
    'Ladý´s Lantern.',
  ];
  assert.equal([...new Set(spellings.map(horseNameKey))], ['LADYSLANTERN']);
});

test('horses of different names have different keys', () => {
  assert.is.not(horseNameKey('Lantern 2'), horseNameKey('Lantern 3'));
  assert.is.not(horseNameKey('Lantern (II) Light'), horseNameKey('Lantern Light'));
  assert.is(horseNameKey('Iré Lantern'), 'IRELANTERN');
});

test('a horse is found in a text however its name is spaced; a name without a letter or digit nowhere', () => {
  const foundIn = (text: string, name: string) =>
    [...text.matchAll(horseNamePattern(name))].map(([found]) => found);
  const text = "Lady's Lantern beat Lantern Light; ladys-lantern again.";
  assert.equal(foundIn(text, 'LADY S LANTERN (IRE)'), ["Lady's Lantern", 'ladys-lantern']);
  assert.equal(foundIn(text, 'Light'), ['Light']);
  for (const name of ['', ' ', '--', '(IRE)']) assert.equal(foundIn(text, name), [], name);
});

test('what a text says of a name is what its pattern finds, and names can be taken out', () => {
  const text = "Is LADYS LANTERN better than Lantern Light (IRE), or lady's-lantern?";
  for (const name of ["Lady's Lantern (IRE)", 'Lantern Light', 'Light', 'Lanter', 'Other Horse', '', '--'])
    assert.equal(
      namesSaid(text, name).map(({ 0: words, index }) => ({ words, index })),
      [...text.matchAll(horseNamePattern(name))].map(({ 0: words, index }) => ({ words, index })),
      name,
    );
  assert.is(
    withoutNames(text, ["Lady's Lantern", 'Lantern Light', 'Other Horse']),
    'Is   better than   (IRE), or  ?',
  );
});

const PEOPLE: readonly (readonly [string, string])[] = [
  ['Robin Lane, Jr.', 'ROBIN LANE JR'],
  ['Robin Lane Jr.', 'ROBIN LANE JR'],
  ['Lane, Jr., Robin', 'ROBIN LANE JR'],
  ['Lane, Robin, Jr.', 'ROBIN LANE JR'],
  ['Lane Jr Robin', 'ROBIN LANE JR'],
  ['Lane, Robin', 'ROBIN LANE'],
  ['Lane, Jr. R', 'R LANE JR'],
  ['Lane R', 'R LANE'],
  ['R. Lane', 'R LANE'],
  ['Marsh Lane O', 'O MARSH LANE'],
  ['Lane III C', 'C LANE III'],
  ["Kim O'Dell", 'KIM ODELL'],
  ['José Muñoz', 'JOSE MUNOZ'],
  ['J. D. Lane', 'J D LANE'],
  ['Lane', 'LANE'],
  ['', ''],
];
for (const [written, key] of PEOPLE) {
  test(`${written || 'no name'} is ${key || 'nobody'}`, () => assert.is(personKey(written), key));
}

test('an initial, a middle name and a suffix may be left out', () => {
  for (const [a, other] of [
    ['R. Lane', 'Robin Lane'],
    ['Lane R', 'Robin A. Lane'],
    ['Robin Lane', 'Robin Lane, Jr.'],
    ['Robin A. Lane', 'Robin Alexander Lane'],
    ['Marsh Lane O', 'Oliver Marsh Lane'],
  ] as const) {
    assert.ok(canBeSamePerson(a, other), `${a} and ${other}`);
    assert.ok(canBeSamePerson(other, a), `${other} and ${a}`);
  }
});

test('a contradiction keeps people separate', () => {
  for (const [a, other] of [
    ['Robin Lane', 'Ruth Lane'],
    ['Robin Lane', 'Robin Marsh'],
    ['Robin A. Lane', 'Robin B. Lane'],
    ['Robin Lane, Jr.', 'Robin Lane, Sr.'],
    ['Robin Marsh Lane', 'Robin Marsh'],
    ['', 'Robin Lane'],
  ] as const) {
    assert.not.ok(canBeSamePerson(a, other), `${a} and ${other}`);
    assert.not.ok(canBeSamePerson(other, a), `${other} and ${a}`);
  }
});

test('an initial finds its person where only one can be meant', () => {
  const riders = ['Robin Lane, Jr.', 'Ruth Lane', 'Jo Marsh'];
  assert.is(personAmong('J. Marsh', riders), 'Jo Marsh');
  assert.is(personAmong('Lane, Jr. R', riders), null, 'Ruth may have left her suffix out');
  assert.is(personAmong('R. Lane', riders), null);
  assert.is(personAmong('Lane Jr Robin', riders), 'Robin Lane, Jr.');
  assert.is(personAmong('Kim Dell', riders), null);
});

test('a whole name goes before one that only fits', () => {
  assert.is(personAmong('Robin Lane', ['Robin Lane, Jr.', 'Robin Lane']), 'Robin Lane');
  assert.is(
    personAmong('R. Lane', ['Robin Lane', 'Lane, Robin']),
    'Lane, Robin',
    'one person, spelled twice',
  );
});

test.run();
