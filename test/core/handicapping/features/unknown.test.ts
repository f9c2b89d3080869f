import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPerson } from '#test/support/a-runner.ts';
import { featureOf } from './feature-of.ts';

const test = suite('what is not told');

const turfMile = { surface: 'turf', distanceYards: 1760 } as const;

test('what nobody told is missing, never a no', () => {
  const named = { past: [{ distanceYards: 0, surface: 'dirt' as const, medication: '', blinkers: false }] };
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

test('a card names only changes of blinkers: none is a no, where the card tells of equipment', () => {
  assert.is(featureOf('blinkersOn', { past: [{}], runner: { blinkers: null } }), 0);
  assert.is(featureOf('blinkersOn', { past: [{}], runner: { blinkers: null, medication: null } }), null);
});

test('people that are not told have no support, not that of an unknown name', () => {
  const untold = { runner: { jockey: null, trainer: null, owner: '' }, connectionRecord: {} };
  for (const name of ['jockeySupport', 'trainerSupport', 'ownerSupport']) {
    assert.is(featureOf(name, untold), null, name);
  }
  assert.is(
    featureOf('trainerSupport', { runner: { trainer: aPerson('NEW NAME') }, connectionRecord: {} }),
    -0.3,
  );
});

test('a race whose distance is not told is neither a sprint nor a cut back', () => {
  const untold = { race: { distanceYards: 0 }, past: [{ distanceYards: 1760 }] };
  for (const name of ['cutBack', 'railOnDirt', 'distanceForm', 'distanceMove']) {
    assert.is(featureOf(name, untold), null, name);
  }
});

test.run();
