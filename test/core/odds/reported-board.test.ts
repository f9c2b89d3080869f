import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { reportedBoard } from '#core/odds/reported-board.ts';

const test = suite('a board as a source shows it');

const HEAD = { track: 'FL', day: '2026-08-08' as RaceDay, raceNumber: 2, source: 'a tote', at: instant(5) };
const row = (programNumber: string, toOne: number | null, isScratched = false) => ({
  programNumber,
  toOne,
  isScratched,
  money: { win: 100, place: null, show: null },
});

test('a registered track goes by its slug, any other by its code and Eastern time', () => {
  assert.is(reportedBoard(HEAD, [row('1', 2)])?.raceId, 'finger-lakes-2026-08-08-2');
  assert.is(reportedBoard({ ...HEAD, track: 'QQQ' }, [row('1', 2)])?.raceId, 'qqq-eastern-2026-08-08-2');
});

test('a board without any price is ignored', () => {
  assert.is(reportedBoard(HEAD, [row('1', null), row('2', null)]), null);
  assert.is(reportedBoard(HEAD, []), null);
});

test('an entry is out when both of its horses are', () => {
  const out = (...rows: readonly ReturnType<typeof row>[]) =>
    reportedBoard(HEAD, [row('2', 3), ...rows])?.interests.find(({ interest }) => interest === '1')
      ?.isScratched;
  assert.is(out(row('1', 2, true), row('1A', 2)), false);
  assert.is(out(row('1', 2, true), row('1A', 2, true)), true);
});

test('an entry has the price and the money of its horse that shows a price, once', () => {
  const entry = (...rows: readonly ReturnType<typeof row>[]) =>
    reportedBoard(HEAD, [row('2', 3), ...rows])?.interests.find(({ interest }) => interest === '1');
  assert.is(entry(row('1', null), row('1A', 5))?.toOne, 5);
  assert.is(entry(row('1', 4), row('1A', 5))?.toOne, 4);
  assert.is(entry(row('1', 4, true), row('1A', 5))?.toOne, 5, 'not that of a horse that is out');
  assert.is(entry(row('1', null), row('1A', null))?.toOne, null);
  assert.is(entry(row('1', 4), row('1A', 4))?.money.win, 100);
});

test('interests are in the order of their numbers, 10 after 2, whatever that of the rows', () => {
  const board = reportedBoard(
    HEAD,
    ['10', '2', '1A', '1'].map((number) => row(number, 3)),
  );
  assert.equal(
    board?.interests.map(({ interest }) => interest),
    ['1', '2', '10'],
  );
});

test('the pools are what was bet on all that run', () => {
  const board = reportedBoard(HEAD, [row('1', 3), row('2', 4), row('3', null, true)]);
  assert.equal(board?.pools, { win: 200, place: null, show: null });
});

test('a registered track goes by its own name', () => {
  assert.is(reportedBoard({ ...HEAD, track: 'SAR' }, [row('1', 2)])?.raceId, 'saratoga-2026-08-08-2');
});

test.run();
