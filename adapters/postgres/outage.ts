import { Refusal } from '#core/kernel/refusal.ts';

/** Codes of PostgreSQL and of sockets for a server that is down or refuses connections. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  '25006',
  '28000',
  '28P01',
  '3D000',
  '57P01',
  '57P02',
  '57P03',
]);

/** Classes of PostgreSQL's codes: connection failures, and lack of resources (disk, memory, connections). */
const CLASSES: readonly string[] = ['08', '53'];

const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);

const isSocketError = (error: Error): boolean =>
  'syscall' in error && typeof error.syscall === 'string' && SOCKET_CALLS.has(error.syscall);

const isPostgresError = (error: Error): boolean => 'severity' in error;

/** The driver's message, after the statement's text, for a connection that died or was given up. */
const LOST =
  /(^| - )(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/;

/** True when a driver error means that the database cannot be reached, and not a bug of ours. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  if (error.name === 'KnexTimeoutError') return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isPostgresError(error)) return CODES.has(code) || CLASSES.some((start) => code.startsWith(start));
  // When a connection dies during a statement, the driver gives no code, only this text.
  return LOST.test(error.message) || (isSocketError(error) && CODES.has(code));
}

const RETRY_AFTER_SECONDS = 5;

/** The refusal shown while the database is away; `cause` is for the log. */
export const unreachable = (cause?: unknown): Refusal =>
  new Refusal(
    'unavailable',
    'database.unreachable',
    'The database cannot be reached at the moment. Please try again shortly.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS, cause },
  );

/** Does the work; turns an outage into a Refusal ('unavailable', `database.unreachable`) and rethrows anything else. */
export async function refusingOutage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isOutage(error) ? unreachable(error) : error;
  }
}
