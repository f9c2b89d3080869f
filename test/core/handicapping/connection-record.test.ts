import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  faded,
  HALF_LIFE_DAYS,
  type NamedRecord,
  openRecordBook,
} from '#core/handicapping/connection-record.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';

const test = suite('connection records');
const DAY = '2025-06-07' as RaceDay;
const WON = { chance: 0.25, interests: 8, won: 1 };
const LOST = { chance: 0.125, interests: 8, won: 0 };

test('a start counts whole on its day, half after a year, a quarter after two', () => {
  const record = { starts: 8, wins: 2, expected: 1, support: -4 };
  const half = { starts: 4, wins: 1, expected: 0.5, support: -2 };
  assert.equal(faded({ record: record, day: DAY }, DAY), record);
  assert.equal(faded({ record: record, day: DAY }, addDays(DAY, HALF_LIFE_DAYS)), half);
  assert.is(faded({ record: record, day: DAY }, addDays(DAY, 2 * HALF_LIFE_DAYS)).starts, 2);
});

test('what came after a day does not fade backwards', () => {
  const record = { starts: 8, wins: 2, expected: 1, support: -4 };
  assert.equal(faded({ record: record, day: DAY }, addDays(DAY, -30)), record);
});

test('the callback gets every change as the book has it', () => {
  const namedRecords: NamedRecord[] = [];
  const book = openRecordBook(HALF_LIFE_DAYS, (changed) => namedRecords.push(changed));
  book.add('jockey', 'ROBIN LANE', DAY, WON);
  book.add('jockey', 'ROBIN LANE', addDays(DAY, HALF_LIFE_DAYS), LOST);
  assert.equal(
    namedRecords.map(({ day, record: current }) => [day, current.starts, current.wins, current.expected]),
    [
      [DAY, 1, 1, 0.25],
      [addDays(DAY, HALF_LIFE_DAYS), 1.5, 0.5, 0.25],
    ],
  );
  assert.equal(namedRecords.at(-1)?.record, book.of('jockey', 'ROBIN LANE', addDays(DAY, HALF_LIFE_DAYS)));
  assert.is(book.of('trainer', 'ROBIN LANE', DAY), null);
});

test.run();
