import { lookup } from 'node:dns';
import { type ClientRequestArgs, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';

const PATIENCE_MS = 10_000;

export interface PushAnswer {
  readonly status: number;
  /** The header as sent. */
  readonly retryAfter: string | null;
}

export interface PushCall {
  readonly endpoint: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
  /** Whether an address may be called. */
  readonly isAllowed: (address: string) => boolean;
}

const refusedAddress = (): NodeJS.ErrnoException =>
  Object.assign(new Error('The push service is at an address that may not be called'), {
    code: 'EADDRREFUSED',
  });

/** Finds a name's addresses and leaves out those that may not be called, at the moment of connecting. */
const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, found) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = error === null ? addresses.filter(({ address }) => isAllowed(address)) : [];
      const [first] = allowed;
      if (first === undefined) found(error ?? refusedAddress(), []);
      else if (options.all) found(null, allowed);
      else found(null, first.address, first.family);
    });
  };

/** Posts to a push service; what it says beyond the status is not read, and no redirect is followed. Rejects when it cannot be reached. */
export async function postPush({ endpoint, headers, body, isAllowed }: PushCall): Promise<PushAnswer> {
  const host = endpoint.hostname.replace(/^\[|\]$/g, '');
  // A literal address is never looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) throw refusedAddress();
  const options: ClientRequestArgs = {
    method: 'POST',
    headers: { ...headers },
    lookup: lookupAllowed(isAllowed),
    signal: AbortSignal.timeout(PATIENCE_MS),
  };
  const open = endpoint.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = open(endpoint, options, (answer) => {
      answer.on('error', () => undefined);
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
      answer.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}
