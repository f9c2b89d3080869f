import type { End } from '#adapters/jobs/repeatedly.ts';
import type { Get } from './wiring/provide.ts';

/** How long after the start the startup work is surely over. */
const READ_AHEAD_MS = 15_000;

/** No tool reads it as its own, so that every one of them looks at it. */
const ANY_PICK = 'Who do you like in race 1?';

/** Answers a question at each track racing today, so that the first one asked finds cards, models and words ready. */
export async function answerAhead(get: Get): Promise<void> {
  for (const { slug } of await get('tracksToday')()) await get('findAnswer')(slug, ANY_PICK);
}

/** Reads what questions are answered from before anybody asks. A failure is logged. */
export function readAhead(get: Get): End {
  let isOver = false;
  const failed = (error: unknown): void => {
    if (!isOver) get('log').warn({ err: error }, 'cache warm-up failed');
  };
  const read = async (): Promise<void> => {
    await get('readResultsBook')();
    if (!isOver) await answerAhead(get);
  };
  const timer = setTimeout(() => void read().catch(failed), READ_AHEAD_MS).unref();
  return async () => {
    isOver = true;
    clearTimeout(timer);
  };
}
