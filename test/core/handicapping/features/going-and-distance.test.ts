import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Surface } from '#core/card/surface.ts';
import { near } from '#test/support/near.ts';
import { featureOf } from './feature-of.ts';

const test = suite('form by surface and distance');

const win = { fieldSize: 10, official: 1, crossed: { position: 1, lengths: 2 } };
const last = { fieldSize: 10, official: 10, crossed: { position: 10, lengths: 20 } };
const turfMile = { surface: 'turf', distanceYards: 1760 } as const;

test('no race on the surface is nothing known, not a bad record there', () => {
  for (const name of ['surfaceForm', 'distanceForm'])
    assert.is(featureOf(name, { race: turfMile, past: [win, win] }), null, name);
  assert.is(featureOf('surfaceShare', { race: turfMile, past: [win, win] }), 0);
});

test('one win of ten is drawn two thirds of the way back to the middle, ten wins only a sixth', () => {
  near(featureOf('surfaceForm', { past: [win] }), 0.5 + 0.45 / 3);
  near(featureOf('surfaceForm', { past: new Array(10).fill(win) }), 0.5 + (0.45 * 10) / 12);
});

test('a first and a last cancel out', () => {
  near(featureOf('surfaceForm', { past: [win, last] }), 0.5);
  near(featureOf('trackForm', { past: [win, last].map((run) => ({ ...run, track: 'SAR' })) }), 0.5);
});

test('synthetic is neither dirt nor turf', () => {
  const past = [{ ...win, surface: 'synthetic' as const }];
  assert.is(featureOf('surfaceForm', { past }), null);
  assert.is(featureOf('surfaceForm', { past, race: { surface: 'turf' } }), null);
  near(featureOf('surfaceShare', { past, race: { surface: 'synthetic' } }), 1);
});

test('a race whose surface is unknown is in neither half of the share', () => {
  const past = [win, { ...win, surface: null }, { ...win, surface: 'turf' as const }];
  near(featureOf('surfaceShare', { past }), 0.5);
});

test('the distance is near up to three quarters of a furlong on both sides', () => {
  const near6f = (distanceYards: number) => featureOf('distanceForm', { past: [{ ...win, distanceYards }] });
  assert.equal(
    [1154, 1155, 1485, 1486].map((yards) => near6f(yards) !== null),
    [false, true, true, false],
  );
});

test('the right distance on the wrong surface is no form at the distance', () => {
  assert.is(featureOf('distanceForm', { past: [{ ...win, surface: 'turf' }] }), null);
});

test('a race at this track counts on any surface, and a track is known by its code', () => {
  const past = [{ ...win, track: 'SAR', surface: 'turf' as const }];
  near(featureOf('trackForm', { past }), 0.5 + 0.45 / 3);
  assert.is(featureOf('trackForm', { past: [{ ...win, track: 'AQU' }] }), null);
});

test('up and down are the same move: a furlong and a half from six is ln 1.25', () => {
  near(featureOf('distanceMove', { past: [{ distanceYards: 1650 }] }), Math.log(1.25));
  near(featureOf('distanceMove', { past: [{ distanceYards: 1056 }] }), Math.log(1.25));
  near(featureOf('distanceMove', { past: [{ distanceYards: 1320 }] }), 0);
});

test('a mile is a route: from a mile to a yard less is a cutback', () => {
  const cut = (before: number, now: number) =>
    featureOf('cutBack', { race: { distanceYards: now }, past: [{ distanceYards: before }] });
  assert.equal([cut(1760, 1759), cut(1759, 1320), cut(1760, 1870), cut(1320, 1760)], [1, 0, 0, 0]);
});

test('each change of footing is onto turf, off it, or neither', () => {
  const changes = (before: Surface, now: Surface) =>
    ['ontoTurf', 'offTurf'].map((name) =>
      featureOf(name, { race: { surface: now }, past: [{ surface: before }] }),
    );
  assert.equal(changes('dirt', 'inner-turf'), [1, 0]);
  assert.equal(changes('inner-turf', 'synthetic'), [0, 1]);
  assert.equal(changes('dirt', 'synthetic'), [0, 0]);
  assert.equal(changes('turf', 'inner-turf'), [0, 0]);
});

test('a horse coming off the jumps is new to turf', () => {
  const past = [{ surface: 'steeplechase' as const, distanceYards: 4180 }];
  assert.is(featureOf('ontoTurf', { race: turfMile, past }), 1);
});

test('a race taken off the turf is a race on dirt: what is announced now counts', () => {
  const past = [{ surface: 'turf' as const }];
  assert.is(featureOf('offTurf', { race: { surface: 'turf' }, past }), 0);
  assert.is(featureOf('offTurf', { race: { surface: 'dirt' }, past }), 1);
});

test.run();
