import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parRows } from '#core/handicapping/figures/par-row.ts';
import { expectedOf, NO_PARS } from '#core/handicapping/figures/par-tables.ts';
import {
  fieldStrength,
  NO_OFFSET,
  projectedWinner,
  remember,
} from '#core/handicapping/figures/projection.ts';
import type { TimedRace } from '#core/handicapping/figures/timed-race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';

const test = suite('what the runners of a race let expect of its winner');

/** A six-furlong race between these horses; its class has a par of 84. */
const raceOf = (...keys: readonly string[]): TimedRace => ({
  track: 'SAR',
  day: '2024-08-03' as RaceDay,
  number: 1,
  group: 'main track',
  distanceYards: 1320,
  isAbout: false,
  finalSeconds: 70.4,
  level: { key: 'claiming', prior: 84 },
  runners: keys.map((key) => ({ key, behind: 0 })),
});
const memory = new Map([
  ['ASH', [90]],
  ['ELM', [80, 84]],
  ['FIR', [70, 80, 60]],
  ['OAK', [50]],
]);
const steady = { sum: 0, races: 50 };

test('the strength of a field is the mean of its best three, each by the mean of its own figures', () => {
  near(fieldStrength(raceOf('ASH', 'ELM', 'FIR'), memory), (90 + 82 + 70) / 3);
});

test('a fourth horse weaker than the three changes nothing, a stronger one takes a place', () => {
  near(fieldStrength(raceOf('ASH', 'ELM', 'FIR', 'OAK'), memory), (90 + 82 + 70) / 3);
  near(fieldStrength(raceOf('OAK', 'ELM', 'FIR', 'ASH'), memory), (90 + 82 + 70) / 3);
});

test('with two known horses the strength of the field is unknown, whatever else runs', () => {
  assert.is(fieldStrength(raceOf('ASH', 'ELM'), memory), null);
  assert.is(fieldStrength(raceOf('ASH', 'ELM', 'NEW', 'NEWER'), memory), null);
  assert.is(fieldStrength(raceOf(), memory), null);
});

test('a horse with no figure left in memory is an unknown one', () => {
  assert.is(fieldStrength(raceOf('ASH', 'ELM', 'GUM'), new Map([...memory, ['GUM', []]])), null);
});

test('the order in which a field is named does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['ASH', 'ELM', 'FIR', 'OAK'], { minLength: 4, maxLength: 4 }), (keys) => {
      near(fieldStrength(raceOf(...keys), memory), (90 + 82 + 70) / 3);
    }),
  );
});

test('a projection lies on the scale of the pars: six points over on average are added', () => {
  const field = raceOf('ASH', 'ELM', 'FIR');
  near(projectedWinner(field, memory, { sum: 600, races: 100 }), (90 + 82 + 70) / 3 + 6);
  near(projectedWinner(field, memory, steady), (90 + 82 + 70) / 3);
});

test('fifty races steady the scale, forty-nine do not', () => {
  const field = raceOf('ASH', 'ELM', 'FIR');
  assert.is(projectedWinner(field, memory, { sum: 0, races: 49 }), null);
  assert.is(projectedWinner(field, memory, NO_OFFSET), null);
  assert.ok(projectedWinner(field, memory, steady));
});

test('a field that is not known is not projected, however steady the scale', () => {
  assert.is(projectedWinner(raceOf('ASH'), memory, { sum: 0, races: 5_000 }), null);
});

test('three tenths of what is expected of a winner is its class: 94 against a par of 84 expects 91', () => {
  const [row] = parRows([{ race: raceOf('ASH'), projected: 94 }]);
  near(expectedOf(NO_PARS, present(row)), 91);
  const [unknown] = parRows([{ race: raceOf('ASH'), projected: null }]);
  near(expectedOf(NO_PARS, present(unknown)), 84);
});

const remembering = (figures: Parameters<typeof remember>[1], before: typeof memory = memory) => {
  const next = new Map(before);
  remember(next, figures);
  return next;
};

test('a new figure comes first, and the fourth is forgotten', () => {
  const next = remembering([
    { key: 'FIR', figure: 66 },
    { key: 'NEW', figure: 71 },
  ]);
  assert.equal([next.get('FIR'), next.get('NEW')], [[66, 70, 80], [71]]);
});

test('a horse that was not timed keeps what it had, and one never timed is not remembered', () => {
  const next = remembering([
    { key: 'ASH', figure: null },
    { key: 'NEW', figure: null },
  ]);
  assert.equal(next.get('ASH'), [90]);
  assert.not.ok(next.has('NEW'));
});

test('a figure of zero or below is a figure', () => {
  assert.equal(remembering([{ key: 'ASH', figure: 0 }], new Map()).get('ASH'), [0]);
  assert.equal(remembering([{ key: 'ASH', figure: -4 }], new Map()).get('ASH'), [-4]);
});

test.run();
