import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { type openBrowser, signUp } from './browser.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('tickets by a member’s own line, over HTTP');

const idOf = (race: number) => `saratoga-2025-08-02-${race}`;
const runners = [1, 2, 4, 9].map((toOne, index) => aRunner({ programNumber: String(index + 1), toOne }));
const races = [1, 2, 3].map((number) => aRace({ number, runners }));

type Browser = ReturnType<typeof openBrowser>;

/** Race 1 has its result: #1 won. */
const AFTER_RACE_1 = aSheet({
  day: '2025-08-02' as RaceDay,
  races: [
    aRaceResult({
      raceNumber: 1,
      starters: ['1', '2', '3', '4'].map((programNumber, index) =>
        aFinisher({ programNumber, official: index + 1 }),
      ),
    }),
  ],
});

async function withMember(
  use: (browser: Browser, other: Browser) => Promise<void>,
  results: readonly ResultSheet[] = [],
): Promise<void> {
  const server = await openTestServer({ cards: [aCard({ races })], results });
  const [browser, other] = [server.browser(), server.browser()];
  await signUp(browser);
  await use(browser, other).finally(() => server.close());
}

/** The longest price as the likeliest winner. */
const drawLine = (browser: Browser, race: number) =>
  browser.call('PUT /api/lines/{raceId}', {
    params: { raceId: idOf(race) },
    body: {
      chances: ['1', '2', '3', '4'].map((interest, index) => ({
        interest,
        chance: [0.1, 0.15, 0.25, 0.5][index] ?? 0,
      })),
    },
  });

const PICK3 = { raceId: idOf(1), wager: 'pick 3', base: 1, budget: 1, mostTickets: 1 } as const;

test('the builder takes the chances of the line where there is one, and says in which races', () =>
  withMember(async (browser) => {
    await drawLine(browser, 1);
    await drawLine(browser, 3);
    const ours = await browser.call('POST /api/tickets/build', { body: PICK3 });
    const mine = await browser.call('POST /api/tickets/build', { body: { ...PICK3, chancesOf: 'mine' } });
    assert.equal(ours.best.tickets[0]?.legs, [['1'], ['1'], ['1']]);
    assert.equal(ours.chancesUsed, { mine: [], sentence: null });
    assert.equal(mine.best.tickets[0]?.legs, [['4'], ['1'], ['4']]);
    assert.equal(
      mine.chancesUsed.mine.map(({ race }) => race),
      [1, 3],
    );
    assert.match(
      mine.chancesUsed.sentence ?? '',
      /^By your line in race 1 \(drawn \d+:\d\d [AP]M ET\) and race 3 \(drawn .* ET\); by our chances in race 2, where you have no line\.$/,
    );
  }));

test('a bet on one race is built and priced by the line too', () =>
  withMember(async (browser) => {
    await drawLine(browser, 1);
    const win = { raceId: idOf(1), wager: 'win', base: 2, sets: [['4']] } as const;
    const priced = await browser.call('POST /api/tickets/price', {
      body: { ...win, sets: [['4']], chancesOf: 'mine' },
    });
    assert.ok(Math.abs(priced.chance - 0.5) < 1e-9);
    assert.match(priced.chancesUsed.sentence ?? '', /^By your line in race 1 \(drawn .* ET\)\.$/);
    const exacta = {
      raceId: idOf(1),
      wager: 'exacta',
      base: 1,
      legs: [{ a: ['3', '4'], b: [], c: [] }],
      points: 0,
    } as const;
    const legs = [{ a: ['3', '4'], b: [], c: [] }];
    const ours = await browser.call('POST /api/tickets/groups', { body: { ...exacta, legs } });
    const mine = await browser.call('POST /api/tickets/groups', {
      body: { ...exacta, legs, chancesOf: 'mine' },
    });
    assert.ok(mine.chance > 2 * ours.chance, `${mine.chance} ${ours.chance}`);
  }));

test('without a line the tickets are ours, and the answer says so', () =>
  withMember(async (browser) => {
    const ours = await browser.call('POST /api/tickets/build', { body: PICK3 });
    const mine = await browser.call('POST /api/tickets/build', { body: { ...PICK3, chancesOf: 'mine' } });
    assert.equal(mine.best, ours.best);
    assert.equal(mine.chancesUsed, {
      mine: [],
      sentence: 'By our chances in races 1, 2 and 3, where you have no line.',
    });
    const wrong = await browser.ask('POST', '/api/tickets/build', {
      body: { ...PICK3, chancesOf: 'theirs' },
    });
    assert.is(wrong.status, 400);
  }));

test('a member’s line is nobody else’s: another member who asks for tickets by a line has none', () =>
  withMember(async (browser, other) => {
    await drawLine(browser, 1);
    await signUp(other, 'bea@example.com');
    const mine = await other.call('POST /api/tickets/build', { body: { ...PICK3, chancesOf: 'mine' } });
    const ours = await other.call('POST /api/tickets/build', { body: PICK3 });
    assert.equal([mine.best, mine.chancesUsed.mine], [ours.best, []]);
    assert.match(mine.chancesUsed.sentence ?? '', /^By our chances in races 1, 2 and 3/);
  }));

const DOUBLE = {
  raceId: idOf(1),
  wager: 'daily double' as const,
  base: 1,
  sets: [['1'], ['3', '4']],
  willPays: {
    base: 1,
    horses: [
      { number: '3', dollars: 40 },
      { number: '4', dollars: 80 },
    ],
  },
};

test('the last leg is valued by the member’s line, and by our chances it is not without a live board', () =>
  withMember(
    async (browser) => {
      await drawLine(browser, 2);
      const mine = await browser.call('POST /api/tickets/follow', { body: { ...DOUBLE, chancesOf: 'mine' } });
      assert.ok(Math.abs((mine.lastLegValue?.chance ?? 0) - 0.75) < 1e-9);
      assert.equal([mine.lastLegValue?.expectedReturn, mine.lastLegReason], [50, null]);
      const ours = await browser.call('POST /api/tickets/follow', { body: DOUBLE });
      assert.equal([ours.lastLegValue?.expectedReturn, ours.lastLegValue?.board], [null, null]);
      assert.match(ours.lastLegReason ?? '', /no live prices yet for race 2.*morning line/);
    },
    [AFTER_RACE_1],
  ));

test('while a pause runs a ticket has its standing and what it returned, but no chance and nothing it may return', () =>
  withMember(
    async (browser) => {
      await drawLine(browser, 2);
      await browser.call('POST /api/book/pause', { body: { days: 1 } });
      const paused = await browser.call('POST /api/tickets/follow', {
        body: { ...DOUBLE, chancesOf: 'mine' },
      });
      assert.is(paused.standing?.state, 'alive');
      assert.equal([paused.lastLeg, paused.lastLegValue, paused.lastLegReason], [null, null, null]);
    },
    [AFTER_RACE_1],
  ));

test.run();
