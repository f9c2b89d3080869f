/** An answer that was not OK. `message` is `status: body or status text`; `serverMessage` is the body's `message`, if it has one. */
export class HttpError extends Error {
  readonly status: number;
  readonly serverMessage: string | null;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'HttpError';
    this.status = status;
    this.serverMessage = messageIn(body);
  }
}

function messageIn(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('message' in parsed)) return null;
    return typeof parsed.message === 'string' ? parsed.message : null;
  } catch {
    return null;
  }
}

/** What to tell a person: the server's own sentence where there is one, else the given sentence. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof HttpError && error.serverMessage !== null ? error.serverMessage : otherwise;
}
