import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import { instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { isStale } from '#core/odds/current-board.ts';
import { BOARD_PLAN } from '#core/odds/refresh-plan.ts';

const test = suite('when a price on a board is stale');

const POST = instant(100 * MINUTE);
const before = (minutes: number) => shift(POST, -minutes * MINUTE);
const isStaleAt = (shown: number, now: number) => isStale(before(shown), before(now), POST);

test('a price more than ten minutes old is stale, whatever the plan', () => {
  assert.equal([isStaleAt(30, 20), isStaleAt(30, 19.9)], [false, true]);
});

test('a price is stale once the next planned refresh is overdue', () => {
  assert.equal([isStaleAt(8, 4), isStaleAt(8, 3.1), isStaleAt(8, 3)], [false, false, true]);
  assert.equal([isStaleAt(4, 1), isStaleAt(4, 0.3)], [false, true]);
});

test('a price may be a minute older than its planned refresh', () => {
  assert.is(isStaleAt(6, 3), false);
  assert.is(isStaleAt(6.1, 3), true);
});

test('boards are fetched at the planned times', () => {
  const jobs = SCHEDULE.raceJobs.filter(({ act }) => act === 'odds');
  assert.equal(
    jobs.map(({ minutesToPost, lateFor }) => ({ minutesToPost, lateFor })),
    BOARD_PLAN,
  );
  assert.equal(
    jobs.map(({ name }) => name),
    ['30-minutes', '10-minutes', '5-minutes', '1-minute', 'post'],
  );
});

test.run();
