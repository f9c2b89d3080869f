import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PersonRecord } from '#core/card/runner.ts';
import { currentRecord, winPercentOf } from '#core/handicapping/recent-record.ts';

const test = suite('the current record of a jockey or trainer');

const record = (span: string, starts: number, wins = 0): PersonRecord => ({
  span,
  starts,
  wins,
  places: 0,
  shows: 0,
  roi: 0,
});
const current = (...records: readonly PersonRecord[]) => currentRecord({ name: 'LANE ROBIN', records })?.span;

test('this year counts from ten starts on', () => {
  assert.is(current(record('this year', 10), record('last year', 300)), 'this year');
  assert.is(current(record('this year', 9), record('last year', 300)), 'last year');
});

test('with few starts in both years this year counts', () => {
  assert.is(current(record('this year', 3), record('last year', 4)), 'this year');
});

test('a meet is not a year, and a year without starts says nothing', () => {
  assert.is(current(record('current meet', 50)), undefined);
  assert.is(current(record('this year', 0), record('last year', 4)), 'last year');
  assert.is(currentRecord(null), null);
});

test('the win percentage is wins over starts, and none without starts', () => {
  assert.is(winPercentOf(record('this year', 80, 20)), 25);
  assert.is(winPercentOf(record('this year', 0)), null);
  assert.is(winPercentOf(null), null);
});

test.run();
