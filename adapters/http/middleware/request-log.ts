import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { WithLogFields } from '#core/kernel/functions.ts';
import type { Log } from '../log.ts';

const GIVEN_ID = /^[\w.-]{8,64}$/;
const PATH_LIMIT = 200;

export interface RequestLogDeps {
  readonly log: Log;
  /** A proxy in front is trusted: its request id is taken over. */
  readonly trustProxy: boolean;
  readonly withLogFields: WithLogFields;
}

/**
 * Gives each request an id (`x-request-id`) and writes one line when it is answered: method, path without query,
 * status, time, address. Whatever is logged on behalf of the request names it. Queries, cookies and bodies can hold secrets and are never written.
 */
export const requestLog =
  ({ log, trustProxy, withLogFields }: RequestLogDeps): Middleware =>
  async (ctx, next) => {
    const given = trustProxy ? ctx.get('X-Request-Id') : '';
    const requestId = GIVEN_ID.test(given) ? given : randomUUID();
    ctx.state['requestId'] = requestId;
    ctx.set('X-Request-Id', requestId);
    const start = performance.now();
    await withLogFields({ requestId }, next);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { method, status, ip } = ctx;
    const fields = { requestId, method, path: ctx.path.slice(0, PATH_LIMIT), status, ms, address: ip };
    if (status >= 500) log.warn(fields, 'request');
    else log.info(fields, 'request');
  };
