import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type StartFactName, startFacts } from '#core/card/history/start-facts.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { anImportedSource } from '#test/support/a-printed-form.ts';
import { aPastRace } from '#test/support/a-runner.ts';

const test = suite('facts of a start');

const reported = (change: Partial<PastPerformance>, sources = 1) => ({
  line: aPastRace(change),
  sources: Array.from({ length: sources }, (_, index) => anImportedSource(`Source ${index + 1}`)),
});
const facts = (...lines: readonly Partial<PastPerformance>[]) =>
  startFacts(lines.map((line) => reported(line)));
const fact = (name: StartFactName, ...lines: readonly Partial<PastPerformance>[]) =>
  facts(...lines).find((found) => found.name === name);
const stateOf = (name: StartFactName, ...lines: readonly Partial<PastPerformance>[]) =>
  fact(name, ...lines)?.state;

test('a fact two reports share is agreed, with the indexes of both', () => {
  assert.equal(fact('official', { official: 2 }, { official: 2 }), {
    name: 'official',
    state: 'agreed',
    values: [{ value: 2, reports: [0, 1] }],
  });
});

test('a fact from two sources of one report is agreed too; one from a single source is not', () => {
  const stateFrom = (sources: number) =>
    startFacts([reported({}, sources)]).find(({ name }) => name === 'official')?.state;
  assert.equal([stateFrom(1), stateFrom(2)], ['single', 'agreed']);
});

test('a fact in only one report is single; one in no report is left out', () => {
  assert.is(stateOf('odds', { odds: 4.2 }, { odds: null }), 'single');
  assert.is(fact('odds', { odds: null }, { odds: null }), undefined);
  for (const name of ['condition', 'jockey', 'trainer', 'comment'] as const)
    assert.is(fact(name, { [name]: '' }, { [name]: name === 'comment' ? ' ' : null }), undefined, name);
  assert.is(fact('fractions', { fractions: [] }), undefined);
});

test('a contradiction shows every value beside its reports', () => {
  assert.equal(fact('official', { official: 2 }, { official: 3 }, { official: 2 }), {
    name: 'official',
    state: 'contradicted',
    values: [
      { value: 2, reports: [0, 2] },
      { value: 3, reports: [1] },
    ],
  });
  assert.is(stateOf('wasFavorite', { wasFavorite: true }, { wasFavorite: false }), 'contradicted');
  assert.is(stateOf('raceNumber', { raceNumber: 3 }, { raceNumber: 4 }), 'contradicted');
  assert.is(stateOf('weightLb', { weightLb: 118 }, { weightLb: 119 }), 'contradicted');
});

test('odds agree to the cent, times to the hundredth', () => {
  assert.is(stateOf('odds', { odds: 4.2 }, { odds: 4.204 }), 'agreed');
  assert.is(stateOf('odds', { odds: 4.2 }, { odds: 4.25 }), 'contradicted');
  assert.is(stateOf('finalSeconds', { finalSeconds: 70.4 }, { finalSeconds: 70.4 }), 'agreed');
  assert.is(stateOf('finalSeconds', { finalSeconds: 70.4 }, { finalSeconds: 70.41 }), 'contradicted');
});

test('times at more points of the race contradict nothing, another time does', () => {
  const three = { fractions: [24.1, 48.2, 72.5] };
  assert.is(stateOf('fractions', three, { fractions: [24.1, 48.2, 72.5, 97.3] }), 'agreed');
  assert.is(stateOf('fractions', { fractions: [48.2] }, three), 'agreed');
  assert.is(stateOf('fractions', three, { fractions: [24.1, 48.4, 72.5] }), 'contradicted');
});

test('a person is the same in the spellings of cards and of results', () => {
  assert.is(stateOf('jockey', { jockey: 'LANE ROBIN A' }, { jockey: 'Robin Lane' }), 'agreed');
  assert.is(stateOf('trainer', { trainer: 'MARSH ALEX' }, { trainer: 'Sam Marsh' }), 'contradicted');
});

test('a person is the same where cards truncate or split the name differently', () => {
  const jockey = (a: string, b: string) => stateOf('jockey', { jockey: a }, { jockey: b });
  assert.is(jockey('DE LA LANE ROBIN', 'DE LALANE ROBIN'), 'agreed');
  assert.is(jockey('LANE MARSH ROBIN ALEXA', 'LANEMARSH ROBIN A'), 'agreed');
  assert.is(jockey('LANE ROBIN', 'LANE RONIB'), 'contradicted');
  assert.is(jockey('LANE ROBIN', 'LANES ROBIN'), 'contradicted');
});

test('a rider with another middle initial is the same; a trainer is not', () => {
  const initials = (name: 'jockey' | 'trainer') =>
    stateOf(name, { [name]: 'LANE ROBIN A' }, { [name]: 'LANE ROBIN B' });
  assert.equal([initials('jockey'), initials('trainer')], ['agreed', 'contradicted']);
});

test('turf alone matches every turf course; dirt matches none', () => {
  assert.is(stateOf('surface', { surface: 'turf' }, { surface: 'inner-turf' }), 'agreed');
  assert.is(stateOf('surface', { surface: 'turf' }, { surface: 'dirt' }), 'contradicted');
});

test('a comment in other words is no contradiction', () => {
  const comment = (text: string) => ({ comment: text });
  assert.is(stateOf('comment', comment('Vied 3w, drew clear'), comment('vied 3w drew clear.')), 'agreed');
  assert.is(stateOf('comment', comment('Vied, drew clear'), comment('pressed, kept on')), 'reworded');
});

test('figures of two producers are on different scales and are never compared', () => {
  const names = facts({ speedFigure: 84 }, { speedFigure: 95 }).map(({ name }) => name as string);
  assert.not(names.some((name) => /figure|pace/i.test(name)));
});

test.run();
