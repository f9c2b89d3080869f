import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import { boardStatus, currentBoard, isStale } from '#core/odds/current-board.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('the board that counts');

const race = aRace();
const POST = Number(race.postTime);
const instantAt = (minutesBefore: number) => instant(POST - minutesBefore * MINUTE);
const board = (minutesBefore: number, tier: 'live' | 'imported' | 'demo' = 'live', source = 'A tote') =>
  aBoard({ raceId: race.id, at: instantAt(minutesBefore), tier, source });

test('without a board none counts', () => {
  assert.is(currentBoard([], instantAt(0)), null);
  assert.is(currentBoard([board(5)], instantAt(5)), null);
});

test('a live board goes before a younger imported one, and that before an invented one', () => {
  const [live, importedBoard, invented] = [board(9), board(5, 'imported'), board(2, 'demo')];
  assert.is(currentBoard([invented, importedBoard, live], instantAt(0)), live);
  assert.is(currentBoard([invented, importedBoard], instantAt(0)), importedBoard);
  assert.is(currentBoard([invented], instantAt(0)), invented);
});

test('of two live sources the newer board counts, of one moment the last reported', () => {
  const [a, other] = [board(6), board(4, 'live', 'Other tote')];
  assert.is(currentBoard([other, a], instantAt(0)), other);
  const again = board(4, 'live', 'Third tote');
  assert.is(currentBoard([a, other, again], instantAt(0)), again);
});

test('what was on the board at the moment or later never counts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -60, max: 60 })),
      fc.integer({ min: -60, max: 60 }),
      (moments, now) => {
        const current = currentBoard(
          moments.map((minutes) => board(minutes)),
          instantAt(now),
        );
        const earlier = moments.filter((minutes) => minutes > now);
        assert.is(
          current?.provenance.at ?? null,
          earlier.length === 0 ? null : instantAt(Math.min(...earlier)),
        );
      },
    ),
  );
});

test('a board is stale after ten minutes, not at ten', () => {
  assert.is(isStale(instantAt(10), instantAt(0)), false);
  assert.is(isStale(instantAt(10), instant(instantAt(0) + 1)), true);
});

test('a board is live while it is young, and final when it was taken at the off of a finished race', () => {
  assert.is(boardStatus(race, board(3), instantAt(1)), 'live');
  assert.is(boardStatus(race, board(30), instantAt(1)), 'stale');
  assert.is(boardStatus(race, board(0), instantAt(-3)), 'live');
  assert.is(boardStatus(race, board(0), instantAt(-60)), 'final');
  assert.is(boardStatus(race, board(1), instantAt(-60)), 'stale');
  assert.is(boardStatus({ ...race, postTime: null }, board(1), instantAt(0)), 'live');
});

test.run();
