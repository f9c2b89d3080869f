import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryAnnouncements } from '#test/doubles/announcements.ts';
import { openBrowser, signUp, signUpAdmin, type TestBrowser } from '#test/http/browser.ts';
import { openTestServer } from '#test/http/open-test-server.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { installedNginx, nginxInFront } from './nginx-in-front.ts';

const test = suite('what nginx keeps of the answers');

const CARD = '/api/races/saratoga/today';
const asAPage = { 'Cache-Control': 'no-cache', Pragma: 'no-cache', 'Accept-Encoding': 'gzip' };

let timestamp = 1_796_000_000_000;

const read = (browser: TestBrowser, path = CARD, headers: Readonly<Record<string, string>> = {}) => {
  timestamp += 1;
  const address = `${path}${path.includes('?') ? '&' : '?'}_t=${timestamp}`;
  return browser.ask('GET', address, { headers: { ...asAPage, ...headers } });
};

interface Site {
  /** How often the server was asked for an address. */
  readonly asked: (path: string) => number;
  readonly visitor: () => TestBrowser;
  /** Replaces the card, and announces it unless it is to be silent. */
  readonly change: (isAnnounced: boolean) => Promise<void>;
}

async function behindNginx(work: (site: Site) => Promise<void>): Promise<void> {
  const programs = installedNginx();
  if (programs === null) return;
  const announcements = makeMemoryAnnouncements();
  const server = await openTestServer({
    change: (deps) => ({
      ...deps,
      useCases: { ...deps.useCases, events: { announcements, isFactorNeeded: false } },
    }),
  });
  const change = async (isAnnounced: boolean): Promise<void> => {
    await server.cards.keep(aCard({ races: [aRace({ number: 1 })] }), 'another hash');
    const at = instant(1_754_150_400_000);
    if (isAnnounced)
      await announcements.announce({
        topic: 'scratches',
        track: 'saratoga',
        day: null,
        raceNumber: null,
        at,
      });
  };
  try {
    await nginxInFront(programs, Number(new URL(server.address).port), (address) =>
      work({
        asked: (path) => server.lines.filter((line) => line.includes(`"path":"${path}"`)).length,
        visitor: () => openBrowser(address),
        change,
      }),
    );
  } finally {
    await server.close();
  }
}

test('the card is asked of the server once, whoever reads it and with whatever timestamp', () =>
  behindNginx(async ({ asked, visitor }) => {
    const answers = [await read(visitor())];
    for (let nth = 0; nth < 20; nth += 1) answers.push(await read(visitor()));
    assert.ok(asked(CARD) <= 2, `the server was asked ${asked(CARD)} times`);
    assert.is(new Set(answers.map(({ text }) => text)).size, 1);
    assert.is(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size, answers.length);
    const elsewhere = await read(visitor(), `${CARD}?track=aqueduct`);
    assert.is.not(elsewhere.text, answers[0]?.text, 'another track is another address');
  }));

test('nginx itself says that a version is still the same', () =>
  behindNginx(async ({ asked, visitor }) => {
    const known = (await read(visitor())).headers.get('etag') ?? '';
    const { status, text } = await read(visitor(), CARD, { 'If-None-Match': known });
    assert.equal([status, text, asked(CARD)], [304, '', 1]);
  }));

test('who takes no packed answer gets a plain one, and the other way round', () =>
  behindNginx(async ({ visitor }) => {
    const packed = await read(visitor());
    const plain = await read(visitor(), CARD, { 'Accept-Encoding': 'identity' });
    const refused = await read(visitor(), CARD, { 'Accept-Encoding': 'br, gzip;q=0' });
    assert.equal(
      [packed, plain, refused].map(({ headers }) => headers.get('content-encoding')),
      ['gzip', null, null],
    );
    assert.is(packed.text, plain.text);
  }));

test('no member gets an answer of another one', () =>
  behindNginx(async ({ asked, visitor }) => {
    const [ann, joe, stranger] = [visitor(), visitor(), visitor()];
    const people = [await signUp(ann), await signUp(joe)];
    for (const path of ['/api/auth/user', '/api/book', '/api/notes', '/api/watch']) {
      const before = asked(path);
      const answers = [await read(ann, path), await read(joe, path), await read(stranger, path)];
      assert.equal(
        answers.map(({ status }) => status),
        [200, 200, 401],
        path,
      );
      assert.is(asked(path) - before, 3, path);
    }
    for (const [nth, browser] of [ann, joe].entries())
      assert.match((await read(browser, '/api/auth/user')).text, people[nth]?.email ?? '?');
  }));

test('a refusal is not kept', () =>
  behindNginx(async ({ asked, visitor }) => {
    const path = '/api/races/saratoga-2025-08-02-9';
    for (let nth = 0; nth < 3; nth += 1) assert.is((await read(visitor(), path)).status, 404);
    assert.is(asked(path), 3);
  }));

test('who has heard of a change gets nothing from before it, though nginx still holds that for others', () =>
  behindNginx(async ({ change, visitor }) => {
    const before = (await read(visitor())).text;
    await change(true);
    const heard = await read(visitor(), CARD, { cookie: 'last_event=1' });
    assert.is.not(heard.text, before);
    assert.is((await read(visitor(), CARD, { 'Last-Event-ID': '1' })).text, heard.text);
    await pause(4_200);
    assert.is((await read(visitor())).text, heard.text, 'the others a few seconds later');
  }));

test('a stranger who names the next announcement beforehand leaves nothing under its number', () =>
  behindNginx(async ({ change, visitor }) => {
    const before = (await read(visitor())).text;
    const names = ['last_event=1', 'LAST_EVENT=1', 'Last_Event=1; last_event=0', 'last_event =1'];
    for (const cookie of names) await read(visitor(), CARD, { cookie });
    await read(visitor(), CARD, { 'Last-Event-ID': '1' });
    await read(visitor(), CARD, { 'Last-Event-ID': '0', cookie: 'last_event=1' });
    await change(true);
    const heard = await read(visitor(), CARD, { cookie: 'last_event=1' });
    assert.is.not(heard.text, before);
    assert.is((await read(visitor(), CARD, { 'Last-Event-ID': '1' })).text, heard.text);
  }));

test('what nobody announces is seen within a few seconds: nginx asks while it answers', () =>
  behindNginx(async ({ change, asked, visitor }) => {
    await pause(1_000 - (Date.now() % 1_000));
    const before = (await read(visitor())).text;
    await change(false);
    await pause(2_100);
    assert.is((await read(visitor())).text, before, 'the first one is not made to wait');
    await pause(300);
    assert.is.not((await read(visitor())).text, before);
    assert.is(asked(CARD), 2);
  }));

test('after a quiet time nothing old is answered at all', () =>
  behindNginx(async ({ change, visitor }) => {
    const before = (await read(visitor())).text;
    await change(false);
    await pause(4_200);
    assert.is.not((await read(visitor())).text, before);
  }));

test('an administrator sees what was just changed', () =>
  behindNginx(async ({ asked, visitor }) => {
    const admin = visitor();
    await signUpAdmin(admin);
    await read(admin);
    const before = asked(CARD);
    await read(admin);
    assert.is(asked(CARD), before);
    const body = { email: 'new@example.com', password: 'Saddle12', firstName: 'Joe', lastName: 'Rail' };
    assert.is((await admin.ask('POST', '/api/admin/users', { body })).status, 200);
    await read(admin);
    assert.is(asked(CARD), before + 1);
  }));

test.run();
