import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { canonicalText } from '#core/kernel/canonical-text.ts';

const test = suite('canonical text');

test('names are in the order of their UTF-16 units, without blanks', () => {
  assert.is(
    canonicalText({ b: 1, a: [true, null, 'x'], é: 2, A: 3 }),
    '{"A":3,"a":[true,null,"x"],"b":1,"é":2}',
  );
});

test('the order in which facts were put together does not show, however deep', () => {
  const one = { horse: { name: 'A', number: '1' }, chance: 0.25 };
  const other = { chance: 0.25, horse: { number: '1', name: 'A' } };
  assert.is(canonicalText(one), canonicalText(other));
});

test('numbers are written as the language writes them', () => {
  const numbers = [0, -0, 1e21, 1e-7, 0.1 + 0.2, 4.5, 123456789.125];
  assert.is(canonicalText(numbers), '[0,0,1e+21,1e-7,0.30000000000000004,4.5,123456789.125]');
});

test('quotes, breaks and control characters of a text stay distinct', () => {
  assert.is(canonicalText('a"b\\c\n\u0001'), '"a\\"b\\\\c\\n\\u0001"');
});

test('what is undefined is left out, as JSON leaves it out', () => {
  assert.is(canonicalText({ a: undefined, b: [undefined] }), '{"b":[null]}');
  assert.is(canonicalText(undefined), 'null');
  assert.is(canonicalText([Number.NaN, Number.POSITIVE_INFINITY]), '[null,null]');
});

test('sets and maps are written in one order too', () => {
  const one = {
    numbers: new Set(['2', '1']),
    people: new Map([
      ['b', 1],
      ['a', 2],
    ]),
  };
  assert.is(canonicalText(one), '{"numbers":["1","2"],"people":{"a":2,"b":1}}');
});

test('read back and written again it is the same text', () => {
  const text = canonicalText({ z: [1.5, { y: 'x', a: null }], list: [], bag: {} });
  assert.is(canonicalText(JSON.parse(text)), text);
});

test('names that hold a line break are not taken for two names', () => {
  assert.is(canonicalText({ a: 1, b: 2 }), '{"a":1,"b":2}');
  assert.is(canonicalText({ 'a\nb': 3 }), '{"a\\nb":3}');
  assert.is(canonicalText({ 'c\nd': 4, e: 5 }), '{"c\\nd":4,"e":5}');
  assert.is(canonicalText({ c: 6, 'd\ne': 7 }), '{"c":6,"d\\ne":7}');
});

test('any facts are written as by sorting their names each time, also after many other shapes', () => {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([name, inner]) => [name, sorted(inner)]),
          )
        : value;
  const names = fc.string().filter((name) => !/^(\d+|__proto__)$/.test(name));
  const facts = fc.letrec((tie) => ({
    fact: fc.oneof(fc.integer(), fc.string(), fc.constant(null), tie('list'), tie('bag')),
    list: fc.array(tie('fact'), { maxLength: 4 }),
    bag: fc.dictionary(names, tie('fact'), { maxKeys: 5, noNullPrototype: true }),
  })).bag;
  fc.assert(
    fc.property(facts, (bag) => canonicalText(bag) === JSON.stringify(sorted(bag))),
    { numRuns: 2_000 },
  );
});

test.run();
