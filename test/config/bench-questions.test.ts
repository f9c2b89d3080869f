import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BenchQuestion, gradeOf, readQuestions } from '#config/tooling/bench/questions/question-file.ts';
import { horsesOfFile, type RawHorse } from '#config/tooling/bench/questions/raw-rows.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('the grading of answers of the chat');

const horse = (number: string, name: string, change: Partial<RawHorse> = {}): RawHorse => ({
  race: 4,
  number,
  name,
  starts: true,
  isScratched: false,
  isMainTrackOnly: false,
  isTurf: false,
  toOne: 3,
  lastFigure: null,
  lifeStarts: 5,
  style: '',
  postTime: '1:10 PM',
  ...change,
});
const day = {
  horses: [
    horse('1', 'SILVER LATCH', { lastFigure: 90 }),
    horse('2', "O'BRIEN", { lastFigure: 90 }),
    horse('3', 'WREN'),
  ],
  yesterday: [],
};
const question: BenchQuestion = {
  question: 'highest last figure in race 4',
  day: 'real',
  kind: 'ranking',
  facts: { horse: { read: 'top-last-figure', race: 4 }, figure: { read: 'last-figure', race: 4 } },
  right: ['{figure}', '{horse}'],
  useful: ['not known'],
  wrong: ['#3 Wren'],
};

test('right needs every fact, each entry of it; a wrong pattern beats all', () => {
  assert.is(gradeOf(question, 'Highest: 90, #1 Silver Latch and #2 O’Brien.', day), 'right');
  assert.is(gradeOf(question, 'Highest: 90, #1 Silver Latch.', day), 'useless');
  assert.is(gradeOf(question, 'The figure is not known.', day), 'useful');
  assert.is(gradeOf(question, 'Highest: 90, #1 Silver Latch and #2 O’Brien; #3 Wren next.', day), 'wrong');
});

test('a fact that the raw rows do not have stops the run', () => {
  const none = { ...question, facts: { horse: { read: 'winner-yesterday', race: 4 } } } as const;
  assert.throws(() => gradeOf(none, 'anything', day), /the raw rows have no winner-yesterday/);
});

test('every question of the file kept here has a rule', () => {
  assert.ok(readQuestions('config/tooling/bench/questions/asked.json').length >= 28);
});

const file = realData('drf/SAR0607.DRF');
if (file !== null)
  test('the raw columns of a real card are read: 140 horses, the Belmont at 7:04 PM, Journalism at 8-5', () => {
    const horses = horsesOfFile(file);
    assert.is(horses.length, 140);
    const journalism = horses.find(({ name }) => name === 'JOURNALISM');
    assert.equal(
      [journalism?.race, journalism?.number, journalism?.postTime, journalism?.toOne, journalism?.lastFigure],
      [13, '7', '7:04 PM', 1.6, 107],
    );
  });

test.run();
