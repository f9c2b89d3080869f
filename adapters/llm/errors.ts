import type { ModelAnswer, ModelUsage, TryEnd } from '#core/picks/questions/model-question.ts';
import { unanswered } from './answer.ts';
import { askedWait, type BrokenOff } from './patience.ts';

/** What went wrong with a question, in no library's words. */
export interface Trouble {
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

/** What `fetch` says of a port that it never asks. */
const BAD_PORT = 'bad port';

/** No line to the host was opened: read from the causes of an error. */
export function wasNeverSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (('code' in cause && NEVER_SENT.has(cause.code)) || cause.message === BAD_PORT) return true;
  }
  return false;
}

/** A body that broke off, or was no JSON at all. */
export const brokeOff = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof TypeError && error.message === 'terminated');

type Failure = Exclude<ModelAnswer, { is: 'answered' }>;

const REFUSED_HERE = new Set([401, 402, 403, 404]);
const NOT_ALLOWED: Readonly<Record<number, string>> = {
  401: 'does not know the key that is set',
  402: 'asks to be paid first',
  403: 'does not allow this to the key that is set',
  404: 'does not have the model that is set',
};
const TOO_MANY = 429;
const OVERLOADED = 529;
const CLIENT_FAULT = 400;
const SERVER_FAULT = 500;

function byStatus(status: number, name: string): Failure | null {
  if (REFUSED_HERE.has(status)) return unanswered('not-allowed', `${name} ${NOT_ALLOWED[status]}.`);
  if (status === TOO_MANY) return unanswered('ill', `${name} takes no more questions for now (429).`);
  if (status === OVERLOADED) return unanswered('ill', `${name} is overloaded (529).`);
  if (status >= SERVER_FAULT) return unanswered('ill', `${name} is out of order (${status}).`);
  return status >= CLIENT_FAULT ? unanswered('ill', `${name} did not take the question (${status}).`) : null;
}

/** Statuses of a passing trouble. */
const isPassing = (status: number): boolean =>
  [408, 409, TOO_MANY].includes(status) || status >= SERVER_FAULT;

function mayDoAgain({ brokenOff, status, isTimeout, isConnection, hadBegun, headers }: Trouble): boolean {
  if (brokenOff !== null || hadBegun) return false;
  const told = headers?.get('x-should-retry') ?? null;
  if (told === 'true' || told === 'false') return told === 'true';
  return status === null ? isTimeout || isConnection : isPassing(status);
}

/** A host that refused a question, or was not reached with it, had no model work on it. */
const didNeverRun = ({ status, neverSent }: Trouble): boolean =>
  neverSent ||
  (status !== null && ((status >= CLIENT_FAULT && status < SERVER_FAULT) || status === OVERLOADED));

const tryEnd = (trouble: Trouble): TryEnd => ({
  ...(didNeverRun(trouble) ? { neverRan: true } : {}),
  ...(mayDoAgain(trouble)
    ? { again: { afterMs: trouble.headers === null ? null : askedWait(trouble.headers) } }
    : {}),
});

/** Says a trouble as an answer that is none. Null for what is nobody's trouble but ours: a bug. */
export function failureOf(trouble: Trouble, name: string, usage: ModelUsage | null = null): Failure | null {
  const fault = saidAs(trouble, name, usage);
  return fault === null ? null : { ...fault, ...tryEnd(trouble) };
}

function saidAs(trouble: Trouble, name: string, usage: ModelUsage | null): Failure | null {
  const { brokenOff, status, isTimeout, isConnection, hadBegun } = trouble;
  if (brokenOff === 'gone') return unanswered('given-up', 'Whoever asked has gone.', usage);
  if (brokenOff === 'too-slow' || isTimeout)
    return unanswered('too-slow', `${name} did not answer in time.`, usage);
  if (status !== null) return byStatus(status, name);
  if (hadBegun) return unanswered('cut-off', `${name}'s answer broke off.`, usage);
  return isConnection ? unanswered('ill', `${name} cannot be reached.`) : null;
}
