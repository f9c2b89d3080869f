import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import { instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { isStale } from '#core/odds/current-board.ts';
import { BOARD_PLAN } from '#core/odds/refresh-plan.ts';

const test = suite('when a price on a board is old');

const POST = instant(100 * MINUTE);
const before = (minutes: number) => shift(POST, -minutes * MINUTE);
const isOld = (shown: number, now: number) => isStale(before(shown), before(now), POST);

test('a price more than ten minutes old is old, whatever was planned', () => {
  assert.equal([isOld(30, 20), isOld(30, 19.9)], [false, true]);
});

test('a price is old once the next planned refresh has not come: three minutes out that of eleven minutes', () => {
  assert.equal([isOld(8, 4), isOld(8, 3.1), isOld(8, 3)], [false, false, true]);
  assert.equal([isOld(4, 1), isOld(4, 0.3)], [false, true]);
});

test('a source may show a board that is a minute old', () => {
  assert.is(isOld(6, 3), false);
  assert.is(isOld(6.1, 3), true);
});

test('boards are fetched at the moments of the plan', () => {
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
