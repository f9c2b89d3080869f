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
 * Tells how far long work is, at most once a second, and at its end: how much is done, how fast it goes, how long it
 * will still take. What is over within a second is not told of. Call it after each thing with how many are done.
 */
export function makeProgress({ things, say, now = () => performance.now() }: ProgressDeps) {
  const start = now();
  let told = start;
  return (done: number, total: number): void => {
    const at = now();
    const isEnd = done === total && told !== start;
    if (done === 0 || (at - told < PROGRESS_EVERY_MS && !isEnd)) return;
    told = at;
    const perMs = done / Math.max(at - start, 1);
    const rate = `${(perMs * 1_000).toFixed(1)} a second`;
    const end = done === total ? 'done' : timeLeft((total - done) / perMs);
    say(`${done} of ${total} ${things}, ${rate}, ${end}`);
  };
}

export type Progress = ReturnType<typeof makeProgress>;
