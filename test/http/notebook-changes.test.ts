import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallArguments } from '#api/call.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { signUp } from './browser.ts';
import type { TestServer } from './open-test-server.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Changes of a notebook over HTTP');

type Change = CallArguments<'PUT /api/notebook-changes/{id}'>['body']['change'];

const HORSE = 'Paper Lantern';
const TICKET = {
  track: 'saratoga',
  day: '2025-08-02',
  race: 1,
  wager: 'win',
  baseCents: 200,
  sets: [['1']],
  money: 'paper',
} as const;

const noteOf = (text: string, id = 'note-0001', seen: string | null = null): Change => ({
  kind: 'write-note',
  id,
  seen,
  note: { kind: 'horse', key: HORSE, name: HORSE, text },
});

async function opened(server: TestServer) {
  const ada = server.browser();
  await signUp(ada, 'ada@example.com');
  const { id: author } = (await ada.ask('GET', '/api/auth/user')).json() as { readonly id: string };
  const send = (id: string, change: Change, madeAt = '2025-08-02T12:00:00Z', by = author) =>
    ada.ask('PUT', `/api/notebook-changes/${id}`, { body: { author: by, madeAt, change } });
  const read = async (path: string) => (await ada.ask('GET', path)).json() as Record<string, unknown[]>;
  return { ada, send, read };
}

test('every kind of change is taken once, however often it is sent', async () =>
  withTestServer({}, async (server) => {
    const { ada, send, read } = await opened(server);
    const place = { kind: 'jockey', key: 'Jose L. Ortiz' } as const;
    const changes: readonly Change[] = [
      noteOf('Blocked on the turn.'),
      { kind: 'watch', place, name: null },
      { kind: 'write-ticket', id: 'ticket-0001', ticket: { ...TICKET, sets: [['1']] } },
      {
        kind: 'draw-line',
        raceId: 'saratoga-2025-08-02-1',
        line: { chances: [{ interest: '1', chance: 0.4 }] },
      },
    ];
    for (const [index, change] of changes.entries()) {
      for (const _ of [1, 2]) {
        const answer = await send(`change-0${index}`, change);
        assert.equal([answer.status, answer.json()], [200, { outcome: 'taken' }], answer.text);
      }
    }
    assert.is((await read('/api/notes'))['notes']?.length, 1);
    assert.is((await read('/api/watch'))['watched']?.length, 1);
    assert.is((await read('/api/book'))['tickets']?.length, 1);
    const line = (await ada.ask('GET', '/api/lines/saratoga-2025-08-02-1')).json() as { madeAt: unknown };
    assert.ok(line.madeAt !== null);
  }));

test('an older wish to watch a rider does not undo a newer one to stop, however the name is spelled', async () =>
  withTestServer({}, async (server) => {
    const { send, read } = await opened(server);
    const watch = (key: string): Change => ({ kind: 'watch', place: { kind: 'jockey', key }, name: null });
    await send('change-01', watch('Jose L. Ortiz'), '2025-08-02T12:00:00Z');
    const [watched] = (await read('/api/watch'))['watched'] as { readonly key: string }[];
    const stop: Change = { kind: 'unwatch', place: { kind: 'jockey', key: watched?.key ?? '' } };
    await send('change-02', stop, '2025-08-02T14:00:00Z');
    const late = await send('change-03', watch('Jose L. Ortiz'), '2025-08-02T13:00:00Z');
    assert.equal(late.json(), { outcome: 'overruled' });
    assert.equal((await read('/api/watch'))['watched'], []);
  }));

test('a ticket that was removed since does not come back when its writing is sent again', async () =>
  withTestServer({}, async (server) => {
    const { ada, send, read } = await opened(server);
    const writing: Change = { kind: 'write-ticket', id: 'ticket-0001', ticket: { ...TICKET, sets: [['1']] } };
    await send('change-01', writing, '2025-08-02T12:00:00Z');
    assert.is((await ada.ask('DELETE', '/api/book/tickets/ticket-0001')).status, 200);
    assert.is((await send('change-01', writing, '2025-08-02T12:00:00Z')).status, 200);
    assert.equal((await read('/api/book'))['tickets'], []);
    const again = await send('change-03', { kind: 'remove-ticket', id: 'ticket-0001' });
    assert.is(again.status, 200, 'what is gone is removed');
  }));

test('a note changed in two places keeps both versions, and its removal only what was seen', async () =>
  withTestServer({}, async (server) => {
    const { send, read } = await opened(server);
    await send('change-01', noteOf('Needs a race.'), '2025-08-02T12:00:00Z');
    const seen = '2025-08-02T12:00:00.000Z';
    await send('change-02', noteOf('Fit now.', 'note-0001', seen), '2025-08-02T12:02:00Z');
    const late = await send('change-03', noteOf('Wide trip.', 'note-0001', seen), '2025-08-02T12:01:00Z');
    assert.equal(late.json(), { outcome: 'copied' });
    const texts = ((await read('/api/notes'))['notes'] as { readonly text: string }[]).map(
      ({ text }) => text,
    );
    assert.equal(texts.toSorted(), ['Fit now.', 'Wide trip.']);
    const removal = await send('change-04', { kind: 'remove-note', id: 'note-0001', seen });
    assert.equal(removal.json(), { outcome: 'overruled' });
  }));

test('of the watch list the newer change wins, whichever arrives first', async () =>
  withTestServer({}, async (server) => {
    const { send, read } = await opened(server);
    const place = { kind: 'jockey', key: 'Jose L. Ortiz' } as const;
    await send('change-01', { kind: 'watch', place, name: null }, '2025-08-02T12:00:00Z');
    await send('change-02', { kind: 'unwatch', place }, '2025-08-02T12:05:00Z');
    const late = await send('change-03', { kind: 'watch', place, name: null }, '2025-08-02T12:03:00Z');
    assert.equal(late.json(), { outcome: 'overruled' });
    assert.equal((await read('/api/watch'))['watched'], []);
  }));

test('a line after the off, and whatever else is refused, says why and can be sent again', async () =>
  withTestServer({ racingNow: parseInstant('2025-08-02T17:05:00Z') as Instant }, async (server) => {
    const { send } = await opened(server);
    const line: Change = {
      kind: 'draw-line',
      raceId: 'saratoga-2025-08-02-1',
      line: { chances: [{ interest: '1', chance: 0.4 }] },
    };
    const refused = await send('change-01', line);
    assert.is(refused.status, 409);
    assert.match(refused.text, /the race is off/);
  }));

test('who is signed in takes no change of another member', async () =>
  withTestServer({}, async (server) => {
    const { send, read } = await opened(server);
    const answer = await send('change-01', noteOf('Not mine.'), '2025-08-02T12:00:00Z', 'somebody-else');
    assert.is(answer.status, 403);
    assert.equal((await read('/api/notes'))['notes'], []);
    assert.is((await server.browser().ask('PUT', '/api/notebook-changes/change-01')).status, 401);
  }));

test.run();
