import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, HOUR, instant, MINUTE, parseInstant, SECOND, shift, toIso } from '#core/kernel/instant.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('a moment');

test('a day has 24 hours, an hour 60 minutes, a minute 60 seconds, a second 1,000 milliseconds', () => {
  assert.equal([DAY / HOUR, HOUR / MINUTE, MINUTE / SECOND, SECOND], [24, 60, 60, 1_000]);
});

test('one text in any zone is one moment', () => {
  const noon = Date.UTC(2025, 7, 2, 16);
  for (const text of ['2025-08-02T16:00Z', '2025-08-02T12:00:00-04:00', '2025-08-02T21:30:00.000+05:30'])
    assert.is(parseInstant(text), noon, text);
});

test('a text without a zone, a bare day and a day off the calendar are not read', () => {
  const texts = [
    '2025-08-02T16:00:00',
    '2025-08-02',
    '2025-13-02T16:00Z',
    '2025-08-02T25:00Z',
    '2025-08-02 16:00Z',
  ];
  for (const text of [...texts, '', 'now', ' 2025-08-02T16:00Z', '2025-08-02T16:00Z\n', '20250802T160000Z'])
    assert.is(parseInstant(text), null, text);
});

test('a fraction of a second is read to the millisecond', () => {
  assert.is(parseInstant('2025-08-02T16:00:00.5Z'), Date.UTC(2025, 7, 2, 16, 0, 0, 500));
});

test('what is written reads back as the same moment', () => {
  const rng = seededRng(1863);
  for (let trial = 0; trial < 200; trial += 1) {
    const moment = instant(Math.floor((rng() - 0.2) * 4e12));
    assert.is(parseInstant(toIso(moment)), moment);
  }
});

test('moments shift forward and back', () => {
  const noon = instant(Date.UTC(2025, 7, 2, 16));
  assert.is(toIso(shift(noon, DAY + MINUTE)), '2025-08-03T16:01:00.000Z');
  assert.is(shift(shift(noon, HOUR), -HOUR), noon);
});

test.run();
