import type { End } from '#adapters/jobs/repeatedly.ts';
import type { Get } from './wiring/provide.ts';

/** How long after the start the startup work is surely over. */
const READ_AHEAD_MS = 15_000;

/**
 * The first is read by no tool as its own, so that every one of them looks at it; the others are answered from what is
 * counted once a day: how our picks did, and the bias of a track.
 */
const AHEAD = ['Who do you like in race 1?', 'How are your picks doing?', 'Is there a rail bias?'];
/** What takes longest the first time it is computed, at whichever track. */
const LONG = ['What if it rains before the turf races?', '50-cent pick 4 under $30'];

/** Answers a few questions at each track racing today, so that the first one asked finds cards, counts and words ready. */
export async function answerAhead(get: Get): Promise<void> {
  const [first, ...others] = await get('tracksToday')();
  if (first === undefined) return;
  for (const question of [...AHEAD, ...LONG]) await get('findAnswer')(first.slug, question);
  for (const { slug } of others) for (const question of AHEAD) await get('findAnswer')(slug, question);
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
