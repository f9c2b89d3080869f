import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MONTHS, monthNumber, SHORT_MONTHS } from '#core/kernel/months.ts';

const test = suite('Months');

test('each name, whole or short, has its number', () => {
  assert.is(MONTHS.length, 12);
  for (const [index, month] of MONTHS.entries()) {
    const number = String(index + 1).padStart(2, '0');
    assert.equal(
      [month, SHORT_MONTHS[index] ?? '', month.toUpperCase()].map(monthNumber),
      Array(3).fill(number),
    );
  }
});

test('other spellings count by their first three letters; what is not a month is null', () => {
  assert.equal(['Sept', 'jun.', ' Aug '].map(monthNumber), ['09', '06', '08']);
  assert.equal(['', 'Mai', 'Ju'].map(monthNumber), [null, null, null]);
});

test('the months are those of the calendar', () => {
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
  const calendar = MONTHS.map((_, month) => format.format(Date.UTC(2025, month, 15)));
  assert.equal(MONTHS, calendar);
});

test.run();
