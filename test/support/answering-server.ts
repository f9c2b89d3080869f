import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What the host says: JSON, or a body as it is. */
export interface SourceReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string | Buffer;
  /** Waits that long before the first byte. */
  readonly delayMs?: number;
  /** Breaks the connection off in the middle of the body. */
  readonly cutOff?: true;
}

/** A question as it came in. */
export interface ReceivedRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** What is said to a question; null: there is no such thing. */
export type Answering = (request: ReceivedRequest) => SourceReply | null;

const bodyOf = ({ json, body }: SourceReply): Buffer =>
  body === undefined ? Buffer.from(json === undefined ? '' : JSON.stringify(json)) : Buffer.from(body);

async function say(reply: SourceReply, response: ServerResponse): Promise<void> {
  if (reply.delayMs !== undefined) await pause(reply.delayMs, undefined, { ref: false });
  const body = bodyOf(reply);
  const type = reply.json === undefined ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(reply.status ?? 200, {
    'content-type': type,
    'content-length': body.length,
    ...reply.headers,
  });
  if (reply.cutOff !== true) return void response.end(body);
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

const NOTHING_THERE: SourceReply = { status: 404, json: { detail: 'Not found' } };

/** A real web server on a loopback port that says to each question what `answering` gives, and notes the question. */
export async function openAnsweringServer(answering: Answering) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const question = { path, query, headers: request.headers };
    requests.push(question);
    void say(answering(question) ?? NOTHING_THERE, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
