import { connection } from './connection.ts';
import { shownMoment } from './moment.ts';

/** An answer that was not OK. `message` is `status: body or status text`; `serverMessage` and `code` are the body's `message` and `code`, if it has them. */
export class HttpError extends Error {
  readonly status: number;
  readonly serverMessage: string | null;
  /** Which refusal it is: `http.second-factor-needed`. */
  readonly code: string | null;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'HttpError';
    this.status = status;
    this.serverMessage = textIn(body, 'message');
    this.code = textIn(body, 'code');
  }
}

function textIn(body: string, name: string): string | null {
  try {
    const parsed = JSON.parse(body) as Readonly<Record<string, unknown>> | null;
    const text = parsed?.[name];
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

export const offlineSentence = 'You are offline.';
const momentOfflineSentence =
  'You are offline: this moment cannot be fetched now. Go back to now to see what this device has stored.';

/** What to show a user: the server's own message if there is one, that there is no connection, or else the given message. */
export function sentenceOf(error: unknown, otherwise: string): string {
  if (error instanceof HttpError) return error.serverMessage ?? otherwise;
  if (!connection.current().isLost) return otherwise;
  return shownMoment() === null ? offlineSentence : momentOfflineSentence;
}

/** What the server says of a call that does not answer for an earlier moment. */
export const notKeptSentence = 'This is not kept for an earlier moment. Go back to now to see or change it.';

/** Whether a call was refused because it does not answer for an earlier moment: nothing failed. */
export const isNotKept = (error: unknown): boolean =>
  error instanceof HttpError && error.serverMessage === notKeptSentence;
