import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { type openBrowser, signUp } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('tickets, over HTTP');

const exacta = { raceId: 'saratoga-2025-08-02-1', wager: 'exacta', base: 1, sets: [['1'], 'all'] } as const;

async function withMember(
  use: (browser: ReturnType<typeof openBrowser>, server: TestServer) => Promise<void>,
): Promise<void> {
  const runners = [1, 2, 3, 4].map((number) =>
    aRunner({ programNumber: String(number), toOne: number, isScratched: number === 4 }),
  );
  const server = await openTestServer({ cards: [aCard({ races: [aRace({ runners })] })] });
  const browser = server.browser();
  await signUp(browser);
  await use(browser, server).finally(() => server.close());
}

test('a wheel is priced on the starters, with its basis', () =>
  withMember(async (browser) => {
    const priced = await browser.call('POST /api/tickets/price', {
      body: { ...exacta, sets: [['1'], 'all'] },
    });
    assert.equal([priced.combinations, priced.cost, priced.raceNumber], [2, 2, 1]);
    assert.ok(priced.chance > 0 && priced.chance < 1);
    assert.equal([priced.takeout?.share, priced.takeout?.isAssumed, priced.board], [0.185, false, null]);
    assert.is(priced.provenance.source, 'Brisnet card SAR0802.DRF');
  }));

test('members only', () =>
  withMember(async (_, server) => {
    assert.is((await server.browser().ask('POST', '/api/tickets/price', { body: exacta })).status, 401);
  }));

test('a bad ticket is refused with the reason', () =>
  withMember(async (browser) => {
    for (const [change, status, pattern] of [
      [{ sets: [['4'], 'all'] }, 400, /#4 is not running\./],
      [{ sets: [['9'], 'all'] }, 400, /No number 9/],
      [{ sets: [['1']] }, 400, /needs 2 places, not 1/],
      [{ sets: [['1'], []] }, 400, /sets/],
      [{ sets: Array.from({ length: 7 }, () => 'all') }, 400, /sets/],
      [{ base: 0 }, 400, /base/],
      [{ base: 1e9 }, 400, /base/],
      [{ base: 0.001 }, 400, /stake/],
      [{ wager: 'pick 6' }, 400, /races 1 to 6/],
      [{ wager: 'pick 7' }, 400, /wager/],
      [{ raceId: 'saratoga-2025-08-02-99' }, 404, /race/],
      [{ raceId: "' or 1=1" }, 404, /race/],
    ] as const) {
      const answer = await browser.ask('POST', '/api/tickets/price', { body: { ...exacta, ...change } });
      assert.is(answer.status, status, `${JSON.stringify(change)}: ${answer.text}`);
      assert.match(answer.text, pattern);
    }
  }));

test.run();
