/** Of each period a process may work a third: so two of them and PostgreSQL have room on two processors. */
const PERIOD_MS = 30;
const WORK_MS = 10;

function tell(pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) process.kill(pid, signal);
}

/** Holds processes to a third of a processor each while something is done, by stopping them for two thirds of the time. */
export async function heldBack<T>(pids: readonly number[], work: () => Promise<T>): Promise<T> {
  let going: NodeJS.Timeout | undefined;
  const period = setInterval(() => {
    tell(pids, 'SIGCONT');
    going = setTimeout(() => tell(pids, 'SIGSTOP'), WORK_MS);
  }, PERIOD_MS);
  try {
    return await work();
  } finally {
    clearInterval(period);
    clearTimeout(going);
    tell(pids, 'SIGCONT');
  }
}
