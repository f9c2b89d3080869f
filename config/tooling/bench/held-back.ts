/** Each process may run for a third of each period, in turn, which leaves room for PostgreSQL and the load. */
const PERIOD_MS = 30;
const WORK_MS = 10;

function tell(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended; the load will report it.
  }
}

/** Limits processes to a third of a processor each while work runs, by stopping them for two thirds of the time. */
export async function heldBack<T>(pids: readonly number[], work: () => Promise<T>): Promise<T> {
  const turns = new Set<NodeJS.Timeout>();
  const later = (ms: number, act: () => void): void => {
    const turn = setTimeout(() => {
      turns.delete(turn);
      act();
    }, ms);
    turns.add(turn);
  };
  const goOn = (): void => {
    for (const pid of pids) tell(pid, 'SIGCONT');
  };
  const period = setInterval(() => {
    for (const [nth, pid] of pids.entries()) {
      later(nth * WORK_MS, () => tell(pid, 'SIGCONT'));
      later((nth + 1) * WORK_MS, () => tell(pid, 'SIGSTOP'));
    }
  }, PERIOD_MS);
  process.once('exit', goOn);
  try {
    return await work();
  } finally {
    process.off('exit', goOn);
    clearInterval(period);
    for (const turn of turns) clearTimeout(turn);
    goOn();
  }
}
