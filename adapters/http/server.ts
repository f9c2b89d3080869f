import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type Koa from 'koa';
import { Refusal } from '#core/kernel/refusal.ts';
import { closingOf, makeHoldable } from './closing.ts';

const HEADERS_LIMIT = 65_536;
/** A request that has not arrived whole by then is answered 408 and cut. */
export const ARRIVE_WITHIN_MS = 15_000;
const LOOK_FOR_LATE_MS = 1_000;
/** Longer than the 60 seconds a proxy keeps an idle connection, so that it never sends on one we are closing. */
const KEEP_ALIVE_MS = 75_000;

export interface Listening {
  /** `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Stops taking requests (in two seconds at most), lets those under way end (five seconds at most) and closes. */
  close(): Promise<void>;
}

const PARSER_ANSWERS: Readonly<Record<string, readonly [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of this request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

/** Answers what Node's parser refuses before Koa sees it. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, words, message] = PARSER_ANSWERS[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'The request could not be understood.',
  ];
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status} ${words}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another program. Choose another with PORT',
  EACCES: 'needs more permissions than this user has. Choose a port above 1023 with PORT',
  EADDRNOTAVAIL: 'is not an address of this machine. Choose another with HOST',
  ENOTFOUND: 'is not an address of this machine. Choose another with HOST',
};

function refusalOf(error: NodeJS.ErrnoException, host: string, port: number): unknown {
  const reason = REASONS[error.code ?? ''];
  if (reason === undefined) return error;
  return new Refusal('unavailable', 'http.no-port', `${host}:${port} ${reason}.`, { cause: error });
}

function addressOf(server: Server): string {
  const { address, port, family } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly arriveWithinMs?: number;
}

/** Listens. Refuses ('unavailable') a port that is taken, forbidden or not of this machine. */
export function listen(
  app: Koa,
  { host, port, arriveWithinMs = ARRIVE_WITHIN_MS }: ListenOptions,
): Promise<Listening> {
  const { answer, hold } = makeHoldable(app.callback());
  const server = createServer(
    {
      maxHeaderSize: HEADERS_LIMIT,
      headersTimeout: arriveWithinMs,
      requestTimeout: arriveWithinMs,
      connectionsCheckingInterval: Math.min(LOOK_FOR_LATE_MS, arriveWithinMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    answer,
  );
  const close = closingOf(server, hold);
  server.on('clientError', answerUnreadable);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusalOf(error, host, port)));
    server.listen({ host, port }, () => resolve({ address: addressOf(server), close }));
  });
}
