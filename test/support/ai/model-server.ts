import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a model does with a question. */
export type Reaction =
  | { readonly does: 'answer'; readonly text: string; readonly afterMs?: number }
  /** Calls tools, each with its arguments as JSON text. */
  | {
      readonly does: 'call';
      readonly calls: readonly { readonly name: string; readonly json: string }[];
      readonly text?: string;
    }
  | { readonly does: 'refuse' }
  /** Runs out of tokens in the middle of the text. */
  | { readonly does: 'stop'; readonly text: string }
  /** The line goes dead in the middle of the text. */
  | { readonly does: 'break'; readonly text: string }
  | { readonly does: 'hang' }
  | {
      readonly does: 'fail';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    };

/** A question as it came over the line. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
}

export type React = (request: ModelRequest, nth: number) => Reaction;

/** How a provider says things. */
export interface Dialect {
  readonly paths: readonly string[];
  isKnown(headers: IncomingMessage['headers'], key: string): boolean;
  error(status: number): unknown;
  /** The bytes of a whole answer, and of a stream piece by piece. */
  whole(request: ModelRequest, reaction: Reaction, usage: Counted): unknown;
  stream(request: ModelRequest, reaction: Reaction, usage: Counted): readonly string[];
  /** Ids of the calls in a question, and of the outputs given for them. */
  callsAndOutputs(request: ModelRequest): {
    readonly calls: readonly unknown[];
    readonly outputs: readonly unknown[];
  };
  /** The part of a question that may be kept, as text; empty when none is marked. */
  cacheable(request: ModelRequest): string;
}

/** Tokens, counted as a provider would: input that was not kept, read from what was kept, newly kept, put out. */
export interface Counted {
  readonly fresh: number;
  readonly read: number;
  readonly written: number;
  readonly output: number;
}

const CHARACTERS_A_TOKEN = 4;
/** A shorter beginning is not kept. */
const LEAST_KEPT = 1_024;
const tokens = (text: string): number => Math.ceil(text.length / CHARACTERS_A_TOKEN);
/** What a reaction says; blank without words. */
export const textOf = (reaction: Reaction): string => ('text' in reaction ? (reaction.text ?? '') : '');
/** What a reaction calls. */
export const callsOf = (reaction: Reaction) => (reaction.does === 'call' ? reaction.calls : []);

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
}

function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function streamed(response: ServerResponse, pieces: readonly string[], breaks: boolean): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of breaks ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces) {
    response.write(piece);
    await pause(2);
  }
  if (breaks) response.destroy();
  else response.end();
}

/** Whether each call has exactly one output, and each output a call of its own. */
const isPaired = ({ calls, outputs }: ReturnType<Dialect['callsAndOutputs']>): boolean =>
  new Set(calls).size === calls.length &&
  JSON.stringify([...calls].map(String).toSorted()) === JSON.stringify([...outputs].map(String).toSorted());

/**
 * A local server that speaks a provider's protocol and counts tokens. It keeps the beginnings it is asked to keep, from
 * its answer on: a later question with the very same beginning is read from there.
 */
export async function openModelServer(dialect: Dialect, react: React, key = 'a-key') {
  const requests: ModelRequest[] = [];
  const keeps = new Set<string>();
  const counted: Counted[] = [];
  const state = { underWay: 0, most: 0, gone: 0, isClosing: false };

  /** The longest beginning of a question that is kept: a conversation goes on from there. */
  const knownOf = (one: ModelRequest): string =>
    [...keeps]
      .filter((kept) => dialect.cacheable(one).startsWith(kept))
      .reduce((longest, kept) => (kept.length > longest.length ? kept : longest), '');

  function count(one: ModelRequest, reaction: Reaction, known: string): Counted {
    const beginning = dialect.cacheable(one);
    const all = tokens(JSON.stringify(one.body));
    const share = tokens(beginning) < LEAST_KEPT ? 0 : tokens(beginning);
    if (share > 0) keeps.add(beginning);
    const output = tokens(
      textOf(reaction) +
        callsOf(reaction)
          .map(({ name, json: values }) => name + values)
          .join(''),
    );
    const read = Math.min(share, tokens(known));
    const usage = { fresh: all - share, read, written: share - read, output };
    counted.push(usage);
    return usage;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (!dialect.paths.includes(path)) return json(response, 404, dialect.error(404));
    const one: ModelRequest = { path, headers: request.headers, body: await bodyOf(request) };
    requests.push(one);
    if (!dialect.isKnown(request.headers, key)) return json(response, 401, dialect.error(401));
    if (!isPaired(dialect.callsAndOutputs(one))) return json(response, 400, dialect.error(400));
    const reaction = react(one, requests.length - 1);
    const known = knownOf(one);
    if (reaction.does === 'hang') return;
    if (reaction.does === 'fail') {
      return json(
        response,
        reaction.status,
        reaction.body ?? dialect.error(reaction.status),
        reaction.headers,
      );
    }
    if (reaction.does === 'answer' && reaction.afterMs !== undefined) await pause(reaction.afterMs);
    const usage = count(one, reaction, known);
    const breaks = reaction.does === 'break';
    if (one.body['stream'] === true) return streamed(response, dialect.stream(one, reaction, usage), breaks);
    const whole = JSON.stringify(dialect.whole(one, reaction, usage));
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(whole),
    });
    response.write(breaks ? whole.slice(0, whole.length / 2) : whole);
    if (breaks) setTimeout(() => response.destroy(), 20);
    else response.end();
  }

  const server = createServer((request, response) => {
    state.underWay += 1;
    state.most = Math.max(state.most, state.underWay);
    response.on('close', () => {
      state.underWay -= 1;
      if (!response.writableFinished && !state.isClosing) state.gone += 1;
    });
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    /** What each answer took, in their order. */
    counted: (): readonly Counted[] => counted,
    /** Questions at once at most, and askers that went before their answer. */
    mostAtOnce: () => state.most,
    gone: () => state.gone,
    /** An asker's leaving is seen a moment later; those disconnected by the closing server do not count. */
    close: async () => {
      await pause(20);
      state.isClosing = true;
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof openModelServer>>;
