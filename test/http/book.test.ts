import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSheet } from '#test/support/a-result.ts';
import { sentenceOf, signUp } from './browser.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('My book over HTTP');

const WIN = {
  track: 'SAR',
  day: '2020-08-08',
  race: 1,
  wager: 'win',
  baseCents: 200,
  sets: [['1']],
  money: 'real',
};

interface Shown {
  readonly tickets: readonly {
    readonly id: string;
    readonly state: string;
    readonly returnedCents: number;
  }[];
  readonly record: { readonly returnPerDollar: number | null };
  readonly care: { readonly dayCents: number | null; readonly pausedUntil: string | null };
}

test('a book is for its member alone', async () =>
  withTestServer({}, async (server) => {
    assert.is((await server.browser().ask('GET', '/api/book')).status, 401);
    const [ada, bob] = [server.browser(), server.browser()];
    await signUp(ada, 'ada@example.com');
    await signUp(bob, 'bob@example.com');
    await ada.ask('PUT', '/api/book/tickets/ticket-1', { body: WIN });
    assert.equal(((await bob.ask('GET', '/api/book')).json() as Shown).tickets, []);
    assert.is((await bob.ask('DELETE', '/api/book/tickets/ticket-1')).status, 404);
  }));

test('a ticket sent twice is settled once by the official payoff', async () =>
  withTestServer({ results: [aSheet()] }, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    for (const _ of [1, 2]) {
      const answer = await ada.ask('PUT', '/api/book/tickets/ticket-1', { body: WIN });
      assert.is(answer.status, 200, answer.text);
    }
    const { tickets, record } = (await ada.ask('GET', '/api/book')).json() as Shown;
    assert.equal(
      tickets.map(({ id, state, returnedCents }) => [id, state, returnedCents]),
      [['ticket-1', 'won', 870]],
    );
    assert.is(record.returnPerDollar, 4.35);
    const other = await ada.ask('PUT', '/api/book/tickets/ticket-1', { body: { ...WIN, race: 2 } });
    assert.is(other.status, 409);
    assert.match(sentenceOf(other), /another ticket with the id/);
  }));

test('bad input is refused and nothing is written', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    for (const [wrong, expected] of [
      [{ baseCents: 0.5 }, 400],
      [{ wager: 'wim' }, 400],
      [{ sets: [] }, 400],
      [{ day: '2020-02-30' }, 400],
      [{ track: 'zzz' }, 404],
    ] as const) {
      const { status } = await ada.ask('PUT', '/api/book/tickets/ticket-1', { body: { ...WIN, ...wrong } });
      assert.is(status, expected, JSON.stringify(wrong));
    }
    assert.is((await ada.ask('POST', '/api/book/csv', { body: { csv: 'x' } })).status, 400);
    assert.equal(((await ada.ask('GET', '/api/book')).json() as Shown).tickets, []);
  }));

test('the export is read back after the tickets were removed; limits and a pause hold', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    await ada.ask('PUT', '/api/book/tickets/ticket-1', { body: WIN });
    const { csv } = (await ada.ask('GET', '/api/book/csv')).json() as { readonly csv: string };
    assert.is((await ada.ask('DELETE', '/api/book/tickets/ticket-1')).status, 200);
    const imported = await ada.ask('POST', '/api/book/csv', { body: { csv } });
    assert.equal(imported.json(), { added: 1, known: 0 });

    await ada.ask('PUT', '/api/book/limits', { body: { dayCents: 300, monthCents: null } });
    const over = await ada.ask('PUT', '/api/book/tickets/ticket-2', { body: WIN });
    assert.is(over.status, 409);
    assert.match(sentenceOf(over), /over your limit of \$3\.00 a day/);
    assert.is((await ada.ask('POST', '/api/book/pause', { body: { days: 184 } })).status, 400);
    assert.is((await ada.ask('POST', '/api/book/pause', { body: { days: 1 } })).status, 200);
    const locked = await ada.ask('DELETE', '/api/book/tickets/ticket-1');
    assert.is(locked.status, 409);
    assert.match(sentenceOf(locked), /Your book is paused until/);
    const debate = await ada.ask('POST', '/api/ai-debate/1');
    assert.equal(
      [debate.status, /^The debate is closed until your pause/.test(sentenceOf(debate))],
      [409, true],
    );
    const strategy = await ada.ask('POST', '/api/claude/betting-strategy/saratoga-2025-08-02-1');
    assert.equal([strategy.status, /closed until your pause ends/.test(sentenceOf(strategy))], [409, true]);
    const desk = await ada.ask('POST', '/api/tickets/price', {
      body: { raceId: 'saratoga-2025-08-02-1', wager: 'win', base: 2, sets: [['1']] },
    });
    assert.equal(
      [desk.status, /The ticket desk is closed until your pause ends, .*1-800/.test(sentenceOf(desk))],
      [409, true],
    );
    const { care, tickets } = (await ada.ask('GET', '/api/book')).json() as Shown;
    assert.equal([care.dayCents, tickets.length, care.pausedUntil !== null], [300, 1, true]);
    const careAlone = (await ada.ask('GET', '/api/book/care')).json() as Shown['care'];
    assert.equal([careAlone.dayCents, careAlone.pausedUntil], [300, care.pausedUntil]);
  }));

test.run();
