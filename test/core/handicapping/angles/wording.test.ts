import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ordinal, placeText, times, timeText } from '#core/handicapping/angles/wording.ts';
import { dayText } from '#core/kernel/day-text.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';

const test = suite('how angles say days, places and times');

test('a time is rounded to a tenth before it is cut into minutes', () => {
  assert.equal([59.94, 59.96, 119.96, 60.04].map(timeText), ['59.9', '1:00.0', '2:00.0', '1:00.0']);
});

test('seconds under ten keep their place behind the minute', () => {
  assert.equal([0, 9.9, 65.2, 121].map(timeText), ['0.0', '9.9', '1:05.2', '2:01.0']);
});

test('no time has sixty seconds', () => {
  for (let hundredths = 4_000; hundredths < 16_000; hundredths += 1)
    assert.not.match(timeText(hundredths / 100), /(^|:)60/, String(hundredths));
});

test("a race's name is said without its sponsor", () => {
  const raceName = 'Gulfstream Park Mile S. presented by Domestic Product';
  assert.is(placeText({ raceName, track: 'GP' }), 'in the Gulfstream Park Mile S.');
});

test('a day has the short month and no leading zero, on every day of a leap year', () => {
  assert.equal(
    ['2024-01-01', '2024-02-29', '2024-12-31'].map((day) => dayText(day as RaceDay)),
    ['Jan 1', 'Feb 29', 'Dec 31'],
  );
  const days = Array.from({ length: 366 }, (_, n) => dayText(addDays('2024-01-01' as RaceDay, n)));
  assert.is(new Set(days).size, 366);
});

test('the teens are all th, the twenties not', () => {
  assert.equal([11, 12, 13, 14, 111, 113].map(ordinal).join(' '), '11th 12th 13th 14th 111th 113th');
  assert.equal([20, 22, 23, 24, 101, 112].map(ordinal).join(' '), '20th 22nd 23rd 24th 101st 112th');
});

test('a short form of a stakes name is replaced by the track, a full one is not', () => {
  const placed = (raceName: string | null) => placeText({ raceName, track: 'SAR' });
  assert.equal(
    [placed('Jim Dandy'), placed('Mother Goose'), placed('H. Allen Jerkens')],
    ['in the Jim Dandy', 'in the Mother Goose', 'in the H. Allen Jerkens'],
  );
  for (const short of ['JimDandy-G2', 'OC 50k', 'abc', '']) assert.is(placed(short), 'at Saratoga', short);
});

test('once, twice and then numbers', () =>
  assert.equal([1, 2, 3, 12].map(times), ['once', 'twice', '3 times', '12 times']));

test.run();
