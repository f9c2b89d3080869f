import type { IncomingHttpHeaders } from 'node:http';
import got, { MaxRedirectsError, ReadError, RequestError, type Response, TimeoutError } from 'got';
import { staysHome } from './address.ts';
import { decode } from './charset.ts';
import type { Failure } from './failures.ts';

/** One request as it goes out. */
export interface Request {
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeOutMs: number;
  readonly mostBytes: number;
}

/** One answer as it came in, whatever its status. */
export interface Reply {
  readonly kind: 'reply';
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const MOST_REDIRECTS = 3;

/** The error without its options: those hold keys and passwords. */
function failureOfError(error: unknown): Failure {
  if (error instanceof TimeoutError) return { kind: 'timed-out' };
  if (error instanceof ReadError) return { kind: 'cut-off' };
  if (error instanceof MaxRedirectsError) return { kind: 'moved' };
  if (error instanceof RequestError) return { kind: 'unreachable', code: error.code };
  throw error;
}

function openStream({ address, headers, timeOutMs }: Request) {
  return got.stream(address, {
    headers: { ...headers },
    timeout: { request: timeOutMs },
    retry: { limit: 0 },
    throwHttpErrors: false,
    maxRedirects: MOST_REDIRECTS,
    followRedirect: ({ url, headers: { location } }) => staysHome(new URL(url), location ?? ''),
    strictContentLength: true,
  });
}

/** Sends one request and reads the whole answer; any status counts as an answer. */
export async function exchange(request: Request): Promise<Reply | Failure> {
  const stream = openStream(request);
  const received: { response?: Response } = {};
  stream.once('response', (response: Response) => {
    received.response = response;
  });
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      parts.push(part);
      size += part.length;
      if (size > request.mostBytes) return { kind: 'too-large' };
    }
  } catch (error) {
    return failureOfError(error);
  }
  if (received.response === undefined) return { kind: 'cut-off' };
  const { statusCode, headers } = received.response;
  const text = decode(Buffer.concat(parts), headers['content-type'] ?? '');
  return { kind: 'reply', status: statusCode, headers, text };
}
