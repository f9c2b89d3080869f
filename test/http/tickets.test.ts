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
  use: (browser: ReturnType<typeof openBrowser>, door: TestServer) => Promise<void>,
): Promise<void> {
  const runners = [1, 2, 3, 4].map((number) =>
    aRunner({ programNumber: String(number), toOne: number, isScratched: number === 4 }),
  );
  const door = await openTestServer({ cards: [aCard({ races: [aRace({ runners })] })] });
  const browser = door.browser();
  await signUp(browser);
  await use(browser, door).finally(() => door.close());
}

test('a wheel is priced on those that run, with what it was worked out from', () =>
  withMember(async (browser) => {
    const told = await browser.call('POST /api/tickets/price', {
      body: { ...exacta, sets: [['1'], 'all'] },
    });
    assert.equal([told.combinations, told.cost, told.raceNumber], [2, 2, 1]);
    assert.ok(told.chance > 0 && told.chance < 1);
    assert.equal([told.takeout?.share, told.takeout?.isAssumed, told.board], [0.185, false, null]);
    assert.is(told.provenance.source, 'Brisnet card SAR0802.DRF');
  }));

test('only members are told', () =>
  withMember(async (_, door) => {
    assert.is((await door.browser().ask('POST', '/api/tickets/price', { body: exacta })).status, 401);
  }));

test('a bad ticket is told what is wrong with it', () =>
  withMember(async (browser) => {
    for (const [change, status, says] of [
      [{ sets: [['4'], 'all'] }, 400, /Number 4 does not start/],
      [{ sets: [['9'], 'all'] }, 400, /no number 9/],
      [{ sets: [['1']] }, 400, /names 2 places/],
      [{ sets: [['1'], []] }, 400, /sets/],
      [{ sets: Array.from({ length: 5 }, () => 'all') }, 400, /sets/],
      [{ base: 0 }, 400, /base/],
      [{ base: 1e9 }, 400, /base/],
      [{ base: 0.001 }, 400, /stake/],
      [{ wager: 'pick 6' }, 400, /wager/],
      [{ raceId: 'saratoga-2025-08-02-99' }, 404, /race/],
      [{ raceId: "' or 1=1" }, 404, /race/],
    ] as const) {
      const answer = await browser.ask('POST', '/api/tickets/price', { body: { ...exacta, ...change } });
      assert.is(answer.status, status, `${JSON.stringify(change)}: ${answer.text}`);
      assert.match(answer.text, says);
    }
  }));

test.run();
