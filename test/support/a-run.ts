import { type Instant, instant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { LEASE_MS, openedRun, type Run } from '#core/operations/run.ts';
import { openedWorkflow, type Workflow } from '#core/operations/workflow.ts';
import { WORKFLOW_STEPS } from '#core/operations/workflow-steps.ts';

/** When invented runs are opened. */
export const RUN_START: Instant = instant(Date.UTC(2025, 7, 2, 12));
export const RUN_DAY = '2025-08-02' as RaceDay;

/** A run of the weather at Saratoga, just opened. */
export const aRun = (change: Partial<Run> = {}): Run => ({
  ...openedRun({
    id: 'run-1',
    source: 'weather',
    track: 'saratoga',
    day: RUN_DAY,
    askedBy: 'operator',
    at: change.startedAt ?? RUN_START,
  }),
  leaseUntil: shift(change.startedAt ?? RUN_START, LEASE_MS),
  ...change,
});

/** A run that ended well. */
export const anEndedRun = (change: Partial<Run> = {}): Run =>
  aRun({ status: 'success', endedAt: shift(change.startedAt ?? RUN_START, 2_000), received: 3, ...change });

/** A collection of Saratoga's day, just opened. */
export const aWorkflow = (change: Partial<Workflow> = {}): Workflow => ({
  ...openedWorkflow(
    {
      id: 'workflow-1',
      track: 'saratoga',
      day: RUN_DAY,
      askedBy: 'operator',
      isForced: false,
      at: RUN_START,
    },
    WORKFLOW_STEPS,
  ),
  ...change,
});
