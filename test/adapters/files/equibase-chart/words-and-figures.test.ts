import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { yardsOf } from '#adapters/files/equibase-chart/distance-words.ts';
import { headOf } from '#adapters/files/equibase-chart/race-lines.ts';
import { raceType } from '#adapters/files/equibase-chart/race-type.ts';
import { dollars, lengths, programNumber, seconds } from '#adapters/files/equibase-chart/readers.ts';
import { trackOf } from '#adapters/files/equibase-chart/tracks.ts';
import { offMinutes } from '#adapters/files/off-minutes.ts';

const test = suite('words and figures of a chart');

test('distances in words', () => {
  const yards: Readonly<Record<string, number | null>> = {
    'Five And One Half Furlongs': 1210,
    'Six Furlongs': 1320,
    'One Mile': 1760,
    'One Mile And Seventy Yards': 1830,
    'One And One Sixteenth Miles': 1870,
    'One And Three Sixteenth Miles': 2090,
    'One And Five Eighth Miles': 2860,
    'One And One Half Miles': 2640,
    'Two And Three Eighth Miles': 4180,
    'Three Hundred And Thirty Yards': 330,
    'Four Furlongs And Seventy Yards': 950,
    'One Furlong And Some': null,
    'A Mile Or Over': null,
    '': null,
  };
  for (const [words, expected] of Object.entries(yards)) assert.is(yardsOf(words), expected, words);
});

test('head lines, also with a blank left by a hidden mark', () => {
  const head = headOf('SARATO GA - August 8, 2031 - Race 11');
  assert.equal(
    [head?.track, head?.day, head?.raceNumber],
    [{ code: 'SAR', isKnown: true }, '2031-08-08', 11],
  );
  assert.is(headOf('SARATOGA - August 32, 2031 - Race 1'), null);
  assert.is(headOf('Late for the races - August 8, 2031'), null);
});

test('tracks by name', () => {
  const codes = [
    'BELMONT PARK',
    'Del Mar',
    'LOS ALAMITOS',
    'HORSESHOE INDIANAPOLIS',
    'FORT ERIE',
    'FAIR GROUNDS',
  ];
  assert.equal(
    codes.map((name) => trackOf(name).code),
    ['BEL', 'DMR', 'LRC', 'IND', 'FE', 'FG'],
  );
  assert.equal(trackOf('Nowhere Downs'), { code: 'NOW', isKnown: false });
  assert.equal(trackOf('constructor').isKnown, false);
});

test('types of race', () => {
  const read = (text: string): unknown[] => {
    const { type, name, grade, breed } = raceType(text);
    return [type, name, grade, breed];
  };
  assert.equal(read('MAIDEN SPECIAL WEIGHT - Thoroughbred'), [
    'Maiden Special Weight',
    null,
    null,
    'Thoroughbred',
  ]);
  assert.equal(read('STAKES A. B. Nobody S. Grade 1 - Thoroughbred'), [
    'Stakes',
    'A. B. Nobody S.',
    1,
    'Thoroughbred',
  ]);
  assert.equal(read('STAKES Invented H. Black Type - Thoroughbred'), [
    'Stakes',
    'Invented H.',
    null,
    'Thoroughbred',
  ]);
  assert.equal(read('STAKES Invented Oaks - Thoroughbred'), [
    'Stakes',
    'Invented Oaks',
    null,
    'Thoroughbred',
  ]);
  assert.equal(read('ALLOWANCE - Quarter Horse'), ['Allowance', null, null, 'Quarter Horse']);
});

test('times, lengths, money and program numbers', () => {
  assert.equal(
    [seconds('1:43.41'), seconds('25.06'), seconds('17.123'), seconds('N/A')],
    [103.41, 25.06, 17.123, null],
  );
  assert.equal([seconds('1:02:33', ':'), seconds('5:97', ':')], [62.33, 5.97]);
  assert.equal(['Nose', 'Head', 'Neck', '1/2', '2 1/4', '12', ''].map(lengths), [
    0.05,
    0.1,
    0.25,
    0.5,
    2.25,
    12,
    null,
  ]);
  assert.is(lengths('2 1'), null);
  assert.equal(
    [dollars('$1,760,387'), dollars('0'), dollars('13.10'), dollars('1,76'), dollars('x')],
    [1_760_387, 0, 13.1, null, null],
  );
  assert.equal(['1', '1a', '2B', '12', '123', '#1'].map(programNumber), ['1', '1A', '2B', '12', null, null]);
});

test('off times without am and pm', () => {
  assert.equal(offMinutes(['12:06', '12:41', '1:16', '6:55']), [726, 761, 796, 1135]);
  assert.equal(offMinutes(['11:35', null, '12:40', '11:30']), [695, null, 760, 1410]);
  assert.equal(offMinutes(['7:00', '7:28', '10:05']), [1140, 1168, 1325]);
});

test('an off after midnight is of the next morning, not of the noon before the other races', () => {
  assert.equal(offMinutes(['7:00', '10:05', '11:50', '12:20', '12:50']), [1140, 1325, 1430, 20, 50]);
  assert.equal(offMinutes(['9:30', '11:50', '1:05']), [570, 710, 785]);
});

test('a race whose clock is a little before that of the race ahead of it stays in the same half of the day', () => {
  assert.equal(offMinutes(['6:20', '6:55', '6:50', '7:25']), [1100, 1135, 1130, 1165]);
});

test.run();
