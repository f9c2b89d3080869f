import type { Asker } from '#core/kernel/share.ts';
import type { PutQuestion } from '#core/picks/ports.ts';
import { unanswered } from './answer.ts';
import type { AskLimits } from './provider-settings.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** Where the host names no wait: twice as long each time, less up to a quarter, so that retries spread out. */
const defaultWait = (nth: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** nth, LONGEST_WAIT_MS) * (1 - Math.random() / 4);

/** Waits, or until the asker goes. */
function pause(milliseconds: number, asker: Asker | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stay?.();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stay = asker?.onGone(end);
    if (asker?.isGone() === true) end();
  });
}

/** Retries a question while that may help, within the limits; not with a host that asks for too long a wait. */
export const persistent =
  ({ wholeMs, retries }: AskLimits) =>
  (ask: PutQuestion): PutQuestion =>
  async (question, extras = {}) => {
    const until = performance.now() + wholeMs;
    const left = (): number => Math.max(0, until - performance.now());
    for (let nth = 0; ; nth += 1) {
      const answer = await ask(question, { ...extras, withinMs: left() });
      if (answer.is === 'answered' || answer.again === undefined || nth >= retries) return answer;
      const wait = Math.max(0, answer.again.afterMs ?? defaultWait(nth));
      if (wait > wholeMs / 2 || wait >= left()) return answer;
      await pause(wait, extras.asker);
      if (extras.asker?.isGone() === true) return unanswered('given-up', 'The request was canceled.');
    }
  };
