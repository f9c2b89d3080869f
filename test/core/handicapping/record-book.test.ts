import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { edgeOf, type Outcome, openRecordBook, supportOf } from '#core/handicapping/connection-record.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';

const test = suite('the record book');

const DAY = '2020-03-01' as RaceDay;
const near = (value: number | undefined, expected: number): void =>
  assert.ok(value !== undefined && Math.abs(value - expected) < 1e-9, `${value} is not ${expected}`);
const outcome = (chance: number, interests: number, won = 0): Outcome => ({ chance, interests, won });

test('there is no record before the first start', () => {
  assert.is(openRecordBook(365).of('jockey', 'ROBIN LANE', DAY), null);
});

test('a winner at 25 % among eight: one start, one winner, .25 expected, support ln 2', () => {
  const book = openRecordBook(365);
  book.add('jockey', 'ROBIN LANE', DAY, outcome(0.25, 8, 1));
  const record = book.of('jockey', 'ROBIN LANE', DAY);
  assert.equal([record?.starts, record?.wins, record?.expected], [1, 1, 0.25]);
  near(record?.support, Math.log(2));
});

test('a start counts half after the half-life and a quarter after two', () => {
  const book = openRecordBook(100);
  book.add('trainer', 'ALEX MARSH', DAY, outcome(0.5, 4, 1));
  near(book.of('trainer', 'ALEX MARSH', addDays(DAY, 100))?.starts, 0.5);
  near(book.of('trainer', 'ALEX MARSH', addDays(DAY, 200))?.wins, 0.25);
  near(book.of('trainer', 'ALEX MARSH', addDays(DAY, 200))?.support, Math.log(2) / 4);
});

test('asking changes nothing', () => {
  const book = openRecordBook(100);
  book.add('owner', 'TALL FENCE', DAY, outcome(0.5, 4));
  const later = addDays(DAY, 50);
  assert.equal(book.of('owner', 'TALL FENCE', later), book.of('owner', 'TALL FENCE', later));
  near(book.of('owner', 'TALL FENCE', DAY)?.starts, 1);
});

test('a name as jockey and as trainer are two, so is a pair', () => {
  const book = openRecordBook(100);
  book.add('jockey', 'ROBIN LANE', DAY, outcome(0.5, 4));
  assert.is(book.of('trainer', 'ROBIN LANE', DAY), null);
  assert.is(book.of('partnership', 'ROBIN LANE', DAY), null);
});

const starts = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 900 }),
    chance: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
    interests: fc.integer({ min: 2, max: 14 }),
    won: fc.constantFrom(0, 0, 0.5, 1),
  }),
  { minLength: 1, maxLength: 20 },
);

test('a record is the faded sum of its starts, whatever the gaps', () => {
  fc.assert(
    fc.property(starts, (rows) => {
      const book = openRecordBook(365);
      const inOrder = rows.toSorted((a, b) => a.days - b.days);
      for (const { days, ...outcome } of inOrder) book.add('jockey', 'A', addDays(DAY, days), outcome);
      const found = book.of('jockey', 'A', addDays(DAY, 1000));
      const sum = (pick: (row: (typeof rows)[number]) => number): number =>
        inOrder.reduce((total, row) => total + pick(row) * 0.5 ** ((1000 - row.days) / 365), 0);
      near(
        found?.starts,
        sum(() => 1),
      );
      near(
        found?.wins,
        sum(({ won }) => won),
      );
      near(
        found?.expected,
        sum(({ chance }) => chance),
      );
      near(
        found?.support,
        sum(({ chance, interests }) => Math.log(chance * interests)),
      );
    }),
    { numRuns: 50 },
  );
});

test('support is drawn to its level: 30 starts at .5 and a weight of 30 at -.3 are .1', () => {
  near(supportOf({ starts: 30, wins: 0, expected: 0, support: 15 }, 30, -0.3), 0.1);
  near(supportOf({ starts: 0, wins: 0, expected: 0, support: 0 }, 30, -0.3), -0.3);
});

test('an edge is ln of winners over expected ones, drawn to none: 12 for 8 is ln 1.25', () => {
  near(edgeOf({ starts: 60, wins: 12, expected: 8, support: 0 }, 8), Math.log(1.25));
  near(edgeOf({ starts: 0, wins: 0, expected: 0, support: 0 }, 8), 0);
});

test('more starts say more, fewer say less', () => {
  const edges = [1, 10, 100].map((times) =>
    edgeOf({ starts: 0, wins: 2 * times, expected: times, support: 0 }, 8),
  );
  assert.equal(
    edges,
    edges.toSorted((a, b) => a - b),
  );
  assert.ok((edges[2] ?? 1) < Math.log(2));
});

test.run();
