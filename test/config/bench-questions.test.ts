import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type BenchQuestion,
  type FactSource,
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
  color: '',
  lastTrack: '',
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

test('a right answer has every entry of every fact; a wrong pattern outweighs them', () => {
  assert.is(gradeOf(question, 'Highest: 90, #1 Silver Latch and #2 O’Brien.', day), 'right');
  assert.is(gradeOf(question, 'Highest: 90, #1 Silver Latch.', day), 'useless');
  assert.is(gradeOf(question, 'The figure is not known.', day), 'useful');
  assert.is(gradeOf(question, 'Highest: 90, #1 Silver Latch and #2 O’Brien; #3 Wren next.', day), 'wrong');
});

test('a fact that the raw rows do not have stops the run', () => {
  const none = { ...question, facts: { horse: { read: 'winner-yesterday', race: 9 } } } as const;
  assert.throws(() => gradeOf(none, 'anything', day), /the raw rows have no winner-yesterday/);
});

type FactRead = Extract<FactSource, { read: unknown }>['read'];
const gradeBy = (facts: NonNullable<BenchQuestion['facts']>, right: string, answer: string, rawDay = day) =>
  gradeOf({ question: 'any', day: 'real', kind: 'any', facts, right: [right] }, answer, rawDay);

test('a refusal is not an answer, whatever words it repeats', () => {
  const refusal = 'I cannot answer that: nothing I look up is about "maiden".';
  assert.is(gradeBy({}, 'maiden', refusal), 'right');
  assert.is(gradeBy({}, '{answered}[^]*maiden', refusal), 'useless');
  assert.is(gradeBy({}, '{answered}[^]*maiden', 'Race 2 is a maiden race.'), 'right');
});

test('a horse is found by its name alone where the question says so', () => {
  const horse = { read: 'horse', race: 4, number: '1' } as const;
  assert.is(gradeBy({ horse: { ...horse, nameOnly: true } }, '{horse}', 'I like Silver Latch.'), 'right');
  assert.is(gradeBy({ horse: { ...horse, nameOnly: true } }, '{horse}', 'I like #1 Wren.'), 'useless');
  assert.is(gradeBy({ horse }, '{horse}', 'I like Silver Latch.'), 'useless');
});

test('any horse of a race is one pattern, and any horse of the other races another', () => {
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
  assert.is(gradeBy(second, '{horse}', '#1 Paper Lantern 1 was second.'), 'useless');
  assert.is(gradeBy(exacta, 'paid {money}', 'The exacta paid $18.75.'), 'right');
  assert.is(gradeBy(exacta, 'paid {money}', 'The exacta paid $18.70.'), 'useless');
  const favorites = { count: { read: 'favorites-won' } } as const;
  assert.is(gradeBy(favorites, '^{count} favorite', '2 favorites won.'), 'right');
  assert.is(gradeBy(favorites, '^{count} favorite', '3 favorites won.'), 'useless');
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
  const horsesBy = (read: FactRead, number = '') =>
    ['#1 A', '#2 B'].filter(
      (answer) => gradeBy({ horse: { read, number } }, '{horse}', answer, found) === 'right',
    );
  assert.equal(horsesBy('ridden-by', 'Prat'), ['#1 A']);
  assert.equal(horsesBy('blinkers-on'), ['#1 A']);
  assert.equal(horsesBy('bullet-works'), ['#1 A']);
  assert.equal(horsesBy('long-away', '200'), ['#2 B']);
  assert.throws(() => horsesBy('long-away', '211'), /no long-away/);
  assert.equal(horsesBy('closers'), ['#2 B']);
  assert.equal(horsesBy('top-prime-power'), ['#2 B']);
  assert.equal(horsesBy('first-lasix'), ['#2 B']);
});

const FILES = ['asked', 'unseen'].map((name) => `config/tooling/bench/questions/${name}.json`);

test('every pattern of the stored questions can be read, and names only facts of its question', () => {
  for (const path of FILES) {
    const questions = readQuestions(path);
    assert.ok(questions.length > 0, path);
    for (const { question, facts = {}, right, useful = [], wrong = [] } of questions)
      for (const pattern of [...right, ...useful, ...wrong]) {
        assert.not.equal(pattern.trim(), '', question);
        const names = [...pattern.matchAll(/\{([a-z][\w-]*)\}/gi)].map(([, name]) => name ?? '');
        for (const name of names) assert.ok(name === 'answered' || name in facts, `${question}: {${name}}`);
        assert.type(new RegExp(pattern.replaceAll(/\{[a-z][\w-]*\}/gi, 'fact')).source, 'string');
      }
  }
});

test('no question is stored twice', () => {
  const questions = FILES.flatMap(readQuestions).map(({ question, day, at, after = [], given }) =>
    JSON.stringify([question.toLowerCase(), day, at, after, given]),
  );
  assert.equal(
    questions.filter((question, index) => questions.indexOf(question) !== index),
    [],
  );
});

test('a question without a rule for a right answer stops the run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'questions-'));
  try {
    const path = join(folder, 'questions.json');
    writeFileSync(path, JSON.stringify([{ ...question, right: [] }]));
    assert.throws(() => readQuestions(path), /"highest last figure in race 4" has no rule/);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
