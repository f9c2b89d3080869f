import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPerson } from '#test/support/a-runner.ts';
import { featureOf } from './feature-of.ts';

const test = suite('unknown facts');

const turfMile = { surface: 'turf', distanceYards: 1760 } as const;

test('an unknown fact is missing, never a no', () => {
  const named = { past: [{ distanceYards: null, surface: null, medication: null, blinkers: null }] };
  const onTurf = { ...named, race: turfMile };
  for (const name of ['ontoTurf', 'surfaceForm', 'surfaceShare', 'distanceMove', 'cutBack']) {
    assert.is(featureOf(name, onTurf), null, name);
  }
  assert.is(featureOf('offTurf', named), null);
  assert.is(featureOf('blinkersOn', { ...named, runner: { blinkers: 'on' } }), null);
  const nowhere = { official: null, crossed: { position: null, lengths: null }, nonFinish: null };
  assert.is(featureOf('wonLast', { past: [nowhere] }), null);
  assert.is(featureOf('wonLast', { past: [{ ...nowhere, nonFinish: 'eased' }] }), 0);
});

test('a card prints only changes of blinkers: none printed is a no on a card that prints equipment', () => {
  assert.is(featureOf('blinkersOn', { past: [{}], runner: { blinkers: null } }), 0);
  assert.is(featureOf('blinkersOn', { past: [{}], runner: { blinkers: null, medication: null } }), null);
});

test('an unnamed connection has no support, a new name that of a stranger', () => {
  const unnamed = { runner: { jockey: null, trainer: null, owner: null }, connectionRecord: {} };
  for (const name of ['jockeySupport', 'trainerSupport', 'ownerSupport']) {
    assert.is(featureOf(name, unnamed), null, name);
  }
  assert.is(
    featureOf('trainerSupport', { runner: { trainer: aPerson('NEW NAME') }, connectionRecord: {} }),
    -0.3,
  );
});

test('a race of unknown distance is neither a sprint nor a cutback', () => {
  const unknown = { race: { distanceYards: null }, past: [{ distanceYards: 1760 }] };
  for (const name of ['cutBack', 'railOnDirt', 'distanceForm', 'distanceMove']) {
    assert.is(featureOf(name, unknown), null, name);
  }
});

test.run();
