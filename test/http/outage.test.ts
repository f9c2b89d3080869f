import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HttpDeps } from '#adapters/http/app.ts';
import { openWebBuild } from '#adapters/http/documents/web-build.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresSessionStore } from '#adapters/postgres/session-store.ts';
import { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { signUp } from './browser.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';

const test = suite('The database is away');

/** A database on a port where nobody listens. */
const nowhere = () => openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });

function onDatabase(database: ReturnType<typeof nowhere>) {
  const cards = makePostgresCardStore(database);
  const todaysCard = makeTodaysCard({ cards, clock: () => BEFORE_RACE_1 });
  const readiness = async () => {
    await database.pool.raw('select 1');
  };
  return (deps: HttpDeps): HttpDeps => ({
    ...deps,
    session: { ...deps.session, sessions: makePostgresSessionStore(database) },
    useCases: {
      ...deps.useCases,
      currentMember: makeCurrentMember({ members: makePostgresMemberStore(database) }),
      races: { ...deps.useCases.races, todaysCard },
      siteDeps: { readiness, version: '0' },
    },
  });
}

function webFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  const pages = { '/index.html': 'The shell', '/error.html': 'A plain page', '/logo.svg': '<svg/>' };
  for (const [path, text] of Object.entries(pages)) writeFileSync(join(folder, path), text);
  const files = Object.keys(pages).map((path) => ({ path, integrity: path }));
  writeFileSync(
    join(folder, 'build.json'),
    JSON.stringify({ files, inlineScripts: { importMap: 'x', others: [] }, ahead: {} }),
  );
  return folder;
}

test('calls are 503 with a message and Retry-After, pages a plain page, and the process lives', async () => {
  const database = nowhere();
  const folder = webFolder();
  const server = await openTestServer({ web: openWebBuild(folder), change: onDatabase(database) });
  try {
    const browser = server.browser();
    for (const path of ['/api/races/saratoga/today', '/readyz']) {
      const answer = await browser.ask('GET', path);
      assert.equal([answer.status, answer.headers.get('retry-after')], [503, '5'], path);
      assert.match((answer.json() as { message: string }).message, /try again/i);
    }
    const page = await browser.ask('GET', '/profile', { headers: { Accept: 'text/html,*/*' } });
    assert.equal([page.status, page.headers.get('retry-after'), page.text], [503, '5', 'A plain page']);
    assert.is((await browser.ask('GET', '/logo.svg')).status, 200);
    assert.is((await browser.ask('GET', '/healthz')).status, 200);
    assert.is((await browser.ask('GET', '/api/tracks')).status, 200);
  } finally {
    await server.close();
    await database.close();
    rmSync(folder, { recursive: true });
  }
});

test('a connection lost during a statement is 503 with Retry-After, not a bug', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  const todaysCard = async () => database.sql().raw('select pg_sleep(20)');
  const server = await openTestServer({
    change: (deps) => ({
      ...deps,
      useCases: {
        ...deps.useCases,
        races: { ...deps.useCases.races, todaysCard: todaysCard as never },
      },
    }),
  });
  try {
    const pending = server.browser().ask('GET', '/api/races/saratoga/today');
    const sleeping =
      "from pg_stat_activity where datname = current_database() and query ~ '^select pg_sleep'";
    while ((await database.pool.raw(`select pg_terminate_backend(pid) ${sleeping}`)).rows.length === 0);
    const answer = await pending;
    assert.equal([answer.status, answer.headers.get('retry-after')], [503, '5']);
    assert.match((answer.json() as { message: string }).message, /try again/i);
    assert.not.match(server.lines.join(''), /a bug/);
    assert.match(server.lines.join(''), /database\.unreachable/);
  } finally {
    await server.close();
    await close();
  }
});

test('when the database is back, so is the site, and who was signed in still is', async () => {
  let isAway = false;
  const failIfAway = (): void => {
    if (isAway)
      throw new Refusal('unavailable', 'database.away', 'The site cannot reach its data. Please try again.');
  };
  const server = await openTestServer({
    change: (deps) => {
      const { sessions } = deps.session;
      const find: typeof sessions.find = async (key, now) => {
        failIfAway();
        return sessions.find(key, now);
      };
      return { ...deps, session: { ...deps.session, sessions: { ...sessions, find } } };
    },
  });
  try {
    const browser = server.browser();
    await signUp(browser);
    isAway = true;
    assert.is((await browser.ask('GET', '/api/auth/user')).status, 503);
    isAway = false;
    assert.is((await browser.ask('GET', '/api/auth/user')).status, 200);
  } finally {
    await server.close();
  }
});

test.run();
