import type { Log } from '#core/kernel/functions.ts';

const SILENT_MS = 5_000;

/** Runs the work; when nothing was said for five seconds, says that it still waits, and for how long. */
export async function sayingThatItWaits<T>(
  say: Log,
  work: (say: Log) => Promise<T>,
  silentMs = SILENT_MS,
): Promise<T> {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      say(`still waiting after ${Math.round((performance.now() - start) / 1_000)} s …`);
      restart();
    }, silentMs);
  };
  restart();
  try {
    return await work((line) => {
      say(line);
      restart();
    });
  } finally {
    clearTimeout(timer);
  }
}
