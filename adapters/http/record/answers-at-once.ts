import type { IncomingMessage, ServerResponse } from 'node:http';
import type Koa from 'koa';

/** An answer as it was sent, to be sent again. */
interface Answer {
  readonly headers: Readonly<Record<string, number | string | readonly string[]>>;
  readonly body: Buffer;
  /** Milliseconds of the machine's clock up to which it may be sent again. */
  readonly until: number;
}

const MOST_ANSWERS = 200;
const AGAIN_MS = 1_000;

const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['if-none-match'] === undefined && headers['if-modified-since'] === undefined;

const keyOf = ({ url, headers }: IncomingMessage): string =>
  [url, headers['accept-encoding'], headers['x-forwarded-proto']].join('\n');

/**
 * Answers that are sent again for a second without going through the server's layers, byte for byte with their headers.
 * They get no request id and no line in the log.
 */
export function makeAnswersAtOnce(now: () => number) {
  const answers = new Map<string, Answer>();
  return {
    /** Remembers what is being answered; its request id belongs to one request. */
    remember(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
      if (!isPlain(request)) return;
      if (answers.size >= MOST_ANSWERS) answers.clear();
      const { 'x-request-id': _, ...headers } = response.getHeaders();
      const sent = Object.entries({ ...headers, 'content-length': body.length }).filter(
        (entry): entry is [string, number | string | string[]] => entry[1] !== undefined,
      );
      answers.set(keyOf(request), { headers: Object.fromEntries(sent), body, until: now() + AGAIN_MS });
    },
    /** Sends the answer that is remembered; false where there is none, or none any more. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (answers.size === 0 || !isPlain(request)) return false;
      const key = keyOf(request);
      const answer = answers.get(key);
      if (answer === undefined) return false;
      if (answer.until < now()) {
        answers.delete(key);
        return false;
      }
      response.writeHead(200, { ...answer.headers } as Record<string, string>);
      response.end(answer.body);
      return true;
    },
  };
}

export type AnswersAtOnce = ReturnType<typeof makeAnswersAtOnce>;

/** Puts the answers that are sent again in front of the server's layers. */
export function withAnswersAtOnce(app: Koa, answers: AnswersAtOnce): Koa {
  const handlerOf = app.callback.bind(app);
  app.callback = () => {
    const handle = handlerOf();
    return async (request, response) => {
      const isAnswered = answers.answer(request as IncomingMessage, response as ServerResponse);
      if (!isAnswered) await handle(request, response);
    };
  };
  return app;
}
