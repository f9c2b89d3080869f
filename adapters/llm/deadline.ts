import type { Asker } from '#core/kernel/share.ts';

/** Why a question was broken off. */
export type BrokenOff = 'gone' | 'too-slow';

/** A question under way, with its end. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Null while it is not broken off. */
  readonly brokenOff: () => BrokenOff | null;
  /** Milliseconds that are left. */
  readonly left: () => number;
  /** Resolves as the work does, or rejects as soon as the question is broken off. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
  readonly end: () => void;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = (): void => reject(new Error('broken off'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Breaks off after `wholeMs`, or when the asker goes. */
export function startDeadline(wholeMs: number, asker: Asker | undefined): Deadline {
  const controller = new AbortController();
  const until = performance.now() + wholeMs;
  let why: BrokenOff | null = null;
  const breakOff = (reason: BrokenOff): void => {
    why ??= reason;
    controller.abort();
  };
  const timer = setTimeout(() => breakOff('too-slow'), wholeMs);
  const stay = asker?.onGone(() => breakOff('gone'));
  if (asker?.isGone() === true) breakOff('gone');
  const aborted = untilAborted(controller.signal);
  aborted.catch(() => undefined);
  return {
    signal: controller.signal,
    brokenOff: () => why,
    left: () => Math.max(0, until - performance.now()),
    during: (work) => {
      work.catch(() => undefined);
      return Promise.race([work, aborted]);
    },
    end: () => {
      clearTimeout(timer);
      stay?.();
    },
  };
}

/** Milliseconds a host asks to wait before a retry; null where it does not say. */
export function retryAfterMs(headers: Headers): number | null {
  const [milliseconds, after] = [headers.get('retry-after-ms'), headers.get('retry-after')];
  const waitMs = milliseconds === null ? Number(after ?? Number.NaN) * 1_000 : Number(milliseconds);
  if (Number.isFinite(waitMs)) return waitMs;
  const until = after === null ? Number.NaN : Date.parse(after);
  return Number.isFinite(until) ? until - Date.now() : null;
}
