import { readFileSync, statSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { WebBuild } from '#config/tooling/web/build.ts';
import { buildWeb } from '#config/tooling/web/build.ts';
import { integrityOf, policyHashOf } from '#config/tooling/web/digest.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** What the small server does next; a test changes it before it acts. */
export type Behavior = {
  signedIn: boolean;
  /** Who it is. */
  memberId: string;
  accepted: boolean;
  sessionStatus: number;
  /** What an answer of a call waits for, by the path of the call. */
  readonly holding: Map<string, Promise<void>>;
  /** A file whose path holds this is not there (`missing`) or has one more line than it should (`damaged`). */
  missing: string | null;
  damaged: string | null;
  /** The module of this app is another one, rightly signed. */
  rebuilt: { readonly app: string; readonly code: string } | null;
  /** Every call as `METHOD /path`, without the timestamp. */
  readonly calls: string[];
  readonly bodies: string[];
};

const asItShouldBe = () => ({
  signedIn: true,
  memberId: 'm1',
  accepted: true,
  sessionStatus: 200,
  missing: null,
  damaged: null,
  rebuilt: null,
});

const memberOf = ({ memberId }: Behavior) => ({
  id: memberId,
  email: 'ann@example.test',
  firstName: 'Ann',
  lastName: 'Lee',
  profileImageUrl: null,
  createdAt: '2025-06-01T12:00:00Z',
  isAdmin: false,
});
const track = (id: number, slug: string, name: string) => ({
  id,
  slug,
  name,
  displayName: name,
  isActive: true,
});

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function answer(path: string, now: Behavior, response: ServerResponse): Promise<void> {
  await now.holding.get(path);
  if (path === '/api/auth/user') {
    if (now.sessionStatus !== 200) return json(response, now.sessionStatus, { message: 'no' });
    return now.signedIn
      ? json(response, 200, memberOf(now))
      : json(response, 401, { message: 'Not signed in' });
  }
  if (path === '/api/disclaimer/check') return json(response, 200, { hasValidAcceptance: now.accepted });
  if (path === '/api/logout') {
    now.signedIn = false;
    response.writeHead(302, { location: '/' }).end();
    return;
  }
  if (path === '/api/auth/login') {
    now.signedIn = true;
    return json(response, 200, { user: memberOf(now) });
  }
  if (path === '/api/tracks')
    return json(response, 200, [track(184, 'saratoga', 'Saratoga'), track(185, 'del-mar', 'Del Mar')]);
  if (path === '/api/activity/page-view') return json(response, 500, { message: 'the journal is full' });
  return json(response, 404, { message: 'Not here' });
}

function fileFor(folder: string, path: string): string {
  const file = join(folder, path);
  return extname(path) !== '' && statSync(file, { throwIfNoEntry: false })?.isFile()
    ? file
    : join(folder, 'index.html');
}

const rebuiltAddress = (app: string): string => `/assets/${app}-rebuilt.js`;

/** The page as it would be had an app been built to other code: under another name, as names follow content. */
function withOtherApp(page: string, build: WebBuild, app: string, code: string): string {
  const old = build.files.find(
    (file) => file.path.startsWith(`/assets/${app}-`) && file.path.endsWith('.js'),
  );
  return page
    .replaceAll(old?.integrity ?? app, integrityOf(code))
    .replaceAll(old?.path ?? app, rebuiltAddress(app));
}

function policyFor(page: string): string {
  const importMap = /<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  return `default-src 'self'; script-src 'self' '${policyHashOf(importMap)}'; style-src 'self'; object-src 'none'; base-uri 'none'`;
}

/** Holds back the answers of a call until the function given is called. */
export function holdAnswer({ holding }: Behavior, path: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((wake) => {
    release = wake;
  });
  holding.set(path, held);
  return release;
}

/** The built site on a free port of this machine, with the policy the product sends and a stand-in for its calls. */
export async function serveSite(
  folder: string,
): Promise<{ url: string; now: Behavior; reset: () => void; server: Server }> {
  const { build } = await buildWeb(folder);
  const now: Behavior = { ...asItShouldBe(), holding: new Map(), calls: [], bodies: [] };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    if (path.startsWith('/api/')) {
      now.calls.push(`${request.method} ${path}`);
      for await (const part of request) now.bodies.push(String(part));
      return answer(path, now, response);
    }
    if (now.missing && path.includes(now.missing)) return response.writeHead(404).end();
    const file = fileFor(folder, path);
    const { rebuilt } = now;
    let content: string | Buffer = readFileSync(file);
    const isRebuilt = rebuilt !== null && path === rebuiltAddress(rebuilt.app);
    if (isRebuilt) content = rebuilt.code;
    else if (rebuilt && file.endsWith('.html')) {
      content = withOtherApp(String(content), build, rebuilt.app, rebuilt.code);
    }
    if (now.damaged !== null && path.includes(now.damaged)) content = `${content}\n/* one line more */`;
    response.writeHead(200, {
      'content-type': types[extname(isRebuilt ? path : file)] ?? 'text/plain',
      'cache-control': 'no-store',
      ...(file.endsWith('.html') && !isRebuilt && { 'content-security-policy': policyFor(String(content)) }),
    });
    response.end(content);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const reset = () => {
    Object.assign(now, asItShouldBe());
    now.holding.clear();
    now.calls.length = 0;
    now.bodies.length = 0;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, now, reset, server };
}
