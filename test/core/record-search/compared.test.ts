import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { queryAnswer } from '#core/record-search/query-answer.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, aDayOfTwo, TODAY } from './a-book.ts';

const test = suite('what a question sets against each other');

const BOOK = aBook([aDayOfTwo({ day: '2020-08-01' as RaceDay }), aDayOfTwo()]);

const read = (question: string) => readQuestion(question, BOOK, TODAY);
const ask = (question: string) => queryAnswer(BOOK, read(question), '2020-08-09' as RaceDay);
const sidesOf = (question: string): readonly string[] =>
  read(question).sides.map((side) => side.map(({ words }) => words).join(', '));

const COMPARED: readonly (readonly [question: string, sides: readonly string[]])[] = [
  ['Compare turf and dirt', ['turf', 'dirt']],
  ['Turf compared to dirt at Saratoga', ['turf', 'dirt']],
  ['favorites vs longshots', ['favorites', 'longshots, 6-1 and longer']],
  ['Which is better, favorites or longshots?', ['favorites', 'longshots, 6-1 and longer']],
  ['sprints vs. routes', ['sprints, under 1 mile', 'routes, 1 mile and up']],
  ['Saratoga versus Aqueduct', ['Saratoga', 'Aqueduct']],
  ['How do maidens do against claimers?', ['maidens', 'claiming']],
  ['the difference between 2019 and 2020', ['2019', '2020']],
  ['Do favorites win more on turf than on dirt?', ['turf', 'dirt']],
  ['compare horse Paper Lantern and horse Wet Match', ['Paper Lantern', 'Wet Match']],
  ['compare turf, dirt and synthetic', ['turf', 'dirt', 'synthetic']],
  ['turf sprints vs dirt routes', ['turf, sprints, under 1 mile', 'dirt, routes, 1 mile and up']],
  ['In maiden and allowance races, turf vs dirt', ['turf', 'dirt']],
  ['Compare maidens and claimers on turf and dirt', ['maidens', 'claiming']],
  ['Robin Lane on turf vs Jo Ortega on dirt', ['Robin Lane, turf', 'Jo Ortega, dirt']],
  ['Robin Lane and Jo Ortega', ['Robin Lane', 'Jo Ortega']],
  ['Is Robin Lane or Jo Ortega better on turf?', ['Robin Lane', 'Jo Ortega']],
  ['compare Ortega and Robin Lane', ['Sam Ortega, Jr.', 'Jo Ortega', 'Robin Lane']],
  ['compare jockey Robin Lane and trainer Alex Marsh', ['Robin Lane', 'Alex Marsh']],
  ['Compare 6 and 7 furlongs', ['6F', '7F']],
  ['the difference between 6 and 7 furlongs', ['6F', '7F']],
  ['post 1 vs 4', ['1', '4']],
  ['favorites vs horses at 10-1 or longer', ['favorites', '10-1 and longer']],
  ['the last 30 days vs last year', ['last 30 days, from 2020-07-11', '2019']],
];

for (const [question, sides] of COMPARED)
  test(`"${question}" has a row for each side`, () => {
    assert.equal([...sidesOf(question)].sort(), [...sides].sort());
    assert.equal(
      ask(question).rows.map(({ side }) => side === null),
      sides.map(() => false),
    );
    assert.equal(read(question).ignored, []);
  });

const TOGETHER: readonly string[] = [
  'turf and dirt',
  '6 and 7 furlongs',
  'posts 1 and 4',
  'favorites on turf and dirt',
  'Which jockeys win on turf or dirt?',
  'Best combos in maiden or allowance races',
  'How do favorites do in sprints and routes at Saratoga?',
  'Robin Lane for Alex Marsh',
  'Which trainers are better with favorites or longshots?',
  'horses at 10-1 or more on turf or dirt',
];

for (const question of TOGETHER)
  test(`"${question}" stays one number`, () => assert.equal(sidesOf(question), []));

test('each side is counted alone, under what holds for both', () => {
  const { rows, total, races } = ask('Compare favorites and longshots on turf at Saratoga');
  assert.equal(
    rows.map(({ side, starts, wins }) => [side, starts, wins]),
    [
      ['favorites', 2, 2],
      ['longshots, 6-1 and longer', 2, 0],
    ],
  );
  assert.equal([total.starts, races], [4, 2]);
});

test('a jockey against a trainer is no combination: both records, told apart', () => {
  const { rows, question } = ask('Robin Lane vs Chris Hollow');
  assert.equal(
    rows.map(({ side, starts }) => [side, starts]),
    [
      ['Robin Lane (jockey)', 4],
      ['Chris Hollow (trainer)', 4],
    ],
  );
  assert.equal(question.understood, ['compared: Robin Lane against Chris Hollow']);
  assert.equal(
    ask('Robin Lane with Alex Marsh').rows.map(({ side }) => side),
    [null],
  );
});

test('the difference comes first, by the figure asked for, and whether luck could make it', () => {
  assert.match(
    ask('compare favorites and longshots').text,
    /^Higher win rate: favorites, 100\.0% against 0\.0% for longshots, 6-1 and longer\. The difference is beyond luck\. /,
  );
  assert.match(
    ask('compare the ROI of favorites and longshots').text,
    /^Higher ROI: favorites, \+150\.0% against −100\.0% for longshots/,
  );
  assert.match(ask('turf vs dirt').text, /^Level: win rate 33\.3% for turf and for dirt\. /);
  assert.match(
    ask('turf vs dirt').text,
    /says mostly how many horses run in a race\. Turf against dirt: 4 races/,
  );
  assert.not.match(ask('favorites vs longshots').text, /how many horses run/);
});

test('the kind of the sides may be said by its name, and prices in one breath are not set against each other', () => {
  assert.equal(read('Which surface is better for Robin Lane, turf or dirt?').ignored, []);
  assert.equal(read('Which surface is better for Robin Lane?').ignored, ['surface']);
  assert.equal(sidesOf('favorites at odds of 2-1 or more than 5-1'), []);
  assert.equal(sidesOf('Is Robin Lane or Alex Marsh better?').length, 2);
  assert.match(ask('jockeys at Saratoga vs last year').text, /^Not covered: the comparison: /);
});

test('who wins less is another question than who wins more', () => {
  assert.equal(read('jockeys that win less on turf').ignored, ['less']);
  assert.equal(read('Which is worse, turf or dirt?').ignored, ['worse']);
});

test('a post is told by its name', () => {
  assert.equal(
    ask('post 1 vs 3').rows.map(({ side }) => side),
    ['post 1', 'post 3'],
  );
});

test('a side without starts is said, and nothing is compared with it', () => {
  const { text, rows } = ask('Saratoga vs Aqueduct');
  assert.match(
    text,
    /^There is nothing to set side by side\. Saratoga: 4 for 12.* Aqueduct: no starts in these results\./,
  );
  assert.equal(
    rows.map(({ starts }) => starts),
    [12, 0],
  );
});

test('what is not compared is said first: a fifth side, a list beside it, and values of different kinds', () => {
  assert.match(
    ask('compare turf, dirt, synthetic, jumps and inner turf').text,
    /^Not covered: inner turf: at most 4 are compared\. /,
  );
  assert.match(ask('compare jockeys on turf vs dirt').text, /^Not covered: jockeys one by one: /);
  assert.match(
    ask('compare favorites with maidens').text,
    /^Not covered: the comparison: two values of one kind /,
  );
  assert.equal(read('compare jockeys on turf').ignored, []);
  assert.equal(read('compare turf and dirt').ignored, []);
});

test.run();
