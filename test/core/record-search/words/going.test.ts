import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Surface } from '#core/card/surface.ts';
import { keepsRace, reading } from '../a-query-start.ts';

const test = suite('surfaces, track conditions and tracks in questions');

const SURFACES: readonly (Surface | null)[] = [
  'dirt',
  'inner-dirt',
  'turf',
  'inner-turf',
  'synthetic',
  'steeplechase',
  'hunt',
  null,
];

const surfacesOf = (question: string): readonly (Surface | null)[] =>
  SURFACES.filter((surface) => keepsRace(question, { surface }));

for (const [question, surfaces] of [
  ['turf', ['turf', 'inner-turf']],
  ['on the lawn', ['turf', 'inner-turf']],
  ['inner turf', ['inner-turf']],
  ['inner turf or synthetic', ['inner-turf', 'synthetic']],
  ['dirt', ['dirt', 'inner-dirt']],
  ['the main track', ['dirt', 'inner-dirt']],
  ['inner dirt', ['inner-dirt']],
  ['all-weather', ['synthetic']],
  ['hurdles', ['steeplechase', 'hunt']],
] as const) {
  test(`"${question}" keeps ${surfaces.join(' and ')}`, () => assert.equal(surfacesOf(question), surfaces));
}

test('a race whose surface is not reported fits no question about one', () => {
  for (const question of ['turf', 'dirt', 'synthetic', 'inner dirt', 'jumps'])
    assert.not.ok(keepsRace(question, { surface: null }), question);
});

/** As charts print them, in lower case. */
const CONDITIONS = ['fast', 'good', 'muddy', 'sloppy', 'wet fast', 'sloppy (sealed)', 'firm', 'yielding', ''];

const conditionsOf = (question: string): readonly string[] =>
  CONDITIONS.filter((going) => keepsRace(question, { going }));

for (const [question, conditions] of [
  ['a wet track', ['muddy', 'sloppy', 'wet fast', 'sloppy (sealed)']],
  ['off tracks', ['muddy', 'sloppy', 'wet fast', 'sloppy (sealed)']],
  ['in the mud', ['muddy', 'sloppy', 'wet fast', 'sloppy (sealed)']],
  ['sloppy', ['sloppy', 'sloppy (sealed)']],
  ['a sealed track', ['sloppy (sealed)']],
  ['a fast track', ['fast']],
  ['good going', ['good']],
  ['firm', ['firm']],
  ['firm or yielding', ['firm', 'yielding']],
] as const) {
  test(`"${question}" keeps ${conditions.join(', ')}`, () =>
    assert.equal(conditionsOf(question), conditions));
}

test('good and fast are plain words where they name no track condition', () => {
  assert.equal(reading('good jockeys on turf'), [['surface: turf', 'list: jockeys'], []]);
  assert.equal(reading('fast horses on turf'), [['surface: turf'], ['fast']]);
});

test('a condition and the surface after it are two filters', () => {
  assert.equal(reading('good turf')[0], ['track condition: good', 'surface: turf']);
  assert.not.ok(keepsRace('good turf', { surface: 'dirt', going: 'good' }));
  assert.not.ok(keepsRace('good turf', { surface: 'turf', going: 'firm' }));
  assert.ok(keepsRace('good turf', { surface: 'turf', going: 'good' }));
});

const tracksOf = (question: string): readonly string[] =>
  ['SAR', 'BEL', 'AQU', 'SA', 'DMR', 'FL'].filter((track) => keepsRace(question, { track }));

test('a track is known by its name, a nickname and a possessive', () => {
  for (const question of ['Saratoga', 'saratoga race course', 'The Spa', 'Saratoga’s turf course or dirt'])
    assert.equal(tracksOf(question), ['SAR'], question);
  assert.equal(tracksOf('Belmont Park'), ['BEL']);
  assert.equal(tracksOf('the Big A'), ['AQU']);
  assert.equal(tracksOf('Finger Lakes and Del Mar'), ['DMR', 'FL']);
});

test('a code counts where the results know the track', () => {
  assert.equal(tracksOf('at SAR'), ['SAR']);
  assert.equal(reading('turf at DMR'), [['surface: turf'], ['dmr']]);
});

test('the track is shown back as it is written', () => {
  assert.equal(reading('santa anita')[0], ['track: Santa Anita']);
  assert.equal(reading('the big a')[0], ['track: The Big A']);
});

test.run();
