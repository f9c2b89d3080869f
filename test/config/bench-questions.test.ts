import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type BenchQuestion,
  gradeOf,
  type RawDay,
  readQuestions,
} from '#config/tooling/bench/questions/question-file.ts';
import { horsesOfFile, type RawHorse } from '#config/tooling/bench/questions/raw-rows.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aSheet } from '#test/support/a-result.ts';
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
  jockey: 'Lane',
  trainer: 'Marsh',
  primePower: null,
  bestAtDistance: null,
  blinkers: null,
  isFirstLasix: false,
  hasBulletWork: false,
  daysAway: null,
  ...change,
});
const day: RawDay = {
  raceDay: '2020-08-09' as RaceDay,
  horses: [
    horse('1', 'SILVER LATCH', { lastFigure: 90 }),
    horse('2', "O'BRIEN", { lastFigure: 90 }),
    horse('3', 'WREN'),
  ],
  earlier: [aSheet()],
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
  const none = { ...question, facts: { horse: { read: 'winner-yesterday', race: 9 } } } as const;
  assert.throws(() => gradeOf(none, 'anything', day), /the raw rows have no winner-yesterday/);
});

const gradeBy = (facts: NonNullable<BenchQuestion['facts']>, right: string, answer: string, of = day) =>
  gradeOf({ question: 'any', day: 'real', kind: 'any', facts, right: [right] }, answer, of);

test('a refusal is no answer, whatever words it repeats', () => {
  const refusal = 'I cannot answer that: nothing I look up is about "maiden".';
  assert.is(gradeBy({}, 'maiden', refusal), 'right');
  assert.is(gradeBy({}, '{answered}[^]*maiden', refusal), 'useless');
  assert.is(gradeBy({}, '{answered}[^]*maiden', 'Race 2 is a maiden race.'), 'right');
});

test('a horse is held against its name alone where the question says so', () => {
  const facts = { horse: { read: 'horse', race: 4, number: '1', nameOnly: true } } as const;
  assert.is(gradeBy(facts, '{horse}', 'I like Silver Latch.'), 'right');
});

test('any horse of a race, and any of the other races, is one pattern each', () => {
  const other = { ...day, horses: [...day.horses, horse('1', 'TEAL', { race: 5 })] };
  const field = { horse: { read: 'field', race: 4 } } as const;
  const elsewhere = { horse: { read: 'elsewhere', race: 4 } } as const;
  assert.is(gradeBy(field, '{horse}', 'The pick is #3 Wren.', other), 'right');
  assert.is(gradeBy(field, '{horse}', 'The pick is #1 Teal.', other), 'useless');
  assert.is(gradeBy(elsewhere, '{horse}', 'The pick is #1 Teal.', other), 'right');
});

test('a place and a payoff are those of the day before unless the question names another', () => {
  const second = { horse: { read: 'finisher', race: 1, number: '2' } } as const;
  const exacta = { money: { read: 'paid', race: 1, number: 'Exacta' } } as const;
  assert.is(gradeBy(second, '{horse}', '#2 Paper Lantern 2 was second.'), 'right');
  assert.is(gradeBy(exacta, 'paid {money}', 'The exacta paid $18.75.'), 'right');
  assert.is(gradeBy({ count: { read: 'favorites-won' } }, '^{count} favorite', '2 favorites won.'), 'right');
  const earlier = { horse: { ...second.horse, daysAgo: 2 } } as const;
  assert.throws(() => gradeBy(earlier, '{horse}', 'anything'), /no finisher/);
});

test('a morning line is written as it is printed', () => {
  const facts = (number: string) => ({ line: { read: 'morning-line', race: 4, number } }) as const;
  const lines = { ...day, horses: [horse('1', 'A', { toOne: 1.6 }), horse('2', 'B', { toOne: 5 })] };
  assert.is(gradeBy(facts('1'), '{line}', 'He is 8-5.', lines), 'right');
  assert.is(gradeBy(facts('2'), '{line}', 'He is 15-1.', lines), 'useless');
  assert.is(gradeBy(facts('2'), '{line}', 'He is 5-1.', lines), 'right');
});

test('horses are found by rider, blinkers, works, time away and style', () => {
  const found = {
    ...day,
    horses: [
      horse('1', 'A', { jockey: 'PRAT', blinkers: 'on', hasBulletWork: true }),
      horse('2', 'B', { daysAway: 210, isFirstLasix: true, style: 'S', primePower: 150 }),
    ],
  };
  const gradeRead = (
    read: 'ridden-by' | 'blinkers-on' | 'bullet-works' | 'long-away' | 'closers',
    number = '',
  ) => gradeBy({ horse: { read, number } }, '{horse}', '#1 A', found);
  assert.is(gradeRead('ridden-by', 'Prat'), 'right');
  assert.is(gradeRead('blinkers-on'), 'right');
  assert.is(gradeRead('bullet-works'), 'right');
  assert.is(gradeRead('long-away', '200'), 'useless');
  assert.is(gradeRead('closers'), 'useless');
  assert.is(gradeBy({ horse: { read: 'top-prime-power' } }, '{horse}', '#2 B', found), 'right');
  assert.is(gradeBy({ horse: { read: 'first-lasix' } }, '{horse}', '#2 B', found), 'right');
});

test('every question of the files kept here has a rule', () => {
  const countIn = (name: string): number =>
    readQuestions(`config/tooling/bench/questions/${name}.json`).length;
  assert.ok(countIn('asked') >= 28);
  assert.ok(countIn('unseen') >= 100);
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
    assert.equal(
      [journalism?.jockey, journalism?.trainer, journalism?.primePower, journalism?.bestAtDistance],
      ['RISPOLI', 'MCCARTHY', 158.91, 107],
    );
    assert.equal(
      horses.filter(({ blinkers }) => blinkers === 'on').map(({ name }) => name),
      ['MAJESTIC RETURN', 'WONDERFUL JUSTICE', 'FLYING MOHAWK', 'MADAKET ROAD'],
    );
    assert.is(horses.filter(({ isFirstLasix }) => isFirstLasix).length, 6);
  });

test.run();
