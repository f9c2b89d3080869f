import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { makeAskWorkflow } from '#core/operations/use-cases/ask-workflow.ts';
import type { Workflow } from '#core/operations/workflow.ts';
import { makeMemoryWorkflowStore } from '#test/doubles/workflow-store.ts';
import { aWorkflow, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('The workflow of a day, for a screen');

async function room(stored: readonly Workflow[] = [], racingNow: Instant = RUN_START, now = RUN_START) {
  const workflows = makeMemoryWorkflowStore();
  for (const workflow of stored) {
    await workflows.keep({ ...workflow, status: 'running' });
    if (workflow.status !== 'running') await workflows.keep(workflow);
  }
  const requests: string[] = [];
  const { start, latest } = makeAskWorkflow({
    workflows,
    runWorkflow: async ({ track, day, askedBy }) => {
      requests.push(`${track} ${day} ${askedBy}`);
      return { workflow: aWorkflow({ day }), isNew: true };
    },
    clock: () => now,
    racingClock: () => racingNow,
  });
  return { start, latest, requests };
}

test('today and days that are over are started for an administrator', async () => {
  const { start, requests } = await room();
  await start(null);
  await start(addDays(RUN_DAY, -400));
  assert.equal(requests, [
    `saratoga ${RUN_DAY} administrator`,
    `saratoga ${addDays(RUN_DAY, -400)} administrator`,
  ]);
});

test('today is the day at the track by the racing clock', async () => {
  const late = shift(instantOn(addDays(RUN_DAY, 1), 0, 'America/New_York'), -1);
  const { start, requests } = await room([], late);
  await start(null);
  assert.equal(requests, [`saratoga ${RUN_DAY} administrator`]);
});

test('a future day and a text that is not a date are refused, and nothing starts', async () => {
  const { start, requests } = await room();
  const tomorrow = addDays(RUN_DAY, 1);
  const { kind, code, message } = await refused(start(tomorrow));
  assert.equal([kind, code], ['invalid', 'operations.day-to-come']);
  assert.is(message, `date: ${tomorrow} is after today, ${RUN_DAY}.`);
  assert.is((await refused(start('2025-02-30'))).code, 'card.bad-day');
  assert.equal(requests, []);
});

const ended = (id: string, day: RaceDay, hours: number): Workflow =>
  aWorkflow({ id, day, status: 'success', startedAt: shift(RUN_START, hours * HOUR) });

test('the last one of a day, or of any', async () => {
  const yesterday = addDays(RUN_DAY, -1);
  const { latest } = await room([ended('a', RUN_DAY, 1), ended('b', RUN_DAY, 2), ended('c', yesterday, 3)]);
  assert.is((await latest(RUN_DAY))?.id, 'b');
  assert.is((await latest(yesterday))?.id, 'c');
  assert.is((await latest(null))?.id, 'c');
  assert.is(await latest(addDays(RUN_DAY, -2)), null);
});

test('one whose process ended is shown as failed, one within its lease still runs', async () => {
  const lost = await room([aWorkflow()], RUN_START, shift(RUN_START, LEASE_MS + 1));
  assert.is((await lost.latest(null))?.status, 'failed');
  const running = await room([aWorkflow()], RUN_START, shift(RUN_START, LEASE_MS));
  assert.is((await running.latest(null))?.status, 'running');
});

test('the last workflow of a text that is not a date is refused', async () => {
  const { latest } = await room();
  assert.is((await refused(latest('yesterday'))).code, 'card.bad-day');
});

test.run();
