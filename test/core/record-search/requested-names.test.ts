import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { horseNameKey } from '#core/card/same-name.ts';
import { peopleRoll } from '#core/record-search/people-roll.ts';
import { requestedNames, TAKEN } from '#core/record-search/requested-names.ts';
import { aQueryStart } from './a-query-start.ts';

const test = suite('names in a question');

const HORSES = ['Paper Lantern', 'Saratoga Dusk', 'Lantern', 'Alex Marsh Road'];

const NAMES = {
  jockeys: peopleRoll(new Set(['Robin Lane', 'R. Lane', 'Sam Ortega, Jr.', 'Jo Ortega', 'Alex Marsh'])),
  trainers: peopleRoll(new Set(['Alex Marsh', 'Chris Hollow', 'Mary Lou Stone'])),
  horses: new Map(HORSES.map((name) => [horseNameKey(name), name])),
};

const read = (text: string, shortest = 1) => requestedNames(text, NAMES, shortest);

/** The names found, each with its kind. */
const named = (text: string, shortest = 1): readonly string[] =>
  read(text, shortest).filters.map(({ kind, words }) => `${kind}: ${words}`);

test('a whole name, an initial and a family name are that person', () => {
  for (const text of ['robin lane', 'r. lane', 'lane'])
    assert.equal(named(text), ['jockey: Robin Lane'], text);
});

test('a family name of two is either', () => {
  assert.equal(named('ortega'), ['jockey: Sam Ortega, Jr. or Jo Ortega']);
  assert.equal(named('sam ortega'), ['jockey: Sam Ortega, Jr.']);
});

test('who rides and trains is a rider unless the words before say otherwise', () => {
  assert.equal(named('alex marsh'), ['jockey: Alex Marsh']);
  assert.equal(named('trainer alex marsh'), ['trainer: Alex Marsh']);
  assert.equal(named('horses trained by alex marsh'), ['trainer: Alex Marsh']);
  assert.equal(named('jockey alex marsh'), ['jockey: Alex Marsh']);
});

test('a trainer is not looked for among riders, nor a rider among trainers', () => {
  assert.equal(named('trainer lane'), []);
  assert.equal(named('jockey hollow'), []);
});

test('a horse of one word needs to be called one, a horse of more does not', () => {
  assert.equal(named('paper lantern'), ['horse: Paper Lantern']);
  assert.equal(named('lantern'), []);
  assert.equal(named('horse lantern'), ['horse: Lantern']);
  assert.equal(named('a filly named "lantern"'), ['horse: Lantern']);
});

test('the longest name that begins at a word counts', () => {
  assert.equal(named('alex marsh road'), ['horse: Alex Marsh Road']);
  assert.equal(named('mary lou stone'), ['trainer: Mary Lou Stone']);
});

test('several names are found in their order, and each goes out of the text with what led to it', () => {
  const { filters, rest } = read('jockey robin lane for trainer chris hollow on turf');
  assert.equal(
    filters.map(({ words }) => words),
    ['Robin Lane', 'Chris Hollow'],
  );
  assert.is(rest, `${TAKEN} for ${TAKEN} on turf`);
});

test('a name does not reach over a comma or over words taken out', () => {
  assert.equal(named('robin, lane'), ['jockey: Robin Lane']);
  assert.equal(named('paper, lantern'), []);
  assert.equal(named(`paper${TAKEN}lantern`), []);
});

test('with at least two words asked for, a family name alone is no name', () => {
  assert.equal(named('lane', 2), []);
  assert.equal(named('robin lane', 2), ['jockey: Robin Lane']);
});

test('a name under which four people go is nobody’s and is said', () => {
  const jockeys = peopleRoll(new Set(['Ann Stone', 'Bea Stone', 'Cal Stone', 'Dan Stone']));
  const { filters, tooMany, rest } = requestedNames('stone on turf', { ...NAMES, jockeys }, 1);
  assert.equal([filters.length, tooMany], [0, ['stone']]);
  assert.is(rest, `${TAKEN} on turf`);
});

test('three namesakes are still all three', () => {
  const jockeys = peopleRoll(new Set(['Ann Stone', 'Bea Stone', 'Cal Stone']));
  const { filters } = requestedNames('jockey stone', { ...NAMES, jockeys }, 1);
  assert.equal(
    filters.map(({ words }) => words),
    ['Ann Stone or Bea Stone or Cal Stone'],
  );
});

test('the filter keeps every spelling of the person and nobody else', () => {
  const [filter] = read('robin lane').filters;
  const keeps = (jockey: string | null): boolean | undefined => filter?.keeps(aQueryStart({ jockey }));
  assert.equal(['Robin Lane', 'R. Lane', 'Jo Ortega', null].map(keeps), [true, true, false, false]);
});

test('the filter of a horse keeps that horse alone', () => {
  const [filter] = read('paper lantern').filters;
  assert.is(filter?.keeps(aQueryStart({ horse: 'Paper Lantern' })), true);
  assert.is(filter?.keeps(aQueryStart({ horse: 'Lantern' })), false);
});

test('a text without names stays as it is', () => {
  assert.equal(read('turf sprints'), { filters: [], tooMany: [], rest: 'turf sprints' });
  assert.equal(read(''), { filters: [], tooMany: [], rest: '' });
});

test.run();
