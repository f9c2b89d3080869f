import type { Operation } from './operation.ts';
import type { Person } from './people.ts';
import type { Sent } from './values.ts';

/** How a request was answered, and what is wrong with the answer; null when nothing is. */
export interface Step {
  readonly status: number;
  readonly fault: string | null;
}

const PATIENCE_MS = 30_000;

function faultOfRefusal(operation: Operation, status: number, text: string): string | null {
  if (status >= 500 && !operation.statuses.has(status)) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status === 500) return `answered 500: ${text.slice(0, 200)}`;
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' && message !== ''
      ? null
      : `${status} without a message: ${text.slice(0, 200)}`;
  } catch {
    return `${status} that is not JSON: ${text.slice(0, 200)}`;
  }
}

function faultOfAnswer({ reply }: Operation, text: string): string | null {
  if (reply === null) return null;
  const read = reply.safeParse(JSON.parse(text));
  if (read.success) return null;
  const [issue] = read.error.issues;
  return `off its schema at ${issue?.path.join('.') ?? '?'}: ${issue?.message ?? ''}`;
}

/** Sends a request as a caller and checks the answer. */
export async function step(
  address: string,
  operation: Operation,
  sent: Sent,
  { cookie }: Person,
): Promise<Step> {
  const { method } = operation;
  const body = method === 'GET' || sent.body === undefined ? null : JSON.stringify(sent.body);
  const leaving = new AbortController();
  const late = setTimeout(() => leaving.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(`${address}${sent.address}`, {
      method,
      redirect: 'manual',
      headers: { cookie, origin: address, ...(body !== null && { 'content-type': 'application/json' }) },
      body,
      signal: leaving.signal,
    });
    const { status } = answer;
    if (operation.isStream && status === 200) {
      leaving.abort();
      return { status, fault: null };
    }
    const text = await answer.text();
    if (status >= 400) return { status, fault: faultOfRefusal(operation, status, text) };
    return { status, fault: status === 200 ? faultOfAnswer(operation, text) : null };
  } catch (error) {
    return { status: 0, fault: `no answer: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    clearTimeout(late);
  }
}
