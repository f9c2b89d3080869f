import type { Instant } from '../kernel/instant.ts';
import type { JobState } from './job.ts';
import type { JobRule } from './rules.ts';

/** How an act stands to its moment when it is begun. */
export type Punctuality = 'in-time' | 'late' | 'to-catch-up' | 'too-late';

type Lengths = Pick<JobRule, 'grace' | 'lateFor' | 'catchUpFor'>;

/** What begins `now` of what was due then. Odds of a past moment cannot be had; a result can, as long as it is asked for. */
export function punctualityOf(
  { grace, lateFor, catchUpFor }: Lengths,
  dueAt: Instant,
  now: Instant,
): Punctuality {
  const after = now - dueAt;
  if (after <= grace) return 'in-time';
  if (after <= lateFor) return 'late';
  return after <= catchUpFor ? 'to-catch-up' : 'too-late';
}

const ENDS: Readonly<Record<Punctuality, JobState>> = {
  'in-time': 'done',
  late: 'late',
  'to-catch-up': 'caught-up',
  'too-late': 'missed',
};

/** The state of what ended well. */
export const endOf = (punctuality: Punctuality): JobState => ENDS[punctuality];
