import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aRunner } from '#test/support/a-runner.ts';
import { sentenceOf, signUp } from './browser.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Notes over HTTP');

const HORSE = aRunner().horseKey;
const NOTE = { kind: 'horse', key: HORSE, name: 'Paper Lantern', text: 'Blocked.' };

interface Listed {
  readonly notes: readonly {
    readonly id: string;
    readonly text: string;
    readonly name: string;
    readonly since: readonly unknown[] | null;
  }[];
}

test('notes are for their member alone', async () =>
  withTestServer({}, async (server) => {
    assert.is((await server.browser().ask('GET', '/api/notes')).status, 401);
    const [ada, bob] = [server.browser(), server.browser()];
    await signUp(ada, 'ada@example.com');
    await signUp(bob, 'bob@example.com');
    await ada.ask('PUT', '/api/notes/note-0001', { body: NOTE });
    assert.equal(((await bob.ask('GET', '/api/notes')).json() as Listed).notes, []);
    assert.is((await bob.ask('DELETE', '/api/notes/note-0001')).status, 404);
    const bobs = await bob.ask('PUT', '/api/notes/note-0001', { body: { ...NOTE, text: "Bob's." } });
    assert.is(bobs.status, 200);
    const { notes } = (await ada.ask('GET', '/api/notes')).json() as Listed;
    assert.equal(
      notes.map(({ text }) => text),
      ['Blocked.'],
    );
  }));

test('a note is written, found by its horse, changed by the newer time and removed', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    const write = (text: string, changedAt: string) =>
      ada.ask('PUT', '/api/notes/note-0001', { body: { ...NOTE, text, changedAt } });
    assert.is((await write('Blocked.', '2026-01-02T10:00:00Z')).status, 200);
    await write('older', '2026-01-01T10:00:00Z');
    const found = await ada.ask('GET', `/api/notes?horse=${encodeURIComponent(HORSE)}`);
    const [note] = (found.json() as Listed).notes;
    assert.equal([note?.text, note?.name, note?.since], ['Blocked.', 'Paper Lantern', []]);
    const late = await ada.ask('DELETE', '/api/notes/note-0001?changedAt=2026-01-01T12:00:00Z');
    assert.is(late.status, 409);
    assert.match(sentenceOf(late), /changed later/);
    for (const _ of [1, 2]) assert.is((await ada.ask('DELETE', '/api/notes/note-0001')).status, 200);
    assert.equal(((await ada.ask('GET', '/api/notes')).json() as Listed).notes, []);
    assert.is((await write('back', '2026-01-02T11:00:00Z')).status, 409);
  }));

test('a pause of the book does not lock notes', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    assert.is((await ada.ask('POST', '/api/book/pause', { body: { days: 1 } })).status, 200);
    assert.is((await ada.ask('PUT', '/api/notes/note-0001', { body: NOTE })).status, 200);
  }));

test('bad input is refused and nothing is written', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    for (const [wrong, expected] of [
      [{ text: '' }, 400],
      [{ text: 'x'.repeat(501) }, 400],
      [{ kind: 'dog' }, 400],
      [{ kind: 'race', key: 'x' }, 404],
      [{ key: '' }, 400],
      [{ changedAt: 'yesterday' }, 400],
      [{ raceId: 'x' }, 404],
    ] as const) {
      const { status } = await ada.ask('PUT', '/api/notes/note-0001', { body: { ...NOTE, ...wrong } });
      assert.is(status, expected, JSON.stringify(wrong));
    }
    assert.equal(((await ada.ask('GET', '/api/notes')).json() as Listed).notes, []);
    assert.is((await ada.ask('GET', '/api/notes?race=nonsense')).status, 404);
  }));

test("notes are in the copy of a member's data", async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    await ada.ask('PUT', '/api/notes/note-0001', { body: NOTE });
    const copy = (await ada.ask('GET', '/api/user/data')).text;
    assert.match(copy, /Blocked\./);
  }));

test.run();
