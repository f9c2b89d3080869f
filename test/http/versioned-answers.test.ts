import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { WebFile } from '#adapters/http/documents/web-build.ts';
import { jsonReply, SHARED_POLICY } from '#adapters/http/replies/json-reply.ts';
import { makeReplyVersions } from '#adapters/http/replies/reply-versions.ts';
import { endpoints } from '#contract/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Announcement, Announcements } from '#core/kernel/announcement.ts';
import { instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { RunCommand } from '#core/operations/use-cases/run-command.ts';
import { makeMemoryAnnouncements } from '#test/doubles/announcements.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aWebBuild } from '#test/support/a-web-build.ts';
import { signUp, signUpAdmin, type TestBrowser } from './browser.ts';
import type { TestServer } from './open-test-server.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Versioned answers');

const CARD = '/api/races/saratoga/today';
const asAPage = { 'Cache-Control': 'no-cache', Pragma: 'no-cache', 'Accept-Encoding': 'gzip' };

const read = (browser: TestBrowser, path: string, headers: Readonly<Record<string, string>> = {}) =>
  browser.ask('GET', path, { headers: { ...asAPage, ...headers } });

const versionOf = async (browser: TestBrowser, path = CARD): Promise<string> =>
  (await read(browser, path)).headers.get('etag') ?? 'none';

test('the card comes with a version, and a proxy may share it for a second', () =>
  withTestServer({}, async (server) => {
    const { status, headers } = await read(server.browser(), `${CARD}?_t=1`);
    assert.is(status, 200);
    assert.match(headers.get('etag') ?? '', /^"[\w-]{32}-gzip"$/);
    assert.is(headers.get('cache-control'), SHARED_POLICY);
    assert.is(headers.get('vary'), 'Accept-Encoding');
    assert.is(headers.get('set-cookie'), null);
  }));

test('who has the version gets nothing but that, whatever the timestamp and however long ago', () =>
  withTestServer({}, async (server) => {
    const browser = server.browser();
    const version = await versionOf(browser);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    for (const known of [version, `"other", ${version}`, `W/${version}`]) {
      const { status, text, headers } = await read(browser, `${CARD}?_t=2`, { 'If-None-Match': known });
      assert.equal([status, text, headers.get('etag')], [304, '', version], known);
      assert.is(headers.get('cache-control'), SHARED_POLICY);
    }
    assert.is((await read(browser, CARD, { 'If-None-Match': '"other"' })).status, 200);
  }));

test('packed and plain are two versions of one text', () =>
  withTestServer({}, async (server) => {
    const browser = server.browser();
    const packed = await versionOf(browser);
    const plain = await read(browser, CARD, { 'Accept-Encoding': 'identity', 'If-None-Match': packed });
    assert.is(plain.status, 200);
    assert.is(plain.headers.get('etag'), packed.replace('-gzip', ''));
  }));

test('another card has another version', async () => {
  const versions: string[] = [];
  for (const cards of [[aCard()], [aCard({ races: [] })]])
    await withTestServer({ cards }, async (server) => {
      versions.push(await versionOf(server.browser()));
    });
  assert.is.not(versions[0], versions[1]);
});

const isShared = ({ sharedForMs = 0, tellsTime }: Endpoint): boolean => sharedForMs > 0 && tellsTime !== true;

test("only what anybody may read is shared; an answer that says what time it is has no proxy's age", () => {
  const rows: readonly Endpoint[] = endpoints.map(({ row }) => row);
  assert.ok(rows.filter(isShared).length > 40);
  for (const row of rows.filter(isShared)) {
    assert.is(row.access, 'public', row.path);
    assert.is(row.method, 'GET', row.path);
    const fields = Object.keys((row.reply as { shape?: object } | undefined)?.shape ?? {});
    assert.equal(
      fields.filter((field) => /^(?:now|\w+Now|age(?!Minutes$)[A-Z]\w*)$/.test(field)),
      [],
      row.path,
    );
  }
});

