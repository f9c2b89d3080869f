const PROGRESS_EVERY_MS = 1_000;

export interface ProgressDeps {
  /** What is counted, in the plural: `files`. */
  readonly things: string;
  readonly say: (line: string) => void;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return seconds < 60 ? `${seconds} s left` : `${Math.floor(seconds / 60)} min ${seconds % 60} s left`;
}

/**
 * Reports how far long work is, at most once a second, and at its end: how much is done, the rate, the time left. What
 * is over within a second is not reported. Call it after each thing with how many are done.
 */
export function makeProgress({ things, say, now = () => performance.now() }: ProgressDeps) {
  const start = now();
  let lastShown = start;
  return (done: number, total: number): void => {
    const moment = now();
    const isEnd = done === total && lastShown !== start;
    if (done === 0 || (moment - lastShown < PROGRESS_EVERY_MS && !isEnd)) return;
    lastShown = moment;
    const perMs = done / Math.max(moment - start, 1);
    const rate = `${(perMs * 1_000).toFixed(1)} a second`;
    const end = done === total ? 'done' : timeLeft((total - done) / perMs);
    say(`${done} of ${total} ${things}, ${rate}, ${end}`);
  };
}

export type Progress = ReturnType<typeof makeProgress>;
