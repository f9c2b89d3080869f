import type { FetchReport } from '../kernel/fetched.ts';
import type { Instant } from '../kernel/instant.ts';
import { type Failure, fault } from './failure.ts';
import type { Run, RunStatus } from './run.ts';

export const PROCESS_ENDED = fault(
  'operations.process-ended',
  'The process that ran it ended before it was done.',
  'unavailable',
);

export const STOPPED = fault(
  'operations.stopped',
  'It was stopped by hand before it was done.',
  'unavailable',
);

export const STOPPING = fault(
  'operations.stopping',
  'This process is being stopped and begins nothing new. Please try again shortly.',
  'unavailable',
);

/** What is missing of what should have come, and what the source said is. */
export function problemsOf({ expected, brought, faults }: FetchReport): readonly Failure[] {
  const failures = faults.map((sentence) => fault('operations.left-out', sentence));
  if (expected === null || brought >= expected) return failures;
  const short =
    brought === 0
      ? fault('operations.nothing-came', `Nothing came of ${expected} expected.`, 'unavailable')
      : fault('operations.incomplete', `${brought} of ${expected} came.`);
  return [short, ...failures];
}

/** Complete is success; something missing is partial; nothing, though something was expected or is missing, failed. */
export function statusOf({ expected, brought, faults }: FetchReport): Exclude<RunStatus, 'running'> {
  const isShort = expected !== null && brought < expected;
  if (!isShort && faults.length === 0) return 'success';
  return brought === 0 && expected !== 0 ? 'failed' : 'partial';
}

/** The run, ended with what came. */
export const endedWith = (run: Run, fetched: FetchReport, instant: Instant): Run => ({
  ...run,
  status: statusOf(fetched),
  expected: fetched.expected,
  brought: fetched.brought,
  faults: problemsOf(fetched),
  ...(fetched.parts === undefined ? {} : { parts: fetched.parts }),
  endedAt: instant,
});

/** The run, ended by what went wrong. */
export const failedWith = (run: Run, why: Failure, instant: Instant): Run => ({
  ...run,
  status: 'failed',
  faults: [why],
  endedAt: instant,
});
