import type { Context, Middleware } from 'koa';
import { CODE_NEEDED, WRONG_CODE } from '#core/accounts/second-factor.ts';
import { ANALYST_FAILED } from '#core/assistant/outside-model.ts';
import { Refusal, type RefusalKind } from '#core/kernel/refusal.ts';
import { SECOND_FACTOR_NEEDED } from '../actor.ts';
import { HttpFailure } from '../http-failure.ts';
import { type Log, reportedError } from '../log.ts';

export const RETRY_AFTER_SECONDS = 5;

const STATUS: Readonly<Record<RefusalKind, number>> = {
  'not-found': 404,
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  conflict: 409,
  'too-many': 429,
  unavailable: 503,
};

/** Refusals by a provider we call. */
const BAD_GATEWAY: ReadonlySet<string> = new Set([ANALYST_FAILED]);

/** Refusals that a screen answers with another step: their code is in the reply. */
const SHOWN_CODES: ReadonlySet<string> = new Set([CODE_NEEDED, WRONG_CODE, SECOND_FACTOR_NEEDED]);

const BUG = 'Something went wrong on our side. Please try again.';

export interface RefusalReply {
  readonly status: number;
  readonly body: { readonly message: string; readonly code?: string; readonly requestId?: string };
  readonly retryAfterSeconds?: number;
}

/** A refusal as an answer. */
export function reportedRefusal(refusal: Refusal): RefusalReply {
  const status = BAD_GATEWAY.has(refusal.code) ? 502 : STATUS[refusal.kind];
  const { code, message } = refusal;
  const body = SHOWN_CODES.has(code) ? { message, code } : { message };
  if (status !== 503 && status !== 429) return { status, body };
  return { status, body, retryAfterSeconds: refusal.retryAfterSeconds ?? RETRY_AFTER_SECONDS };
}

/** A fault that a library (Koa, Node) marks as the caller's: its status, without its words. */
function callersFault(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || !('expose' in error)) return null;
  const { status, expose } = error;
  return expose === true && typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

function reportOf(error: unknown, requestId: string, log: Log): RefusalReply {
  if (error instanceof HttpFailure) return { status: error.status, body: { message: error.message } };
  if (error instanceof Refusal) {
    if (error.kind === 'unavailable') {
      const cause = error.cause === undefined ? {} : { cause: reportedError(error.cause) };
      log.warn({ requestId, code: error.code, ...cause }, error.message);
    }
    return reportedRefusal(error);
  }
  const status = callersFault(error);
  if (status !== null) return { status, body: { message: 'The request could not be understood.' } };
  log.error({ requestId, error: reportedError(error) }, 'a bug');
  return { status: 500, body: { message: BUG, requestId } };
}

const wantsPage = (ctx: Context): boolean => ctx.method === 'GET' && ctx.get('Accept').includes('text/html');

/** Turns whatever was thrown into an answer: `{message}`, or a plain page for a browser on its way to a page. */
export const refusals =
  (log: Log, errorPage: () => string): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const report = reportOf(error, String(ctx.state['requestId']), log);
      ctx.status = report.status;
      ctx.set('Cache-Control', 'no-store');
      if (report.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(report.retryAfterSeconds));
      if (error instanceof HttpFailure && error.allow !== null) ctx.set('Allow', error.allow);
      if (report.status >= 500 && wantsPage(ctx)) {
        ctx.set('Content-Type', 'text/html; charset=utf-8');
        ctx.body = errorPage();
        return;
      }
      ctx.set('Content-Type', 'application/json; charset=utf-8');
      ctx.body = JSON.stringify(report.body);
    }
  };