test('answers of a member, refusals and health are for one caller: none has a version or an age', () =>
  withTestServer({}, async (server) => {
    const browser = server.browser();
    await signUpAdmin(browser);
    const rows: readonly Endpoint[] = endpoints.map(({ row }) => row);
    const own = rows.filter((row) => row.method === 'GET' && !isShared(row) && row.answers !== 'events');
    const paths = own
      .map(({ path }) => path.replace(/\{(\w+)\}/g, '1'))
      .filter((path) => !/logout/.test(path));
    assert.ok(paths.length > 60);
    for (const path of [...paths, '/api/races/no-such-race', '/api/nothing', '/healthz']) {
      const { headers } = await read(browser, path);
      assert.match(headers.get('cache-control') ?? '', /^no-store$/, path);
      assert.is(headers.get('etag'), null, path);
    }
  }));

const textOf = (sentence: string): string => sentence.padEnd(2_048);

test('a version that comes again is packed already; the oldest give way when there are too many', async () => {
  const versions = makeReplyVersions(3 * (2_048 + 1_024));
  const first = versions(jsonReply(textOf('1234567890')));
  assert.is(versions(jsonReply(textOf('1234567890'))), first);
  versions(jsonReply(textOf('second one')));
  versions(jsonReply(textOf('1234567890')));
  versions(jsonReply(textOf('third one.')));
  versions(jsonReply(textOf('the fourth')));
  assert.is(versions(jsonReply(textOf('1234567890'))), first);
  const second = jsonReply(textOf('second one'));
  assert.is(versions(second), second, 'it was used least and had to go');
});

test('a short answer, which is never packed, is not held; nor are more than so many of the others', () => {
  const versions = makeReplyVersions(Infinity, 2);
  versions(jsonReply('too short'));
  const short = jsonReply('too short');
  assert.is(versions(short), short);
  const first = versions(jsonReply(textOf('first')));
  versions(jsonReply(textOf('second')));
  assert.is(versions(jsonReply(textOf('first'))), first);
  versions(jsonReply(textOf('third')));
  const second = jsonReply(textOf('second'));
  assert.is(versions(second), second);
});

const scratch: Announcement = {
  topic: 'scratches',
  track: 'saratoga',
  day: null,
  raceNumber: null,
  at: instant(1_754_150_400_000),
};

const aShell = {
  contentType: 'text/html; charset=utf-8',
  etag: '"shell"',
  gzip: null,
  brotli: null,
  isHashed: false,
};

type Change = NonNullable<Parameters<typeof withTestServer>[0]['change']>;

const announcedBy =
  (announcements: Announcements): Change =>
  (deps) => ({ ...deps, useCases: { ...deps.useCases, events: { announcements, isFactorNeeded: false } } });

/** Stores another card and announces it from a process that this server does not hear. */
type Elsewhere = Readonly<Record<'announce' | 'replaceCard', () => Promise<void>>>;

async function besideAnother(work: (server: TestServer, elsewhere: Elsewhere) => Promise<void>) {
  const announcements = makeMemoryAnnouncements();
  const change = announcedBy({ ...announcements, listen: () => () => undefined });
  await withTestServer({ change }, (server) =>
    work(server, {
      announce: () => announcements.announce(scratch),
      replaceCard: () => server.cards.keep(aCard({ races: [aRace({ number: 1 })] }), 'another hash'),
    }),
  );
}

test('who heard of a change from another process gets nothing older, though this one shared a second ago', () =>
  besideAnother(async (server, { announce, replaceCard }) => {
    const page = server.browser();
    const before = await versionOf(page);
    await announce();
    await replaceCard();
    assert.is(await versionOf(page), before, 'who has not heard of it may see the last second');
    const heard = await read(page, CARD, { 'Last-Event-ID': '1' });
    assert.is.not(heard.headers.get('etag'), before);
    assert.is(await versionOf(page), heard.headers.get('etag'));
  }));

test('a page says what it heard of in a cookie as well', () =>
  besideAnother(async (server, { announce, replaceCard }) => {
    const page = server.browser();
    const before = await versionOf(page);
    await announce();
    await replaceCard();
    const heard = await read(page, CARD, { cookie: 'a=b; last_event=1' });
    assert.is.not(heard.headers.get('etag'), before);
  }));

test('what is no number makes nobody wait for a new answer', () =>
  besideAnother(async (server, { replaceCard }) => {
    const page = server.browser();
    const before = await versionOf(page);
    await replaceCard();
    for (const number of ['-1', 'x', '1e9', '9'.repeat(400)]) {
      const { status, headers } = await read(page, CARD, { 'Last-Event-ID': number });
      assert.equal([status, headers.get('etag')], [200, before], number);
    }
  }));

