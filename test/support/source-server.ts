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
export interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

export interface SourceServer {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly asked: readonly Asked[];
  /** What a path is answered with from now on: several replies are given in turn, the last for ever. */
  answer(path: string, ...replies: readonly SourceReply[]): void;
  /** Forgets every answer and question. */
  clear(): void;
  close(): Promise<void>;
}

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

/** A real web server on a loopback port that plays the host of a source; a path without an answer is a 404. */
export async function openSourceServer(): Promise<SourceServer> {
  const answers = new Map<string, SourceReply[]>();
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push({ path: pathname, query: searchParams, headers: request.headers });
    const left = answers.get(decodeURIComponent(pathname)) ?? [];
    const reply = (left.length > 1 ? left.shift() : left[0]) ?? NOTHING_THERE;
    void say(reply, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (path, ...replies) => void answers.set(path, [...replies]),
    clear: () => {
      answers.clear();
      asked.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
