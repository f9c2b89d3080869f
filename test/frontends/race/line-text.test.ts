import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filteredHorses } from '../../../frontends/race/form/filtered.ts';
import type { HorseForm, PastRace } from '../../../frontends/race/form/form-query.ts';
import {
  classText,
  firstThreeText,
  formDay,
  medicationText,
  oddsText,
  shortDistance,
  timeText,
  workText,
} from '../../../frontends/race/form/line-text.ts';
import { marksInWords } from '../../../frontends/race/form/mark-words.ts';
import { parText } from '../../../frontends/race/form/par-text.ts';

const { shortLengths } = await import('../../../frontends/kit/racing/lengths.ts');

const test = suite('a past race in print');

const line = (change: Partial<PastRace>) => change as PastRace;

test('times are minutes, seconds and fifths, to the hundredth where the source has them', () => {
  assert.equal([22.6, 58.13, 70.9, 65, 122.3, 600.05, null].map(timeText), [
    '22.6',
    '58.13',
    '1:10.9',
    '1:05.0',
    '2:02.3',
    '10:00.05',
    '–',
  ]);
});

test('the class of today’s race is its par, else TrackMaster’s rating and time', () => {
  assert.is(parText({ par: 86, classRating: null, parSeconds: null }), 'Today’s par 86');
  assert.is(
    parText({ par: null, classRating: 92, parSeconds: 95.7 }),
    'Class rating 92, par time 1:35.7 (TrackMaster)',
  );
  assert.is(parText({ par: null, classRating: null, parSeconds: null }), 'Today’s par is not known');
});

test('lengths are nose, head, neck, then quarters', () => {
  assert.equal([0.06, 0.13, 0.25, 0.5, 0.75, 1, 1.25, 12, 0.3, null].map(shortLengths), [
    'ns',
    'hd',
    'nk',
    '½',
    '¾',
    '1',
    '1¼',
    '12',
    'nk',
    '',
  ]);
});

test('day, distance, odds, medication and class are as short as a program prints them', () => {
  assert.is(formDay('2025-05-03'), '3May25');
  assert.equal(['6F', '6 1/2F', '1 1/16 Miles', 'About 1 Mile', null].map(shortDistance), [
    '6f',
    '6 1/2f',
    '1 1/16 m',
    'abt 1 m',
    '–',
  ]);
  assert.is(oddsText(line({ odds: 1.8, wasFavorite: true })), '*1.80');
  assert.is(oddsText(line({ odds: null, wasFavorite: null })), '–');
  assert.is(medicationText('bute and lasix', true), 'BL b');
  assert.is(medicationText(null, null), '');
  assert.is(
    classText(line({ grade: 1, classification: 'KyDerby', raceName: 'Kentucky Derby' })),
    'G1 KyDerby',
  );
  assert.is(classText(line({ grade: 1, classification: 'KyDerby-G1', raceName: null })), 'KyDerby-G1');
});

test('the first three stand with their margins', () => {
  const firstThree = [
    { name: 'SOVEREIGNTY', margin: 1.5 },
    { name: 'JOURNALISM', margin: 1.5 },
    { name: 'BAEZA', margin: null },
  ];
  assert.is(firstThreeText(line({ firstThree })), 'Sovereignty 1½, Journalism 1½, Baeza');
});

test('a work has its day, track, distance, time, manner and rank', () => {
  const work = {
    day: '2025-05-31',
    track: 'SAR',
    distance: '4F',
    seconds: 49.1,
    isBullet: false,
    condition: 'ft',
    manner: 'B',
    course: 'MT',
    rank: 18,
    count: 62,
  };
  assert.is(workText(work), '31May25 SAR 4f ft 49.1 B 18/62');
});

test('marks are said in words', () => {
  assert.is(
    marksInWords({ marks: ['layoff', 'class down', 'first Lasix'], layoffDays: 63 }),
    '63 days off, down in class, first Lasix',
  );
});

const aLine = (change: Partial<PastRace>): PastRace =>
  line({
    day: '2025-05-03',
    track: 'CD',
    condition: 'FT',
    surface: 'dirt',
    distance: '6F',
    grade: null,
    classification: 'Alw',
    raceName: null,
    jockey: null,
    comment: '',
    longComment: '',
    extraComment: '',
    firstThree: [],
    marks: [],
    ...change,
  });

test('a filter leaves the lines that answer, or all lines of a horse whose name does', () => {
  const lines = [aLine({ surface: 'turf' }), aLine({ track: 'SAR' })];
  const horses = [
    { horseName: 'PAPER LANTERN', programNumber: '1', lines },
    { horseName: 'TURF KING', programNumber: '2', lines },
  ].map((horse) => ({ jockey: null, trainer: null, sire: null, ...horse }) as unknown as HorseForm);
  assert.equal(
    filteredHorses(horses, 'turf').map(({ horse, lines: left }) => [horse.programNumber, left.length]),
    [
      ['1', 1],
      ['2', 2],
    ],
  );
  assert.equal(
    filteredHorses(horses, 'lantern sar').map(({ lines: left }) => left.length),
    [1],
  );
  assert.equal(filteredHorses(horses, 'nothing'), []);
  assert.is(filteredHorses(horses, ' ')[0]?.lines.length, 2);
});

test.run();
