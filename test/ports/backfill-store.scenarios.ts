import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { SECOND, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import {
  type Backfill,
  endedDay,
  openedBackfill,
  resumed,
  stoppedBackfill,
  withDay,
} from '#core/operations/backfill/backfill.ts';
import type { BackfillStore } from '#core/operations/backfill/ports.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { RUN_DAY, RUN_START } from '#test/support/a-run.ts';

export interface OpenedBackfills {
  readonly backfills: BackfillStore;
  close(): Promise<void>;
}

const NEXT = addDays(RUN_DAY, 1);

const aBackfill = (change: Partial<Backfill> = {}): Backfill => ({
  ...openedBackfill(
    {
      id: 'backfill-1',
      claim: 'claim-1',
      track: 'saratoga',
      span: { from: RUN_DAY, to: NEXT },
      source: 'results',
      askedBy: 'administrator',
      by: 'boss' as MemberId,
      at: change.startedAt ?? RUN_START,
    },
    [RUN_DAY, NEXT],
  ),
  ...change,
});

const further = (backfill: Backfill): Backfill =>
  withDay(
    backfill,
    endedDay({
      day: RUN_DAY,
      state: 'running',
      asked: [
        { source: 'results', runId: 'run-1', status: 'partial', sentence: "race 4's chart isn't there" },
      ],
    }),
  );

/** What every store of backfills does; `open` gives an empty one. */
export function backfillStoreScenarios(name: string, open: () => Promise<OpenedBackfills>): void {
  const test = suite<OpenedBackfills>(`backfill store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('a backfill comes back as it was stored, to its last day', async ({ backfills }) => {
    assert.is(await backfills.find('backfill-1'), null);
    assert.is(await backfills.open(aBackfill()), true);
    assert.equal(await backfills.find('backfill-1'), aBackfill());
    const on = further(aBackfill());
    assert.equal(await backfills.keep(on), { isStopAsked: false });
    assert.equal(await backfills.find('backfill-1'), on);
  });

  test('of a track one runs at a time', async ({ backfills }) => {
    await backfills.open(aBackfill());
    assert.is(await backfills.open(aBackfill({ id: 'backfill-2' })), false);
    assert.is(await backfills.find('backfill-2'), null);
    assert.is(await backfills.open(aBackfill({ id: 'backfill-3', track: 'del-mar' })), true);
  });

  test('its worker learns that it must stop, and keeps it stopped', async ({ backfills }) => {
    await backfills.open(aBackfill());
    assert.is(await backfills.requestStop('nobody'), false);
    assert.is(await backfills.requestStop('backfill-1'), true);
    assert.equal(await backfills.keep(further(aBackfill())), { isStopAsked: true });
    await backfills.keep(stoppedBackfill(further(aBackfill()), RUN_START));
    const stopped = await backfills.find('backfill-1');
    assert.equal([stopped?.status, stopped?.isStopAsked], ['stopped', true]);
    assert.is(await backfills.keep(aBackfill()), null);
    assert.is(await backfills.requestStop('backfill-1'), false);
  });

  test('one that has ended is taken up again unless another runs', async ({ backfills }) => {
    await backfills.open(aBackfill());
    const stopped = stoppedBackfill(further(aBackfill()), RUN_START);
    await backfills.keep(stopped);
    const again = resumed(stopped, { claim: 'claim-2', at: shift(RUN_START, SECOND) });
    assert.is(await backfills.open(again), true);
    assert.equal(await backfills.find('backfill-1'), again);
    assert.is(await backfills.open(again), false);
  });

  test('one without a heartbeat in time was stopped with its process, once', async ({ backfills }) => {
    await backfills.open(aBackfill());
    assert.equal(await backfills.endLost(shift(RUN_START, LEASE_MS)), []);
    const later = shift(RUN_START, LEASE_MS + 1);
    assert.equal(
      (await backfills.endLost(later)).map(({ id, status, endedAt }) => [id, status, endedAt]),
      [['backfill-1', 'stopped', later]],
    );
    assert.equal(await backfills.endLost(later), []);
    assert.is((await backfills.find('backfill-1'))?.status, 'stopped');
  });

  test('a worker that was marked as lost cannot save a backfill that another took over', async ({
    backfills,
  }) => {
    await backfills.open(aBackfill());
    const [lost] = await backfills.endLost(shift(RUN_START, LEASE_MS + 1));
    const again = resumed(lost ?? aBackfill(), { claim: 'claim-2', at: shift(RUN_START, LEASE_MS + 2) });
    await backfills.open(again);
    assert.is(await backfills.keep(further(aBackfill())), null);
    assert.is(await backfills.keep(stoppedBackfill(aBackfill(), RUN_START)), null);
    assert.equal(await backfills.find('backfill-1'), again);
    assert.equal(await backfills.keep(further(again)), { isStopAsked: false });
  });

  test('the newest are listed first, and no more than requested', async ({ backfills }) => {
    for (const nth of [1, 2, 3]) {
      const backfill = aBackfill({ id: `backfill-${nth}`, startedAt: shift(RUN_START, nth * SECOND) });
      await backfills.open(backfill);
      await backfills.keep(stoppedBackfill(backfill, shift(RUN_START, nth * SECOND)));
    }
    assert.equal(
      (await backfills.list('saratoga', 2)).map(({ id }) => id),
      ['backfill-3', 'backfill-2'],
    );
    assert.equal(await backfills.list('del-mar', 2), []);
  });

  test.run();
}
