import type { Instant } from '../kernel/instant.ts';
import type { JobState } from './job.ts';
import type { JobRule } from './rules.ts';

/** How punctual a job is when it begins. */
export type Punctuality = 'in-time' | 'late' | 'to-catch-up' | 'too-late';

type Lengths = Pick<JobRule, 'grace' | 'lateFor' | 'catchUpFor'>;

/** How punctual a job is that begins `now`. Odds of a past moment cannot be fetched; a result can, for as long as sources have it. */
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

/** The state of a job that ended well. */
export const endOf = (punctuality: Punctuality): JobState => ENDS[punctuality];
