import { Readable } from 'node:stream';
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import type { Clock } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RunCommand } from '#core/operations/use-cases/run-command.ts';
import { actOf, isAudited } from './act-of.ts';
import { type Actors, refuseWeakSession } from './actor.ts';
import type { Endpoint } from './contract/endpoint.ts';
import type { AnyHandler, EventAnswer, FileAnswer, Redirect, StreamedReply } from './handlers.ts';
import { checked } from './input.ts';
import type { HttpMetrics } from './metrics.ts';
import { BODY_LIMIT, jsonBody } from './middleware/json-body.ts';
import { momentIn } from './moment.ts';
import { type AnnouncedReplies, lastEventOf, sayJustChanged } from './replies/announced-replies.ts';
import type { CostlyReads } from './replies/costly-reads.ts';
import { countedListener } from './replies/counted-listeners.ts';
import { sendEvents } from './replies/event-stream.ts';
import { type JsonReply, jsonReply, sendJson, sendVersioned } from './replies/json-reply.ts';
import { makeOpenRequests } from './replies/open-requests.ts';
import { type Pick, replyPick } from './replies/reply-shape.ts';
import { subjectOf } from './replies/reply-subject.ts';
import type { ReplyVersions } from './replies/reply-versions.ts';
import { sendStreamed } from './replies/streamed-reply.ts';
import { browserSession, type SessionDeps } from './sessions/browser-session.ts';
import { type Visit, visitOf } from './visit.ts';

export interface BindDeps {
  readonly session: SessionDeps;
  readonly sessionMiddleware: Middleware;
  readonly actors: Actors;
  readonly announced: AnnouncedReplies;
  readonly versions: ReplyVersions;
  readonly metrics: HttpMetrics;
  readonly costlyReads: CostlyReads;
  readonly racingClock: Clock;
  /** Every administrator's change goes through here: none is made that the audit log does not hear of. */
  readonly runCommand: RunCommand;
  /** Checks every reply against its schema and answers 500 when it differs; else replies are only cut to it. */
  readonly checkReplies: boolean;
}

export interface BoundRow {
  readonly row: Endpoint;
  readonly handler: AnyHandler;
  /** The handler as of a moment; null where the row does not answer for one. */
  readonly handlerAsOf: ((moment: Instant) => AnyHandler) | null;
}

/** The moment a call wants (null for now), and the handler of it. */
function atMoment({ row, handler, handlerAsOf }: BoundRow, ctx: Context, { racingClock }: BindDeps) {
  const { query, params = {} } = ctx as { readonly query: Context['query']; readonly params?: object };
  const moment = momentIn({ row, params: { ...params }, query, now: racingClock });
  return moment === null || handlerAsOf === null
    ? { moment: null, handler }
    : { moment, handler: handlerAsOf(moment) };
}

type Parts = { readonly params: unknown; readonly query: unknown };
type Render = (value: unknown) => JsonReply;

function renderer(schema: z.ZodType, checkReplies: boolean): Render {
  const pick: Pick = checkReplies ? (value) => schema.parse(value) : replyPick(schema);
  return (value) => jsonReply(JSON.stringify(pick(value)));
}

const partsOf = (row: Endpoint, ctx: Context): Parts => ({
  params: row.params && checked(row.params, ctx['params'] ?? {}, 'address'),
  query: row.query && checked(row.query, ctx.query, 'query'),
});

const bodyOf = async (row: Endpoint, ctx: Context): Promise<unknown> => {
  if (row.method === 'GET') return undefined;
  const body = await jsonBody(ctx, row.bodyLimit ?? BODY_LIMIT);
  return row.body && checked(row.body, body, 'body');
};

function sendOther(ctx: Context, row: Endpoint, value: unknown): void {
  ctx.set('Cache-Control', 'no-store');
  if (row.answers === 'redirect') {
    ctx.redirect((value as Redirect).location);
    return;
  }
  const { fileName, contentType, content } = value as FileAnswer;
  ctx.set('Content-Type', contentType);
  ctx.set('Content-Disposition', `attachment; filename="${fileName}"`);
  ctx.body = typeof content === 'string' ? content : Readable.from(content);
}

type Make = () => Promise<JsonReply>;

type Reply = (make: Make) => Promise<JsonReply>;

/** How a request gets a costly reply: made in its turn, and only while somebody waits for it. */
function repliesInTurn({ costlyReads }: BindDeps) {
  const open = makeOpenRequests();
  return (ctx: Context, key: string, make: Make, reply: Reply): Promise<JsonReply> => {
    const asker = { client: ctx.ip, isGone: () => !open.isOpen(key) };
    return open.during(key, ctx, () => reply(() => costlyReads.run(asker, make)));
  };
}

