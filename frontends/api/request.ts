import { answerIn } from './answer.ts';
import { answeredWithin } from './answered-within.ts';
import { connection } from './connection.ts';
import { dropEarlyRequests, putEarlyRequest, takeEarlyRequest } from './early-requests.ts';
import { HttpError } from './http-error.ts';
import { atMoment, undated } from './moment.ts';
import { noteServerTime } from './server-clock.ts';

const json = { 'Content-Type': 'application/json' } as const;
const noCache = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' } as const;

/** Sent as a change, yet changes nothing that was read: the report of a visit, and the picks, which are announced if they are made. */
const changesNothing = /^\/api\/(?:activity\/page-view|ai\/enhanced-picks)(?:\?|$)/;

/** The path with the cache-busting `_t`, a timestamp in milliseconds. */
export function withT(path: string, now: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}_t=${now}`;
}

/** A change may fail to be sent for other reasons, such as a blocker that stops the report of a visit. */
const hasNoNetwork = (): boolean => globalThis.navigator?.onLine === false;

/** One call: with cookies, without caching, its body as JSON. Network failures are recorded and rethrown unchanged. */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = body === undefined ? {} : json,
  signal?: AbortSignal,
): Promise<Response> {
  if (method !== 'GET' && !changesNothing.test(path)) dropEarlyRequests();
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      cache: 'no-store',
      headers: { ...noCache, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    noteServerTime(response.headers.get('Date'));
    connection.answered();
    return response;
  } catch (error) {
    if (method === 'GET' || hasNoNetwork()) connection.lost();
    throw error;
  }
}

async function refused(response: Response): Promise<HttpError> {
  return new HttpError(response.status, await response.text().catch(() => ''), response.statusText);
}

/** What is the same for everybody, and its version as the next read names it: it is not sent again while it is the same. */
const versions = new Map<string, { readonly answer: unknown; readonly headers: Record<string, string> }>();

async function answerTo(path: string, onSignedOut: () => void): Promise<unknown> {
  const early = await takeEarlyRequest(path);
  if (early) connection.answered();
  const known = versions.get(path);
  const response = early ?? (await request('GET', withT(path, Date.now()), undefined, known?.headers));
  if (response.status === 304) return known?.answer;
  if (response.status === 401) {
    onSignedOut();
    return null;
  }
  if (!response.ok) throw await refused(response);
  const answer = await answerIn(response, 'GET', path);
  const version = response.headers.get('etag');
  if (versions.size > 60) versions.clear();
  if (version) versions.set(path, { answer, headers: { 'if-none-match': version } });
  return answer;
}

/** Reads the whole page waits for: who is signed in and how, and the disclaimer. */
const entranceReads = /^\/api\/(auth\/(user|mode)|disclaimer)\b/;

/**
 * Reads JSON, as of the moment that the page shows. Not signed in (401) is `null` and reported; any other answer that is
 * not OK is an `HttpError`. A read that the whole page waits for fails within 10 s.
 */
export async function read(address: string, onSignedOut: () => void = () => undefined): Promise<unknown> {
  const path = undated.test(address) ? address : atMoment(address);
  const answer = answerTo(path, onSignedOut);
  return entranceReads.test(path) ? answeredWithin(answer) : answer;
}

/** Sends a read ahead as of a moment, whose answers do not change: reading it then takes the answer. */
export function readAhead(address: string, moment: string): void {
  const path = atMoment(address, moment);
  if (!undated.test(address)) putEarlyRequest(path, () => request('GET', withT(path, Date.now())));
}

/** Sends a change and returns its JSON reply (`null` when the reply is empty). Any answer that is not OK is an `HttpError`. */
export async function send(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await request(method, path, body);
  if (!response.ok) throw await refused(response);
  return answerIn(response, method, path);
}
