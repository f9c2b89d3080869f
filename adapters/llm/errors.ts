import type { ModelAnswer, ModelUsage, TryEnd } from '#core/picks/model-questions/model-question.ts';
import { unanswered } from './answer.ts';
import { type BrokenOff, retryAfterMs } from './deadline.ts';

/** What went wrong with a request, independent of the library. */
export interface RequestError {
  readonly brokenOff: BrokenOff | null;
  /** HTTP status; null where there was no answer. */
  readonly status: number | null;
  readonly isTimeout: boolean;
  /** The host was not reached, or went away. */
  readonly isConnection: boolean;
  /** The answer had begun. */
  readonly hadBegun: boolean;
  /** Of the answer; null without one. */
  readonly headers: Headers | null;
  /** The question cannot have arrived. */
  readonly neverSent: boolean;
}

const NEVER_SENT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Message of `fetch` for a port it blocks. */
const BAD_PORT = 'bad port';

/** No line to the host was opened: read from the causes of an error. */
export function wasNeverSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (('code' in cause && NEVER_SENT.has(cause.code)) || cause.message === BAD_PORT) return true;
  }
  return false;
}

/** A body that was cut off, or was not JSON at all. */
export const brokeOff = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof TypeError && error.message === 'terminated');

type Failure = Exclude<ModelAnswer, { is: 'answered' }>;

const REFUSED_HERE = new Set([401, 402, 403, 404]);
const NOT_ALLOWED: Readonly<Record<number, string>> = {
  401: 'rejected the API key',
  402: 'requires payment',
  403: 'does not permit this with the configured API key',
  404: 'does not have the configured model',
};
const TOO_MANY = 429;
const OVERLOADED = 529;
const CLIENT_FAULT = 400;
const SERVER_FAULT = 500;

function byStatus(status: number, name: string): Failure | null {
  if (REFUSED_HERE.has(status)) return unanswered('not-allowed', `${name} ${NOT_ALLOWED[status]}.`);
  if (status === TOO_MANY) return unanswered('unavailable', `${name} is limiting requests for now (429).`);
  if (status === OVERLOADED) return unanswered('unavailable', `${name} is overloaded (529).`);
  if (status >= SERVER_FAULT) return unanswered('unavailable', `${name} had a server error (${status}).`);
  return status >= CLIENT_FAULT
    ? unanswered('unavailable', `${name} rejected the request (${status}).`)
    : null;
}

/** Statuses that may pass. */
const isPassing = (status: number): boolean =>
  [408, 409, TOO_MANY].includes(status) || status >= SERVER_FAULT;

function mayDoAgain({
  brokenOff,
  status,
  isTimeout,
  isConnection,
  hadBegun,
  headers,
}: RequestError): boolean {
  if (brokenOff !== null || hadBegun) return false;
  const shouldRetry = headers?.get('x-should-retry') ?? null;
  if (shouldRetry === 'true' || shouldRetry === 'false') return shouldRetry === 'true';
  return status === null ? isTimeout || isConnection : isPassing(status);
}

/** No model worked on a request that the host refused or did not receive. */
const didNeverRun = ({ status, neverSent }: RequestError): boolean =>
  neverSent ||
  (status !== null && ((status >= CLIENT_FAULT && status < SERVER_FAULT) || status === OVERLOADED));

const tryEnd = (error: RequestError): TryEnd => ({
  ...(didNeverRun(error) ? { neverRan: true } : {}),
  ...(mayDoAgain(error)
    ? { again: { afterMs: error.headers === null ? null : retryAfterMs(error.headers) } }
    : {}),
});

/** The answer of a failed request. Null where the error is a bug of our own. */
export function failureOf(
  error: RequestError,
  name: string,
  usage: ModelUsage | null = null,
): Failure | null {
  const fault = failureFor(error, name, usage);
  return fault === null ? null : { ...fault, ...tryEnd(error) };
}

function failureFor(error: RequestError, name: string, usage: ModelUsage | null): Failure | null {
  const { brokenOff, status, isTimeout, isConnection, hadBegun } = error;
  if (brokenOff === 'gone') return unanswered('given-up', 'The request was canceled.', usage);
  if (brokenOff === 'too-slow' || isTimeout)
    return unanswered('too-slow', `${name} did not answer in time.`, usage);
  if (status !== null) return byStatus(status, name);
  if (hadBegun) return unanswered('cut-off', `${name}'s answer was interrupted.`, usage);
  return isConnection ? unanswered('unavailable', `${name} cannot be reached.`) : null;
}