/** The same for every visitor: no session, cached briefly, and not sent again to who has it. */
function sharedRoute(bound: BoundRow, render: Render, deps: BindDeps): Middleware {
  const { row } = bound;
  const forMs = row.sharedForMs ?? 0;
  const isVersioned = forMs > 0 && row.tellsTime !== true;
  const inTurn = repliesInTurn(deps);
  const { shared, catchUp } = deps.announced;
  return async (ctx) => {
    const { moment, handler } = atMoment(bound, ctx, deps);
    const parts = partsOf(row, ctx);
    const key = `${row.path} ${JSON.stringify(parts)} ${moment ?? 'now'}`;
    const subject = subjectOf(row, parts);
    const make = async () => {
      const reply = render(await handler({ ...parts, body: undefined }));
      return isVersioned ? deps.versions(reply) : reply;
    };
    const briefly = (making: Make) => (forMs === 0 ? making() : shared.of(key, forMs, making, subject));
    const isCostly = row.isCostly === true || (row.isCostly === 'as-of' && moment !== null);
    const isCurrent = await catchUp(lastEventOf(ctx));
    const reply = await (isCostly ? inTurn(ctx, key, make, briefly) : briefly(make));
    await (isVersioned && isCurrent ? sendVersioned : sendJson)(ctx, reply);
  };
}

/** Whether the member is still signed in and still allowed. */
function stillAllowed(ctx: Context, row: Endpoint, { session, actors }: BindDeps): () => Promise<boolean> {
  const { memberId, key } = browserSession(ctx, session);
  const opened = key();
  return async () => {
    if ((await session.sessions.find(opened, session.clock())) === null) return false;
    return actors.admit(row.access, true, memberId).then(
      () => true,
      () => false,
    );
  };
}

/**
 * The handler's reply; an administrator's change runs in one unit of work with its audit-log entry. Shared replies are
 * dropped after it, so that its author sees it at once.
 */
async function handled(
  { row, handler }: Omit<BoundRow, 'handlerAsOf'>,
  input: Parameters<AnyHandler>[0] & { readonly visit: Visit },
  { runCommand, announced }: BindDeps,
): Promise<unknown> {
  const { member, params, body, visit } = input;
  if (!isAudited(row) || member === undefined) return handler(input);
  const act = actOf(row, member.id, { params, body, requestId: visit.requestId });
  const options = { ownTransactions: row.ownTransactions === true };
  return runCommand(act, async () => handler(input), options).finally(() => announced.shared.forget(null));
}

/** For one browser: the member is looked up first, then the input is read. */
function ownRoute(bound: BoundRow, render: Render | null, deps: BindDeps): Middleware {
  const { row } = bound;
  const isRead = row.method === 'GET';
  return async (ctx) => {
    const { handler } = atMoment(bound, ctx, deps);
    const session = browserSession(ctx, deps.session);
    const id = session.memberId;
    const who = row.access === 'public' ? {} : { member: await deps.actors.admit(row.access, isRead, id) };
    if (deps.session.isProduction) refuseWeakSession(row.access, session.isStrong);
    const input = {
      ...partsOf(row, ctx),
      body: await bodyOf(row, ctx),
      visit: visitOf(ctx, session),
      ...who,
    };
    try {
      const value = await handled({ row, handler }, input, deps).finally(() => {
        // Also after a failure: a long change may have made its first steps.
        if (isAudited(row) || row.changesShared === true) sayJustChanged(ctx);
      });
      if (row.answers === 'events')
        sendEvents(ctx, countedListener(value as EventAnswer, deps.metrics), stillAllowed(ctx, row, deps));
      else if (row.streams === true && render !== null)
        await sendStreamed(ctx, value as StreamedReply<unknown>, render);
      else if (render === null) sendOther(ctx, row, value);
      else await sendJson(ctx, render(value));
    } finally {
      if (!isRead && id !== null) deps.actors.forget(id);
    }
  };
}

const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Fixed words before places to fill: `/races/today` is not a race called today. */
const fixedFirst = (a: BoundRow, b: BoundRow): number => {
  const places = (bound: BoundRow): number => bound.row.path.split('{').length;
  return places(a) - places(b);
};

/** Routes from the table. */
export function bind(rows: readonly BoundRow[], deps: BindDeps): Router {
  const router = new Router({ sensitive: true });
  for (const bound of [...rows].sort(fixedFirst)) {
    const { row } = bound;
    const render = row.reply === undefined ? null : renderer(row.reply, deps.checkReplies);
    const isShared = row.sharedForMs !== undefined && render !== null;
    const layers = isShared
      ? [sharedRoute(bound, render, deps)]
      : [deps.sessionMiddleware, ownRoute(bound, render, deps)];
    router.register(routePath(row.path), [row.method], layers as never);
  }
  return router;
}
