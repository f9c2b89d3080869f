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

test('a track that is not registered goes by its letters', () => {
  assert.is(reportedBoard(HEAD, [row('1', 2)])?.raceId, 'fl-2026-08-08-2');
});

test('a board without any price is none', () => {
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

test.run();
