import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { daysCoveredBy } from '#core/operations/days-covered.ts';
import { dayByNow, dayCoveredBy, dayOrRefusal } from '#core/operations/requested-day.ts';
import { SOURCE_NAMES, type SourceName } from '#core/operations/source-name.ts';

const test = suite('The day a source is asked for');

const TODAY = '2025-08-02' as RaceDay;

function codeOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const isCovered = (source: SourceName, days: number): boolean =>
  codeOf(() => dayCoveredBy(source, addDays(TODAY, days), TODAY)) === null;

test('a text is a day of the calendar or is refused with its words', () => {
  assert.is(dayOrRefusal('2024-02-29'), '2024-02-29');
  for (const text of ['2025-02-29', '2025-8-2', 'today', '', '2025-08-02T00:00'])
    assert.is(
      codeOf(() => dayOrRefusal(text)),
      'card.bad-day',
      text,
    );
  assert.throws(() => dayOrRefusal('soon'), /^date: "soon" is not a date \(YYYY-MM-DD\)\.$/);
});

test('every source covers today', () => {
  for (const source of SOURCE_NAMES) assert.ok(isCovered(source, 0), source);
});

test('cards are covered two seasons back and two weeks ahead', () => {
  assert.equal(
    [-732, -731, 14, 15].map((days) => isCovered('races', days)),
    [false, true, true, false],
  );
});

test('what only the present has is not covered the day before', () => {
  for (const source of ['live', 'changes', 'odds', 'weather', 'news'] as const)
    assert.equal([isCovered(source, -1), isCovered(source, 14)], [false, true], source);
});

test('experts’ pages go back two weeks, and no result is due for a future day', () => {
  assert.equal(
    [-15, -14].map((days) => isCovered('expert-picks', days)),
    [false, true],
  );
  assert.equal(
    [0, 1].map((days) => isCovered('results', days)),
    [true, false],
  );
});

test('the refusal names the source as people know it and the days it covers', () => {
  assert.throws(
    () => dayCoveredBy('expert-picks', '2025-07-01', TODAY),
    /^date: 2025-07-01 is outside 2025-07-19 to 2025-08-16, the days that Expert picks covers\.$/,
  );
});

test('the span of a source moves with the day', () => {
  const [now, later] = [TODAY, addDays(TODAY, 10)].map((today) => daysCoveredBy('weather', today));
  assert.equal(later, { from: addDays(now?.from ?? TODAY, 10), to: addDays(now?.to ?? TODAY, 10) });
});

test('today is by now, tomorrow is not', () => {
  assert.is(dayByNow(TODAY, TODAY), TODAY);
  assert.is(dayByNow('1999-01-01', TODAY), '1999-01-01');
  assert.is(
    codeOf(() => dayByNow(addDays(TODAY, 1), TODAY)),
    'operations.day-to-come',
  );
});

test.run();
