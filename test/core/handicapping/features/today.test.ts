import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';

const test = suite('what a horse carries and where it starts');

const turfMile = { surface: 'turf', distanceYards: 1760 } as const;
const rivals = (count: number, scratched = 0) =>
  Array.from({ length: count }, (_, index) =>
    aRunner({ programNumber: String(index + 2), isScratched: index < scratched }),
  );

test('a pound is a pound over or under 120', () => {
  assert.equal(
    [126, 120, 111].map((weightLb) => featureOf('weight', { runner: { weightLb } })),
    [6, 0, -9],
  );
  assert.is(featureOf('weight', { runner: { weightLb: null } }), null);
});

test('four and five are the best years, each year away from them counts one', () => {
  const ages = [2, 3, 4, 5, 6, 10];
  assert.equal(ages.map((age) => featureOf('age', { runner: { age } })).map(Number), [-2, -1, 0, 0, -1, -5]);
  assert.is(featureOf('age', { runner: { age: null } }), null);
});

test('the same post is further outside in a small field', () => {
  const outside = (count: number) =>
    featureOf('outside', { runner: { postPosition: 3 }, rivals: rivals(count) });
  near(outside(10), 0.2);
  near(outside(4), 0.5);
  near(outside(2), 1);
});

test('a post beyond the field, left by scratches, is the widest', () => {
  assert.is(featureOf('outside', { runner: { postPosition: 12 }, rivals: rivals(7, 2) }), 1);
  near(featureOf('outside', { runner: { postPosition: 3 }, rivals: rivals(7, 2) }), 0.4);
});

test('in a match one is on the inside and the other outside', () => {
  for (const name of ['outside', 'wideOnTurfRoute'])
    assert.equal(
      [1, 2].map((postPosition) =>
        featureOf(name, { runner: { postPosition }, rivals: rivals(1), race: turfMile }),
      ),
      [0, 1],
      name,
    );
});

test('a horse alone in its race is on no side', () => {
  assert.is(featureOf('outside', { rivals: [] }), null);
  assert.is(featureOf('wideOnTurfRoute', { rivals: [], race: turfMile }), null);
  assert.is(featureOf('outside', { rivals: rivals(3, 3) }), null);
});

test('the rail matters in a dirt sprint only, and only the rail', () => {
  const rail = (postPosition: number, race = {}) =>
    featureOf('railOnDirt', { runner: { postPosition }, race });
  assert.equal(
    [rail(1), rail(2), rail(1, { distanceYards: 1759 }), rail(1, { distanceYards: 1760 })],
    [1, 0, 1, 0],
  );
  assert.equal([rail(1, { surface: 'turf' }), rail(1, { surface: 'inner-dirt' })], [0, 1]);
});

test('a post, a surface or a distance that is unknown leaves the rail unknown', () => {
  assert.is(featureOf('railOnDirt', { runner: { postPosition: null } }), null);
  for (const race of [{ surface: null }, { distanceYards: null }])
    for (const name of ['railOnDirt', 'wideOnTurfRoute']) assert.is(featureOf(name, { race }), null, name);
});

test('wide counts on turf from a mile up, nothing in a turf sprint', () => {
  const wide = (distanceYards: number) =>
    featureOf('wideOnTurfRoute', {
      race: { surface: 'inner-turf', distanceYards },
      runner: { postPosition: 6 },
    });
  assert.equal([wide(1759), wide(1760)], [0, 1]);
});

test('every medication with Lasix is Lasix, bute alone is not', () => {
  const lasix = (medication: 'lasix' | 'first-time lasix' | 'bute and lasix' | 'bute') =>
    featureOf('lasix', { runner: { medication } });
  assert.equal(
    [lasix('lasix'), lasix('first-time lasix'), lasix('bute and lasix'), lasix('bute')],
    [1, 1, 1, 0],
  );
});

test('a first starter with blinkers changes nothing: it has no last race', () => {
  assert.is(featureOf('blinkersOn', { runner: { blinkers: 'on' }, past: [] }), null);
});

test('blinkers are new only against the last race, not the one before', () => {
  const past = [{ blinkers: true }, { blinkers: false }];
  assert.is(featureOf('blinkersOn', { runner: { blinkers: 'on' }, past }), 0);
});

test('where the equipment of the last race is unknown, a change is too', () => {
  for (const past of [[{ blinkers: null }], [{ medication: null, blinkers: false }]])
    assert.is(featureOf('blinkersOn', { runner: { blinkers: 'on' }, past }), null);
});

test.run();
