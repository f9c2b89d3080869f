import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recordsAfter } from '#core/training/fitting/connection-records-after.ts';
import { pastAfter } from '#core/training/fitting/known-past.ts';
import { near } from '#test/support/near.ts';
import { dayAt, ran, starter } from './ran.ts';
import { historyOf } from './random-history.ts';

const test = suite('the connection records after a history');

const two = [starter('1', { odds: 1 }), starter('2', { odds: 3, jockeyName: 'Jo Ford' })];
const keyOf = ({ kind, name, day }: ReturnType<typeof recordsAfter>[number]) => `${day} ${kind} ${name}`;
const recordOf = (records: ReturnType<typeof recordsAfter>, kind: string, name: string, days: number) =>
  records.find((row) => keyOf(row) === `${dayAt(days)} ${kind} ${name}`)?.record;

test('everybody in a race has a record at the end of its day', () => {
  const records = recordsAfter([ran(0, two)]);
  assert.equal(records.map(keyOf).sort(), [
    `${dayAt(0)} debut ALEX MARSH`,
    `${dayAt(0)} jockey JO FORD`,
    `${dayAt(0)} jockey ROBIN LANE`,
    `${dayAt(0)} owner TALLFENCESTABLE`,
    `${dayAt(0)} partnership ALEX MARSH|JO FORD`,
    `${dayAt(0)} partnership ALEX MARSH|ROBIN LANE`,
    `${dayAt(0)} trainer ALEX MARSH`,
  ]);
});

test('a day of three races leaves one record a name, that of its end', () => {
  const records = recordsAfter([1, 2, 3].map((raceNumber) => ran(0, two, { raceNumber })));
  assert.equal(recordOf(records, 'jockey', 'ROBIN LANE', 0)?.starts, 3);
  assert.is(new Set(records.map(keyOf)).size, records.length);
});

test('a later day adds to a faded record and leaves the earlier one as it was', () => {
  const records = recordsAfter([ran(0, two), ran(365, two)]);
  assert.is(recordOf(records, 'jockey', 'ROBIN LANE', 0)?.starts, 1);
  near(recordOf(records, 'jockey', 'ROBIN LANE', 365)?.starts, 1.5);
  near(recordOf(records, 'jockey', 'ROBIN LANE', 365)?.wins, 1.5);
});

test('expected winners of a race sum to one, and so do its winners', () => {
  const records = recordsAfter([ran(0, two)]);
  const sum = (what: 'wins' | 'expected') =>
    ['ROBIN LANE', 'JO FORD'].reduce(
      (all, name) => all + (recordOf(records, 'jockey', name, 0)?.[what] ?? 0),
      0,
    );
  near(sum('wins'), 1);
  near(sum('expected'), 1);
});

test('a history without prices, or without races, has no records', () => {
  assert.equal(recordsAfter([]), []);
  assert.equal(recordsAfter([ran(0, [starter('1', { odds: null }), starter('2', { odds: null })])]), []);
});

test('the last record of a name is what the walk through the history would look up', () => {
  const history = historyOf(7, 6);
  const records = recordsAfter(history);
  const past = pastAfter(history);
  const { jockey } = past.connectionRecordOf(starter('1', { jockeyName: 'Sam Reed' }), dayAt(25));
  const last = records.filter(({ kind, name }) => kind === 'jockey' && name === 'SAM REED').at(-1);
  assert.ok(last && jockey);
  const share = 0.5 ** ((Date.parse(dayAt(25)) - Date.parse(last.day)) / 86_400_000 / 365);
  near(jockey.starts, last.record.starts * share);
  near(jockey.support, last.record.support * share);
});

test.run();
