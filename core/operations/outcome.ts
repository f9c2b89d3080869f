import type { FetchReport } from '../kernel/fetched.ts';
import type { Instant } from '../kernel/instant.ts';
import { type Failure, makeFailure } from './failure.ts';
import type { Run, RunStatus } from './run.ts';

export const PROCESS_ENDED = makeFailure(
  'operations.process-ended',
  'The server process stopped before it finished.',
  'unavailable',
);

export const STOPPED = makeFailure(
  'operations.stopped',
  'Stopped by an administrator before it finished.',
  'unavailable',
);

export const STOPPING = makeFailure(
  'operations.stopping',
  'This process is shutting down. Please try again shortly.',
  'unavailable',
);

/** What is missing of the expected items, and the problems the source reported. */
export function problemsOf({ expected, received: count, faults }: FetchReport): readonly Failure[] {
  const failures = faults.map((sentence) => makeFailure('operations.left-out', sentence));
  if (expected === null || count >= expected) return failures;
  const short =
    count === 0
      ? makeFailure('operations.nothing-came', `0 of ${expected} received.`, 'unavailable')
      : makeFailure('operations.incomplete', `${count} of ${expected} received.`);
  return [short, ...failures];
}

/** Success when complete, partial when something is missing, failed when nothing arrived though it should have. */
export function statusOf({ expected, received: count, faults }: FetchReport): Exclude<RunStatus, 'running'> {
  const isShort = expected !== null && count < expected;
  if (!isShort && faults.length === 0) return 'success';
  return count === 0 && expected !== 0 ? 'failed' : 'partial';
}

/** The run, ended with the fetched data. */
export const endedWith = (run: Run, fetched: FetchReport, instant: Instant): Run => ({
  ...run,
  status: statusOf(fetched),
  expected: fetched.expected,
  received: fetched.received,
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
