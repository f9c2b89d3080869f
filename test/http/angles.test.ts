import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { signUp } from './browser.ts';
import { openTestServer } from './open-test-server.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Angles over HTTP');

const YESTERDAY = addDays('2025-08-02' as RaceDay, -1);
const TWO_DAYS = {
  cards: [aCard(), aCard({ day: YESTERDAY })],
  results: [aSheet({ day: YESTERDAY, races: [aRaceResult()] })],
};
const LONG_LINE = encodeURIComponent('long-morning-line(20)');

interface Found {
  readonly find: string;
  readonly races: readonly { readonly raceNumber: number; readonly horses: readonly unknown[] }[];
  readonly record: Readonly<Record<string, unknown>>;
}

test('every angle is listed with its sentence and numbers', async () =>
  withTestServer({}, async (server) => {
    const list = (await server.browser().ask('GET', '/api/angles')).json() as readonly { name: string }[];
    assert.ok(list.length >= 40);
    assert.equal(
      list.find(({ name }) => name === 'layoff'),
      {
        name: 'layoff',
        title: 'Off a layoff',
        sentence: 'First start in {days} days or more',
        parameters: [{ name: 'days', label: 'Days away, at least', usual: 60, least: 1, most: 730 }],
      },
    );
  }));

test("a search finds today's starters by race, with the record of the days before", async () =>
  withTestServer(TWO_DAYS, async (server) => {
    const answer = await server.browser().ask('GET', `/api/angles/search?find=${LONG_LINE}`);
    assert.is(answer.status, 200, answer.text);
    const { find, races, record } = answer.json() as Found;
    assert.is(find, 'long-morning-line(20)');
    assert.equal(
      races.map(({ raceNumber, horses }) => [raceNumber, horses.length]),
      [
        [1, 1],
        [2, 1],
      ],
    );
    assert.equal(record['span'], { from: '2025-06-03', to: YESTERDAY });
    assert.is(record['races'], 1);
  }));

test('what is no combination, or too many days, is refused with the reason', async () =>
  withTestServer({}, async (server) => {
    const ask = async (query: string) => server.browser().ask('GET', `/api/angles/search?${query}`);
    for (const query of [
      'find=',
      'find=hot-tip',
      `find=${LONG_LINE}&days=401`,
      `find=${LONG_LINE}&when=never`,
      '',
    ])
      assert.is((await ask(query)).status, 400, query);
    assert.match((await ask('find=hot-tip')).text, /There is no angle/);
    assert.is((await ask(`find=${LONG_LINE}&track=nowhere`)).status, 404);
  }));

test('searches are saved by name for their member alone, and leave with the account', async () => {
  const server = await openTestServer();
  try {
    const [anna, bob] = [server.browser(), server.browser()];
    await signUp(anna);
    await signUp(bob);
    const body = { find: 'layoff' };
    const saved = await anna.ask('PUT', '/api/my/angles/Long%20rests', { body });
    assert.is(saved.status, 200, saved.text);
    assert.equal(
      (saved.json() as readonly { name: string; find: string }[]).map(({ name, find }) => [name, find]),
      [['Long rests', 'layoff(60)']],
    );
    assert.equal((await bob.ask('GET', '/api/my/angles')).json(), []);
    assert.is((await anna.ask('PUT', '/api/my/angles/Bad', { body: { find: 'nothing' } })).status, 400);
    assert.is((await bob.ask('DELETE', '/api/my/angles/Long%20rests')).status, 404);
    assert.equal((await anna.ask('DELETE', '/api/my/angles/Long%20rests')).json(), []);
    assert.is((await server.browser().ask('GET', '/api/my/angles')).status, 401);
  } finally {
    await server.close();
  }
});

test.run();
