import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { signUp } from './browser.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('My line over HTTP');

const LINE = '/api/lines/saratoga-2025-08-02-1';
const HELD = { chances: [{ interest: '1', chance: 0.4, isFixed: true }] };

interface Line {
  readonly locked: string | null;
  readonly madeAt: string | null;
  readonly rows: readonly {
    readonly interest: string;
    readonly chance: number | null;
    readonly verdict: string | null;
    readonly fairPrice: { readonly text: string } | null;
  }[];
}

const lineIn = (answer: { json(): unknown }): Line => answer.json() as Line;
const sumOf = ({ rows }: Line): number => rows.reduce((sum, { chance }) => sum + (chance ?? 0), 0);

test('a line is for its member alone', async () =>
  withTestServer({}, async (server) => {
    assert.is((await server.browser().ask('GET', LINE)).status, 401);
    assert.is((await server.browser().ask('GET', '/api/lines')).status, 401);
    const [ada, bob] = [server.browser(), server.browser()];
    await signUp(ada, 'ada@example.com');
    await signUp(bob, 'bob@example.com');
    await ada.ask('PUT', LINE, { body: HELD });
    assert.is(lineIn(await bob.ask('GET', LINE)).madeAt, null);
    assert.is((await bob.ask('DELETE', LINE)).status, 200);
    assert.ok(lineIn(await ada.ask('GET', LINE)).madeAt !== null);
  }));

test('a line comes back with prices and verdicts by it, sums to one, and is removed', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    const empty = lineIn(await ada.ask('GET', LINE));
    assert.equal([empty.madeAt, empty.locked, empty.rows[0]?.chance], [null, null, null]);
    const written = lineIn(await ada.ask('PUT', LINE, { body: HELD }));
    assert.ok(Math.abs(sumOf(written) - 1) < 1e-9);
    const [first] = written.rows;
    assert.equal([first?.interest, first?.chance, first?.fairPrice?.text], ['1', 0.4, '3-2']);
    assert.ok(first?.verdict);
    assert.equal(lineIn(await ada.ask('GET', LINE)), written);
    assert.is((await ada.ask('DELETE', LINE)).status, 200);
    assert.is(lineIn(await ada.ask('GET', LINE)).madeAt, null);
  }));

test('after the off a line is read, and neither changed nor removed', async () =>
  withTestServer({ racingNow: parseInstant('2025-08-02T17:05:00Z') as Instant }, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    assert.match(lineIn(await ada.ask('GET', LINE)).locked ?? '', /off/);
    assert.is((await ada.ask('PUT', LINE, { body: HELD })).status, 409);
    assert.is((await ada.ask('DELETE', LINE)).status, 409);
  }));

test('bad input is refused and nothing is written', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    const row = { interest: '1', chance: 0.5, isFixed: true };
    for (const chances of [
      [],
      [{ ...row, chance: 1.5 }],
      [{ ...row, chance: -0.5 }],
      [{ ...row, chance: '0.5' }],
      [{ ...row, interest: '' }],
      [{ ...row, interest: '99' }],
      [row, row],
      [row, { ...row, interest: '2', chance: 0.7 }],
      Array.from({ length: 65 }, (_, index) => ({ ...row, interest: String(index) })),
    ]) {
      const { status } = await ada.ask('PUT', LINE, { body: { chances } });
      assert.is(status, 400, JSON.stringify(chances));
    }
    assert.is((await ada.ask('PUT', LINE, { body: { ...HELD, changedAt: 'yesterday' } })).status, 400);
    assert.is((await ada.ask('PUT', '/api/lines/nonsense', { body: HELD })).status, 404);
    assert.is((await ada.ask('GET', '/api/lines/saratoga-2025-08-02-13')).status, 404);
    assert.is(lineIn(await ada.ask('GET', LINE)).madeAt, null);
  }));

test('the score counts lines whose race is official', async () => {
  const sheet = aSheet({ day: '2025-08-02' as RaceDay, races: [aRaceResult()] });
  await withTestServer({ results: [sheet] }, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    await ada.ask('PUT', LINE, { body: HELD });
    const score = (await ada.ask('GET', '/api/lines')).json() as {
      readonly lines: number;
      readonly pending: number;
      readonly comparisons: readonly { readonly rival: string; readonly races: number }[];
    };
    assert.equal([score.lines, score.pending], [1, 1]);
    assert.equal(
      score.comparisons.map(({ rival, races }) => [rival, races]),
      [
        ['public', 0],
        ['model', 0],
        ['claude', 0],
        ['openai', 0],
      ],
    );
  });
});

test("lines are in the copy of a member's data", async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    await ada.ask('PUT', LINE, { body: HELD });
    const { lines } = (await ada.ask('GET', '/api/user/data')).json() as { readonly lines?: unknown[] };
    assert.is(lines?.length, 1);
  }));

test.run();
