import { Refusal, type RefusalExtra } from '#core/kernel/refusal.ts';

/** What can be wrong with an answer, or with getting one. */
export type Failure =
  | { readonly kind: 'no-such-thing' }
  /** 5xx and 408; `waitMs` is what the host asked for. */
  | { readonly kind: 'unavailable'; readonly status: number; readonly waitMs: number | null }
  | { readonly kind: 'too-often'; readonly waitMs: number | null }
  /** Asked too much lately: no request was sent. */
  | { readonly kind: 'resting'; readonly waitMs: number }
  | { readonly kind: 'unreachable'; readonly code: string }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cut-off' }
  /** 401, 402, 403: a key, a plan or a permission is missing. */
  | { readonly kind: 'refused'; readonly status: number }
  /** Another 4xx: the question is not one that the host knows. */
  | { readonly kind: 'misunderstood'; readonly status: number }
  /** A page that keeps machines out. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'moved' }
  | { readonly kind: 'too-large' }
  /** HTML where JSON was asked for, and the like. */
  | { readonly kind: 'wrong-content' }
  /** The right content, in another shape than documented. */
  | { readonly kind: 'wrong-shape'; readonly where: string };

const SENTENCES: { readonly [K in Failure['kind']]: (fault: Extract<Failure, { kind: K }>) => string } = {
  'no-such-thing': () => 'has no such page',
  unavailable: ({ status }) => `is down (${status})`,
  'too-often': () => 'is rate-limiting us',
  resting: () => 'is in a cooldown',
  unreachable: ({ code }) => `cannot be reached (${code})`,
  'timed-out': () => 'did not answer in time',
  'cut-off': () => 'broke off in the middle of its reply',
  refused: ({ status }) => `denied access (${status})`,
  misunderstood: ({ status }) => `rejected the request (${status})`,
  blocked: () => 'blocks automated access',
  moved: () => 'has moved to another address',
  'too-large': () => 'sent a reply over the size limit',
  'wrong-content': () => 'sent an unexpected content type',
  'wrong-shape': ({ where }) => `sent an unexpected format (${where})`,
};

const LATER_MS = 60_000;

/** How long until asking again may help by itself; null when only a person can help. */
function laterMs(failure: Failure): number | null {
  switch (failure.kind) {
    case 'unavailable':
    case 'too-often':
      return failure.waitMs ?? LATER_MS;
    case 'resting':
      return failure.waitMs;
    case 'unreachable':
    case 'timed-out':
    case 'cut-off':
      return LATER_MS;
    default:
      return null;
  }
}

/** The host is failing, and the same request may be repeated. A block page or a missing thing does not count. */
export const isUnavailable = (failure: Failure): boolean =>
  failure.kind !== 'resting' && laterMs(failure) !== null;

/** The fault in words for people; `waitMs` overrules the wait that the fault itself names. */
export function failureRefusal(
  source: string,
  failure: Failure,
  waitMs: number | null = laterMs(failure),
): Refusal {
  const say = SENTENCES[failure.kind] as (failure: Failure) => string;
  const extra: RefusalExtra =
    waitMs === null ? {} : { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
  const kind = failure.kind === 'no-such-thing' ? 'not-found' : 'unavailable';
  return new Refusal(kind, `source.${failure.kind}`, `${source} ${say(failure)}.`, extra);
}
