import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { type ClaimedPoint, type Point, plannedPoint } from '#core/schedule/point.ts';
import type { PointSheet, PointShelf } from '#core/schedule/ports.ts';
import { POINT_LEASE_MS } from '#core/schedule/settling.ts';
import { aClaim, afterDue, aPlannedPoint, POINT_DAY, POINT_DUE, POINT_SCOPE } from '#test/support/a-point.ts';
import { there } from '#test/support/there.ts';

export interface OpenedPoints {
  readonly points: PointShelf & PointSheet;
  close(): Promise<void>;
}

const PLANNED_AT = shift(POINT_DUE, -60 * MINUTE);
const END = { state: 'done', holder: null, leaseUntil: null, endedAt: POINT_DUE } as const;
const NOBODYS = '00000000-0000-0000-0000-000000000000';
const pointOf = ({ claim: _, ...point }: ClaimedPoint): Point => point;
const LATER = aPlannedPoint({ name: '5-minutes', dueAt: shift(POINT_DUE, 5 * MINUTE) });

/** What every shelf of points does; `open` gives an empty one. */
export function pointShelfScenarios(name: string, open: () => Promise<OpenedPoints>): void {
  const test = suite<OpenedPoints>(`point shelf, ${name}`);
  test.before.each(async (shelf) => {
    Object.assign(shelf, await open());
  });
  test.after.each((shelf) => shelf.close());

  const planned = async ({ points }: OpenedPoints, ...wanted: ReturnType<typeof aPlannedPoint>[]) =>
    points.plan(POINT_SCOPE, wanted, PLANNED_AT);

  test('points come back as they were planned, the first first', async (shelf) => {
    await planned(shelf, LATER, aPlannedPoint());
    assert.equal(await shelf.points.ofDay(POINT_SCOPE), [plannedPoint(aPlannedPoint()), plannedPoint(LATER)]);
    assert.equal(await shelf.points.ofDay({ ...POINT_SCOPE, clock: -5 }), []);
    assert.equal(await shelf.points.ofDay({ ...POINT_SCOPE, day: addDays(POINT_DAY, 1) }), []);
  });

  test('planned twice, also at once, a point is there once; one that moved follows; one no longer wanted goes', async (shelf) => {
    await Promise.all([1, 2, 3].map(() => planned(shelf, LATER, aPlannedPoint())));
    assert.is((await shelf.points.ofDay(POINT_SCOPE)).length, 2);
    const moved = aPlannedPoint({ dueAt: shift(POINT_DUE, 7 * MINUTE) });
    await planned(shelf, moved);
    assert.equal(await shelf.points.ofDay(POINT_SCOPE), [plannedPoint(moved)]);
  });

  test('a point is not had before its moment, and then by one', async (shelf) => {
    await planned(shelf, aPlannedPoint());
    assert.is(await shelf.points.claim(aClaim('w1', afterDue(-1))), null);
    const claims = await Promise.all(['w1', 'w2', 'w3'].map((each) => shelf.points.claim(aClaim(each))));
    const had = claims.filter((each) => each !== null);
    assert.is(had.length, 1);
    const point = there(had[0]);
    assert.equal(
      [point.state, point.startedAt, point.leaseUntil],
      ['running', POINT_DUE, shift(POINT_DUE, POINT_LEASE_MS)],
    );
    assert.ok(['w1', 'w2', 'w3'].includes(there(point.holder)));
  });

  test('a moment that moved later is not had at the old one', async (shelf) => {
    await planned(shelf, aPlannedPoint());
    await planned(shelf, aPlannedPoint({ dueAt: shift(POINT_DUE, MINUTE) }));
    assert.is(await shelf.points.claim(aClaim('w1')), null);
    assert.ok(await shelf.points.claim(aClaim('w1', afterDue(MINUTE))));
  });

  test('by another clock it is another point', async (shelf) => {
    const clock = -4_000_000;
    await planned(shelf, aPlannedPoint());
    await shelf.points.plan({ ...POINT_SCOPE, clock }, [aPlannedPoint({ clock })], PLANNED_AT);
    assert.is(await shelf.points.claim(aClaim('w1', afterDue(0, clock))), null);
    assert.ok(await shelf.points.claim(aClaim('w1', afterDue(0, clock), aPlannedPoint({ clock }))));
    assert.is((await shelf.points.ofDay(POINT_SCOPE))[0]?.state, 'planned');
  });

  test('who holds a point keeps it; when nothing is heard of him, another has it, and he no more', async (shelf) => {
    const { points } = shelf;
    await planned(shelf, aPlannedPoint());
    const mine = there(await points.claim(aClaim('w1')));
    assert.is(await points.hold({ ...mine, claim: NOBODYS }, shift(POINT_DUE, MINUTE)), false);
    assert.is(await points.hold(mine, shift(POINT_DUE, MINUTE)), true);
    assert.is(await points.claim(aClaim('w2', afterDue(MINUTE))), null);
    const taken = there(await points.claim(aClaim('w2', afterDue(MINUTE + 1))));
    assert.is(taken.holder, 'w2');
    assert.is(await points.hold(mine, shift(POINT_DUE, 9 * MINUTE)), false);
    assert.is(await points.settle(mine, { ...mine, ...END }), false);
    assert.is(await points.settle(taken, { ...taken, ...END, runId: 'run-1' }), true);
    assert.equal(await points.ofDay(POINT_SCOPE), [{ ...pointOf(taken), ...END, runId: 'run-1' }]);
  });

  test('who lost a point and takes it again holds it by the new claim alone, and by none after handing it back', async (shelf) => {
    const { points } = shelf;
    await planned(shelf, aPlannedPoint());
    const lost = there(await points.claim(aClaim('w1')));
    const again = there(await points.claim(aClaim('w1', afterDue(POINT_LEASE_MS + 1))));
    assert.is.not(again.claim, lost.claim);
    assert.is(await points.hold(lost, shift(POINT_DUE, 9 * MINUTE)), false);
    assert.is(await points.settle(lost, { ...lost, ...END, runId: 'run-1' }), false);
    await points.release('w1');
    assert.is(await points.settle(again, { ...again, ...END }), false);
    const last = there(await points.claim(aClaim('w1', afterDue(POINT_LEASE_MS + 2))));
    assert.is(await points.settle(again, { ...again, ...END }), false);
    assert.is(await points.settle(last, { ...last, ...END, runId: 'run-2' }), true);
    assert.is(there((await points.ofDay(POINT_SCOPE))[0]).runId, 'run-2');
  });

  test('what is settled stays: it is not had, planned or dropped again', async (shelf) => {
    const { points } = shelf;
    await planned(shelf, aPlannedPoint());
    const mine = there(await points.claim(aClaim('w1')));
    const end = { ...END, state: 'failed', endedAt: shift(POINT_DUE, SECOND) } as const;
    const why = { sentence: 'The host is out of order.', code: 'source.ill', tries: 1 };
    const failed = { ...pointOf(mine), ...end, ...why };
    await points.settle(mine, failed);
    assert.is(await points.claim(aClaim('w2', afterDue(MINUTE))), null);
    await planned(shelf, aPlannedPoint({ dueAt: shift(POINT_DUE, 9 * MINUTE) }));
    await planned(shelf);
    assert.equal(await points.ofDay(POINT_SCOPE), [failed]);
    assert.equal(await points.settledSince(shift(POINT_DUE, SECOND), 9), [failed]);
    assert.equal(await points.settledSince(shift(POINT_DUE, 2 * SECOND), 9), []);
    assert.equal(await points.settledSince(POINT_DUE, 0), []);
  });

  test('a point that is tried again waits for its new moment, though its race moves', async (shelf) => {
    const { points } = shelf;
    await planned(shelf, aPlannedPoint());
    const mine = there(await points.claim(aClaim('w1')));
    const again = { ...mine, state: 'planned', holder: null, leaseUntil: null, tries: 1 } as const;
    await points.settle(mine, { ...again, ringAt: shift(POINT_DUE, 5 * MINUTE) });
    await planned(shelf, aPlannedPoint({ dueAt: shift(POINT_DUE, MINUTE) }));
    assert.is(await points.claim(aClaim('w1', afterDue(4 * MINUTE))), null);
    assert.is(there(await points.claim(aClaim('w1', afterDue(5 * MINUTE)))).tries, 1);
  });

  test('a point that moves beyond its next try begins anew at its moment', async (shelf) => {
    const { points } = shelf;
    await planned(shelf, aPlannedPoint());
    const mine = there(await points.claim(aClaim('w1')));
    const why = { sentence: 'No result yet.', code: 'schedule.no-result', runId: 'run-1', tries: 2 };
    const again = { ...mine, ...why, state: 'planned', holder: null, leaseUntil: null } as const;
    await points.settle(mine, { ...again, ringAt: shift(POINT_DUE, 5 * MINUTE) });
    const moved = aPlannedPoint({ dueAt: shift(POINT_DUE, 6 * MINUTE) });
    await planned(shelf, moved);
    assert.equal(await points.ofDay(POINT_SCOPE), [plannedPoint(moved)]);
  });

  test('what did not come and came later is caught up, of its own clock and once', async (shelf) => {
    const { points } = shelf;
    const keys = ['a', 'b', 'c'].map((key) => aPlannedPoint({ name: key }));
    await planned(shelf, ...keys);
    const states = ['failed', 'missed', 'done'] as const;
    for (const [nth, state] of states.entries()) {
      const mine = there(await points.claim(aClaim('w1', afterDue(0), there(keys[nth]))));
      await points.settle(mine, { ...mine, ...END, state, code: 'x', sentence: 'Not out.', runId: 'run-1' });
    }
    const names = async (clock = 0, from = POINT_DUE) =>
      (await points.notCome(clock, ['a', 'b', 'c'], from)).map(({ name: key }) => key);
    assert.equal(await names(), ['a', 'b']);
    assert.equal([await names(7), await names(0, shift(POINT_DUE, 1))], [[], []]);
    const at = shift(POINT_DUE, 60 * MINUTE);
    await points.catchUp(keys, { at, sentence: 'It came later.' });
    assert.equal(await names(), []);
    const [first, second, third] = await points.ofDay(POINT_SCOPE);
    const came = { state: 'caught-up', startedAt: at, endedAt: at, runId: null, code: null } as const;
    for (const point of [there(first), there(second)])
      assert.equal(point, { ...point, ...came, sentence: 'It came later.' });
    assert.equal([there(third).state, there(third).runId], ['done', 'run-1']);
  });

  test('handed back, a point can be had again at once', async (shelf) => {
    const { points } = shelf;
    await planned(shelf, aPlannedPoint(), LATER);
    await points.claim(aClaim('w1'));
    await points.release('w2');
    assert.is(await points.claim(aClaim('w2')), null);
    await points.release('w1');
    assert.is(there(await points.claim(aClaim('w2'))).holder, 'w2');
  });

  test('what is settled at an earlier moment is planned anew, and nothing else', async (shelf) => {
    const { points } = shelf;
    await planned(shelf, aPlannedPoint(), LATER);
    const mine = there(await points.claim(aClaim('w1')));
    await points.settle(mine, { ...mine, ...END, runId: 'run-1' });
    const moved = aPlannedPoint({ dueAt: shift(POINT_DUE, 9 * MINUTE) });
    await points.reopen([aPlannedPoint(), { ...LATER, dueAt: shift(POINT_DUE, 20 * MINUTE) }]);
    assert.equal(
      (await points.ofDay(POINT_SCOPE)).map(({ state }) => state),
      ['done', 'planned'],
    );
    await Promise.all([points.reopen([moved]), points.reopen([moved])]);
    assert.equal(await points.ofDay(POINT_SCOPE), [plannedPoint(LATER), plannedPoint(moved)]);
    await points.reopen([]);
  });

  test('what failed and was not told of is had once by one who asks; what went well never', async (shelf) => {
    const { points } = shelf;
    const settle = async (key: ReturnType<typeof aPlannedPoint>, state: 'failed' | 'done') => {
      const mine = there(await points.claim(aClaim('w1', afterDue(5 * MINUTE), key)));
      await points.settle(mine, { ...mine, ...END, state });
    };
    const [told, untold, done] = ['a', 'b', 'c'].map((key) => aPlannedPoint({ name: key }));
    await planned(shelf, there(told), there(untold), there(done));
    await settle(there(told), 'failed');
    await settle(there(untold), 'failed');
    await settle(there(done), 'done');
    await points.noteTold(there(told));
    assert.equal(await points.takeUntold(shift(POINT_DUE, 1), shift(POINT_DUE, 2)), []);
    const asked = await Promise.all([1, 2].map(() => points.takeUntold(POINT_DUE, POINT_DUE)));
    assert.equal(
      asked.flat().map(({ name: key }) => key),
      ['b'],
    );
  });

  test('an alarm is due for what comes soon and for what lost its worker, the first first', async (shelf) => {
    const { points } = shelf;
    await planned(shelf, LATER, aPlannedPoint(), aPlannedPoint({ raceNumber: 2 }));
    const names = async (after: number, ahead: number) =>
      (await points.toRing(afterDue(after), shift(POINT_DUE, after + ahead))).map(
        ({ raceNumber, name: point }) => `${raceNumber} ${point}`,
      );
    assert.equal(await names(-2 * MINUTE, MINUTE), []);
    assert.equal(await names(-2 * MINUTE, 2 * MINUTE), ['2 10-minutes', '3 10-minutes']);
    await points.claim(aClaim('w1'));
    assert.equal(await names(0, 6 * MINUTE), ['2 10-minutes', '3 5-minutes']);
    assert.equal(await names(POINT_LEASE_MS + 1, 0), ['2 10-minutes', '3 10-minutes']);
    assert.equal(await points.toRing({ ...afterDue(0), clock: 5 }, shift(POINT_DUE, MINUTE)), []);
  });

  test('what a former clock left planned or lost is dropped; what it settled, and who still works by it, stays', async (shelf) => {
    const { points } = shelf;
    const clock = -1_000;
    const scope = { ...POINT_SCOPE, clock };
    const at = (key: string) => aPlannedPoint({ clock, name: key });
    await points.plan(scope, [at('a'), at('b'), at('c')], PLANNED_AT);
    await planned(shelf, aPlannedPoint());
    const moment = afterDue(0, clock);
    const done = there(await points.claim(aClaim('w1', moment, at('a'))));
    await points.settle(done, { ...done, ...END, endedAt: moment.now });
    await points.claim(aClaim('w1', moment, at('b')));
    assert.is(await points.dropClocksBut([0, clock], moment.now), 0);
    assert.is(await points.dropClocksBut([0], moment.now), 1);
    const left = async () => (await points.ofDay(scope)).map(({ name: key, state }) => `${key} ${state}`);
    assert.equal(await left(), ['a done', 'b running']);
    assert.is(await points.dropClocksBut([0], shift(moment.now, POINT_LEASE_MS + 1)), 1);
    assert.equal(await left(), ['a done']);
    assert.is((await points.ofDay(POINT_SCOPE)).length, 1);
  });

  test('the clock a day was last planned by is known', async ({ points }) => {
    assert.is(await points.lastClockOf('saratoga', POINT_DAY), null);
    await points.plan(POINT_SCOPE, [aPlannedPoint()], PLANNED_AT);
    const clock = -7;
    await points.plan({ ...POINT_SCOPE, clock }, [aPlannedPoint({ clock })], shift(PLANNED_AT, 1));
    assert.is(await points.lastClockOf('saratoga', POINT_DAY), clock);
    assert.is(await points.lastClockOf('del-mar', POINT_DAY), null);
  });

  test.run();
}
