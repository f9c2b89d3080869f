import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, HOUR, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { RunHistory } from '#core/operations/history/ports.ts';
import { lastSlots } from '#core/operations/history/source-history.ts';
import type { RunStore } from '#core/operations/ports.ts';
import { anEndedRun, aRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';

export interface OpenedHistory {
  readonly runs: RunStore;
  readonly history: RunHistory;
  close(): Promise<void>;
}

const instantAt = (days: number, hours = 0) => shift(RUN_START, days * DAY + hours * HOUR);

/** What looking back at runs tells; `open` gives an empty past. */
export function runHistoryScenarios(name: string, open: () => Promise<OpenedHistory>): void {
  const test = suite<OpenedHistory>(`run history, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
    const runs = [
      anEndedRun({ id: 'a', startedAt: instantAt(-1) }),
      anEndedRun({ id: 'b', startedAt: instantAt(0), status: 'failed', day: addDays(RUN_DAY, -3) }),
      anEndedRun({ id: 'd', source: 'odds', startedAt: instantAt(0), status: 'partial' }),
      aRun({ id: 'c', source: 'odds', startedAt: instantAt(0, 1) }),
      anEndedRun({ id: 'e', source: 'odds', startedAt: instantAt(0, 2), track: 'del-mar' }),
      anEndedRun({ id: 'f', startedAt: instantAt(0, 0.5), day: addDays(RUN_DAY, -3) }),
    ];
    for (const run of runs) await store.runs.keep(run);
  });
  test.after.each((store) => store.close());

  test('the last run of each source of a track is found, under way or not', async ({ history }) => {
    const last = await history.lastOfEach('saratoga');
    assert.equal(
      last.map(({ source, id }) => [source, id]),
      [
        ['odds', 'c'],
        ['weather', 'f'],
      ],
    );
  });

  test('the last run of each source and day of a span is found, days in their order', async ({ history }) => {
    const last = await history.lastOfDays('saratoga', { from: addDays(RUN_DAY, -3), to: RUN_DAY });
    assert.equal(
      last.map(({ day, source, id }) => [day, source, id]),
      [
        [addDays(RUN_DAY, -3), 'weather', 'f'],
        [RUN_DAY, 'odds', 'c'],
        [RUN_DAY, 'weather', 'a'],
      ],
    );
    assert.equal(
      await history.lastOfDays('saratoga', { from: addDays(RUN_DAY, 1), to: addDays(RUN_DAY, 2) }),
      [],
    );
  });

  test('runs are counted by the day they were opened, those under way not at all', async ({ history }) => {
    const slots = lastSlots(instantAt(0, 3), 'America/New_York');
    assert.equal([slots.length, slots.at(-1)?.day], [14, RUN_DAY]);
    assert.equal(await history.countsIn('saratoga', slots), [
      { source: 'weather', day: addDays(RUN_DAY, -1), success: 1, partial: 0, failed: 0 },
      { source: 'odds', day: RUN_DAY, success: 0, partial: 1, failed: 0 },
      { source: 'weather', day: RUN_DAY, success: 1, partial: 0, failed: 1 },
    ]);
    assert.equal(await history.countsIn('belmont', slots), []);
  });

  test.run();
}
