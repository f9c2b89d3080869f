import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunStyle } from '#core/card/runner.ts';
import { loneSpeed, style } from '#core/fact-check/kinds/style.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about running style and lone speed');

const holds = (text: string, runStyle: RunStyle | null) =>
  holdsFor(style, text, evidenceWith({ ratings: { ...SUBJECT.ratings, runStyle } }));

const STYLES: readonly (RunStyle | null)[] = ['E', 'E/P', 'P', 'S', null];

/** For early, early presser, presser, sustained and unknown in turn. */
const CASES: readonly (readonly [text: string, holds: readonly (boolean | null)[]])[] = [
  ['It is a natural leader.', [true, true, false, false, null]],
  ['It wires the field.', [true, true, false, false, null]],
  ['It sits just off the pace.', [false, true, true, false, null]],
  ['It is a tactical type.', [false, true, true, false, null]],
  ['It is a closer.', [false, false, true, true, null]],
  ['It comes from behind.', [false, false, true, true, null]],
  ['It comes from the clouds.', [false, false, false, true, null]],
  ['It is a confirmed closer.', [false, false, false, true, null]],
];

for (const [text, expected] of CASES) {
  test(`${text} fits ${STYLES.filter((_, index) => expected[index] === true).join(' and ')}`, () =>
    assert.equal(
      STYLES.map((runStyle) => holds(text, runStyle)),
      expected.map((fits) => [fits]),
    ));
}

test('a style of an earlier race is no claim about today', () => {
  for (const text of ['It was a front-runner.', 'It stalked the pace.', 'Last time it was the stalker.'])
    assert.equal(holds(text, 'S'), [], text);
});

test('the fact says the style', () => {
  const [claim] = style('It is a closer.', evidenceWith());
  assert.is(claim?.check(SUBJECT).fact, 'running style of 3 PAPER LANTERN: E/P');
});

/** The horse meant with so many early points against rivals with theirs. */
function field(earlyPoints: number | null, ...rivals: readonly (number | null)[]) {
  const withPoints = (programNumber: string, points: number | null, isScratched = false) =>
    aRunner({ programNumber, isScratched, ratings: { ...SUBJECT.ratings, earlyPoints: points } });
  const runners = [
    withPoints('3', earlyPoints),
    ...rivals.map((points, index) => withPoints(String(index + 4), points)),
    withPoints('20', 8, true),
  ];
  return evidenceWith({}, { runners });
}

const isLone = (...points: readonly [number | null, ...(number | null)[]]) =>
  holdsFor(loneSpeed, 'It is the only speed.', field(...points));

test('lone speed has more early points than every other starter', () => {
  assert.equal(isLone(5, 4, 3), [true]);
  assert.equal(isLone(5, 5, 3), [false]);
  assert.equal(isLone(3, 5), [false]);
});

test('a scratched rival’s eight points do not count', () => {
  assert.equal(isLone(1, 0), [true]);
});

test('a rival whose points are unknown may be as quick, unless a known rival already is', () => {
  assert.equal(isLone(1, null), [null]);
  assert.equal(isLone(5, 4, null), [null]);
  assert.equal(isLone(5, 5, null), [false]);
  const factFor = (...points: readonly [number | null, ...(number | null)[]]) => {
    const evidence = field(...points);
    const [claim] = loneSpeed('It has the speed to itself.', evidence);
    const [subject = SUBJECT] = evidence.starters;
    return claim?.check(subject).fact;
  };
  assert.is(factFor(5, null, null, null, 2), 'early-speed points unknown for 3 rivals');
  assert.is(factFor(5, null), 'early-speed points unknown for 1 rival');
  assert.match(factFor(5, 6, null) ?? '', /has 5 early-speed points, the next 6$/);
  assert.match(factFor(5) ?? '', /has 5 early-speed points$/);
});

test('no points are no speed, alone in the field or not', () => {
  assert.equal(isLone(0), [false]);
  assert.equal(isLone(0, 0), [false]);
  assert.equal(isLone(null, 0), [null]);
});

test('the fact gives both counts', () => {
  const evidence = field(5, 4, 2);
  const [claim] = loneSpeed('It has the speed to itself.', evidence);
  const [subject = SUBJECT] = evidence.starters;
  assert.match(claim?.check(subject).fact ?? '', /has 5 early-speed points, the next 4$/);
});

test.run();