test('a number that no announcement has yet changes nothing, and no proxy may file the answer under it', () =>
  besideAnother(async (server, { announce, replaceCard }) => {
    const page = server.browser();
    const before = await read(page, CARD);
    await replaceCard();
    for (const named of [{ 'Last-Event-ID': '7' }, { cookie: 'last_event=999999999999999' }]) {
      const { status, text, headers } = await read(page, CARD, named);
      assert.equal([status, text, headers.get('etag')], [200, before.text, null]);
      assert.is(headers.get('cache-control'), 'no-store');
    }
    await announce();
    const heard = await read(page, CARD, { 'Last-Event-ID': '1' });
    assert.is(heard.headers.get('cache-control'), SHARED_POLICY);
  }));

test('the header, which a proxy has checked, counts before the cookie', () =>
  besideAnother(async (server, { announce }) => {
    await announce();
    const named = { 'Last-Event-ID': '1', cookie: 'last_event=7' };
    assert.is((await read(server.browser(), CARD, named)).headers.get('cache-control'), SHARED_POLICY);
  }));

test('a page opened just after a change is told of it, so that its first reads are not older', () => {
  const announcements = makeMemoryAnnouncements();
  const shell: WebFile = { ...aShell, plain: Buffer.from('<p>The shell</p>') };
  const web = { ...aWebBuild, shellAt: () => shell };
  return withTestServer({ web, change: announcedBy(announcements) }, async (server) => {
    const cookiesOfPage = async () =>
      String((await server.browser().ask('GET', '/')).headers.get('set-cookie'));
    assert.not.match(await cookiesOfPage(), 'last_event');
    await announcements.announce(scratch);
    assert.match(await cookiesOfPage(), /last_event=1; Path=\/; Max-Age=30; SameSite=Lax/);
    const further = await server.browser().ask('GET', '/', { headers: { cookie: 'last_event=2' } });
    assert.not.match(String(further.headers.get('set-cookie')), 'last_event', 'another page has heard more');
  });
});

test('an administrator who changed something goes past every proxy for a while, a member does not', () =>
  withTestServer({}, async (server) => {
    const admin = server.browser();
    await signUpAdmin(admin);
    const email = 'newcomer@example.com';
    const body = { email, password: 'Saddle12', firstName: 'Joe', lastName: 'Rail' };
    const made = await admin.ask('POST', '/api/admin/users', { body });
    assert.is(made.status, 200, made.text);
    assert.match(String(made.headers.get('set-cookie')), /just_changed=1; Path=\/; Max-Age=30;.*HttpOnly/);
    const member = server.browser();
    await signUp(member);
    const visit = await member.ask('POST', '/api/activity/page-view', { body: { pagePath: '/' } });
    assert.not.match(String(visit.headers.get('set-cookie')), 'just_changed');
  }));

const SYNCS = ['races', 'weather', 'live', 'jockeys-trainers'];

test('a member who has just fetched something reads it past every proxy', () =>
  withTestServer({}, async (server) => {
    const member = server.browser();
    await signUp(member);
    for (const name of SYNCS) {
      const { headers } = await member.ask('POST', `/api/sync/${name}`, { body: {} });
      assert.match(String(headers.get('set-cookie')), /just_changed=1; Path=\/; Max-Age=30/, name);
    }
  }));

const failingHalfway: Change = (deps) => {
  const { audit } = deps.useCases;
  const runCommand: RunCommand = async (...request) => {
    await audit.runCommand(...request);
    throw new Refusal('unavailable', 'weather.down', 'The card is here, the weather is not.');
  };
  return { ...deps, useCases: { ...deps.useCases, audit: { ...audit, runCommand } } };
};

test("an administrator's change that failed halfway is read past every proxy too", () =>
  withTestServer({ change: failingHalfway }, async (server) => {
    const admin = server.browser();
    await signUpAdmin(admin);
    const body = { date: '2025-08-02' };
    const { status, headers } = await admin.ask('POST', '/api/admin/sync-racing-api', { body });
    assert.is(status, 503);
    assert.match(String(headers.get('set-cookie')), 'just_changed=1');
  }));

test.run();
