import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isDate, isOtherDate } from '../../../frontends/tools/day/requested-date.ts';

const test = suite('the day of a link');

const today = { day: { cardDay: '2025-08-03' }, error: null };

test('is a day of the calendar, written in full', () => {
  assert.ok(isDate('2025-08-02'));
  assert.ok(isDate('2024-02-29'));
  for (const text of ['foo', '', '2025-8-2', '2025-02-30', '2025-13-01', '2025-08-02T00:00'])
    assert.not.ok(isDate(text), text);
});

test('is another day when the racing day is not it', () => {
  assert.ok(isOtherDate('2025-08-02', today));
  assert.not.ok(isOtherDate('2025-08-03', today));
  assert.not.ok(isOtherDate(null, today));
  assert.not.ok(isOtherDate('2025-8-2', today));
});

test('is loaded also when the racing day fails, and not before that is known', () => {
  assert.ok(isOtherDate('2025-08-02', { day: null, error: new Error('502') }));
  assert.not.ok(isOtherDate('2025-08-02', { day: null, error: null }));
});

test.run();
