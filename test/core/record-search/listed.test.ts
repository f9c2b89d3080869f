import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listed, matchingStarts } from '#core/record-search/listed.ts';
import { peopleRoll } from '#core/record-search/people-roll.ts';
import type { QueryStart } from '#core/record-search/query-start.ts';
import type { Filter, Question } from '#core/record-search/question.ts';
import { aQueryStart } from './a-query-start.ts';

const test = suite('the rows of an answer');

type ListRequest = Pick<Question, 'grouping' | 'order' | 'top' | 'leastStarts'>;

const USUAL: ListRequest = { grouping: 'jockeys', order: 'win rate', top: 10, leastStarts: null };

/** So many starts of a jockey, the first of them wins at 3-1. */
const rides = (jockey: string | null, wins: number, starts: number, change: Partial<QueryStart> = {}) =>
  Array.from({ length: starts }, (_, index) => {
    const won = index < wins;
    return aQueryStart({ jockey, place: won ? 1 : 5, odds: 3, returned: won ? 4 : 0, ...change });
  });

function list(starts: readonly QueryStart[], request: Partial<ListRequest> = {}) {
  const rolls = {
    jockeys: peopleRoll(new Set(starts.flatMap(({ jockey }) => jockey ?? []))),
    trainers: peopleRoll(new Set(starts.flatMap(({ trainer }) => trainer ?? []))),
  };
  return listed(starts, { ...USUAL, ...request }, rolls);
}

const jockeysOf = (starts: readonly QueryStart[], request: Partial<ListRequest> = {}): readonly string[] =>
  list(starts, request).rows.map(({ jockeyName }) => jockeyName);

/** Low ends by Wilson: 60 of 100 is 50.2, 3 of 5 is 23.1, 5 of 5 is 56.6. */
test('a few lucky starts do not lead a long record, but a perfect one may', () => {
  const long = rides('Ann Long', 60, 100);
  assert.equal(jockeysOf([...long, ...rides('Bea Luck', 3, 5)]), ['Ann Long', 'Bea Luck']);
  assert.equal(jockeysOf([...long, ...rides('Bea Luck', 5, 5)]), ['Bea Luck', 'Ann Long']);
});

test('each order ranks by its own number', () => {
  const starts = [
    ...rides('Most Wins', 8, 40),
    ...rides('Busy Bee', 2, 60),
    ...rides('Best Rate', 6, 10),
    ...rides('In Money', 0, 20, { place: 3 }),
  ];
  assert.is(jockeysOf(starts, { order: 'wins' })[0], 'Most Wins');
  assert.is(jockeysOf(starts, { order: 'starts' })[0], 'Busy Bee');
  assert.is(jockeysOf(starts, { order: 'win rate' })[0], 'Best Rate');
  assert.is(jockeysOf(starts, { order: 'in the money' })[0], 'In Money');
  assert.is(jockeysOf(starts, { order: 'return' })[0], 'Best Rate');
});

test('a record without any odds comes last by return', () => {
  const unpriced = rides('No Odds', 10, 12, { odds: null, returned: null });
  assert.equal(jockeysOf([...unpriced, ...rides('All Lost', 0, 12)], { order: 'return' }), [
    'All Lost',
    'No Odds',
  ]);
});

test('level records are listed by name, whatever the order of the starts', () => {
  const [a, b] = [rides('Ann Vale', 1, 5), rides('Bea Vale', 1, 5)];
  assert.equal(jockeysOf([...a, ...b]), ['Ann Vale', 'Bea Vale']);
  assert.equal(jockeysOf([...b, ...a]), ['Ann Vale', 'Bea Vale']);
});

test('a row needs five starts for a rate and ten for a return, unless nobody has them', () => {
  const starts = [...rides('Ann Vale', 1, 4), ...rides('Bea Vale', 1, 5), ...rides('Cal Vale', 1, 10)];
  assert.is(list(starts).least, 5);
  assert.equal([...jockeysOf(starts)].sort(), ['Bea Vale', 'Cal Vale']);
  assert.equal(jockeysOf(starts, { order: 'return' }), ['Cal Vale']);
  const few = rides('Ann Vale', 1, 4);
  assert.equal([list(few).least, jockeysOf(few)], [1, ['Ann Vale']]);
});

test('a least that is asked for holds though nobody has it', () => {
  const { rows, groups, least } = list(rides('Ann Vale', 1, 9), { leastStarts: 10 });
  assert.equal([rows.length, groups, least], [0, 0, 10]);
  assert.is(list(rides('Ann Vale', 1, 10), { leastStarts: 10 }).rows.length, 1);
});

test('the rows are cut, the count of all is not', () => {
  const starts = ['Ann', 'Bea', 'Cal', 'Dan'].flatMap((first) => rides(`${first} Vale`, 1, 5));
  const { rows, groups } = list(starts, { top: 3 });
  assert.equal([rows.length, groups], [3, 4]);
});

test('starts are neither lost nor counted twice: rows and unnamed add up', () => {
  const starts = [...rides('Ann Vale', 1, 5), ...rides(null, 0, 3), ...rides('Bea Vale', 2, 7)];
  const { rows, unnamed } = list(starts, { leastStarts: 1 });
  assert.is(unnamed, 3);
  assert.is(
    rows.reduce((sum, row) => sum + row.starts, 0),
    starts.length - unnamed,
  );
});

test('spellings of one person make one row', () => {
  const starts = [...rides('Jose Ortiz', 1, 3), ...rides('J. Ortiz', 1, 2)];
  assert.equal(
    list(starts).rows.map((row) => [row.jockeyName, row.starts, row.wins]),
    [['Jose Ortiz', 5, 2]],
  );
});

test('without a word on it combinations are listed, or jockeys where no trainer is named', () => {
  const starts = rides('Ann Vale', 1, 5);
  const nameless = starts.map((start) => ({ ...start, trainer: null }));
  assert.is(list(starts, { grouping: null }).grouping, 'combinations');
  assert.is(list(nameless, { grouping: null }).grouping, 'jockeys');
  assert.is(list([], { grouping: null }).grouping, 'combinations');
});

test('a list of jockeys is of all trainers, and the other way round', () => {
  const starts = rides('Ann Vale', 1, 5);
  const namesIn = (grouping: Question['grouping']) =>
    list(starts, { grouping }).rows.map(({ jockeyName, trainerName }) => [jockeyName, trainerName]);
  assert.equal(namesIn('jockeys'), [['Ann Vale', 'All trainers']]);
  assert.equal(namesIn('trainers'), [['All jockeys', 'Alex Marsh']]);
  assert.equal(namesIn('combinations'), [['Ann Vale', 'Alex Marsh']]);
});

const filterOn = (kind: string, jockey: string): Filter => ({
  kind,
  words: jockey,
  keeps: (start) => start.jockey === jockey,
});

test('no filter keeps everything, two of one kind either, two kinds only both', () => {
  const starts = [...rides('Ann Vale', 0, 2), ...rides('Bea Vale', 0, 3)];
  const count = (...filters: readonly Filter[]): number => matchingStarts(starts, filters).length;
  assert.is(count(), 5);
  assert.is(count(filterOn('jockey', 'Ann Vale'), filterOn('jockey', 'Bea Vale')), 5);
  assert.is(count(filterOn('jockey', 'Ann Vale'), filterOn('rider', 'Bea Vale')), 0);
  assert.is(count(filterOn('jockey', 'Ann Vale'), filterOn('rider', 'Ann Vale')), 2);
});

test.run();
