import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Board } from '#core/odds/board.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { type openBrowser, signUp } from './browser.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';

const test = suite('the ticket desk, over HTTP');

const FIRST = 'saratoga-2025-08-02-1';
const runners = [1, 2, 4, 9].map((toOne, index) => aRunner({ programNumber: String(index + 1), toOne }));
const races = [1, 2, 3].map((number) => aRace({ number, runners }));

async function withMember(
  use: (browser: ReturnType<typeof openBrowser>) => Promise<void>,
  results: readonly ResultSheet[] = [],
  racesOfDay: readonly Race[] = races,
  boards: readonly Board[] = [],
): Promise<void> {
  const server = await openTestServer({ cards: [aCard({ races: racesOfDay })], results, boards });
  const browser = server.browser();
  await signUp(browser);
  await use(browser).finally(() => server.close());
}

test('the menu of a race has every wager that races are left for, with its terms', () =>
  withMember(async (browser) => {
    const menu = await browser.call('GET /api/tickets/wagers/{raceId}', { params: { raceId: FIRST } });
    const names = menu.map(({ wager }) => wager);
    assert.ok(names.includes('super high five') && names.includes('pick 3') && !names.includes('pick 4'));
    const pick3 = menu.find(({ wager }) => wager === 'pick 3');
    assert.equal([pick3?.races, pick3?.minimum.dollars, pick3?.scratched], [[1, 2, 3], 1, 'consolation']);
  }));

test('a pick 3 is priced over its races and said in the clerk’s words', () =>
  withMember(async (browser) => {
    const body = { raceId: FIRST, wager: 'pick 3', base: 1, sets: [['1'], ['1', '2'], 'all'] } as const;
    const priced = await browser.call('POST /api/tickets/price', {
      body: { ...body, sets: [['1'], ['1', '2'], 'all'] },
    });
    assert.equal([priced.combinations, priced.cost, priced.races], [8, 8, [1, 2, 3]]);
    assert.is(priced.spoken, 'Saratoga, race 1, $1 pick 3: 1 with 1 and 2 with all');
    const [first = 0, second = 0, third = 0] = priced.legChances;
    assert.ok(Math.abs(first * second * third - priced.chance) < 1e-9 && Math.abs(third - 1) < 1e-9);
    assert.ok(Math.abs((priced.breakEven ?? 0) - 8 / priced.chance) < 1e-9);
  }));

test('the builder spends the budget, leaves out what is out, and says what a dollar more buys', () =>
  withMember(async (browser) => {
    const body = {
      raceId: FIRST,
      wager: 'pick 3',
      base: 1,
      budget: 8,
      mostTickets: 4,
      out: [['1'], [], []],
    } as const;
    const built = await browser.call('POST /api/tickets/build', {
      body: { ...body, out: [['1'], [], []] },
    });
    assert.ok(built.best.cost <= 8 && built.best.tickets.length <= 4);
    assert.ok(built.best.tickets.every(({ legs: [leg] }) => leg?.includes('1') === false));
    assert.ok(
      built.dollarMore.chance >= built.best.chance && (built.dollarLess?.chance ?? 1) <= built.best.chance,
    );
    assert.match(built.best.tickets[0]?.spoken ?? '', /^Saratoga, race 1, \$1 pick 3: /);
    const poor = await browser.ask('POST', '/api/tickets/build', { body: { ...body, budget: 0.5 } });
    assert.equal([poor.status, /buys none/.test(poor.text)], [400, true]);
  }));

test('while a pick 6 of twelve horses a leg is built, other calls are answered', () => {
  const field = Array.from({ length: 12 }, (_, index) =>
    aRunner({ programNumber: String(index + 1), toOne: 1 + ((index * 7) % 12) * 2.5 }),
  );
  const card = [1, 2, 3, 4, 5, 6].map((number) => aRace({ number, runners: field }));
  return withMember(
    async (browser) => {
      let isBuilt = false;
      const body = { raceId: FIRST, wager: 'pick 6', base: 0.2, budget: 48, mostTickets: 12 } as const;
      const built = browser.call('POST /api/tickets/build', { body }).finally(() => {
        isBuilt = true;
      });
      let answered = 0;
      while (!isBuilt && answered < 3) {
        await browser.call('GET /api/tickets/wagers', {});
        if (!isBuilt) answered += 1;
      }
      assert.is(answered, 3);
      const { best } = await built;
      assert.ok(best.cost <= 48 && best.tickets.length <= 12 && best.chance > 0);
    },
    [],
    card,
  );
});

test('A, B and C horses make tickets that add up', () =>
  withMember(async (browser) => {
    const legs = [1, 2, 3].map(() => ({ a: ['1'], b: ['2'], c: [] }));
    const groups = await browser.call('POST /api/tickets/groups', {
      body: { raceId: FIRST, wager: 'pick 3', base: 1, legs, points: 1 },
    });
    assert.equal([groups.tickets.length, groups.cost], [4, 4]);
    const none = await browser.ask('POST', '/api/tickets/groups', {
      body: {
        raceId: FIRST,
        wager: 'pick 3',
        base: 1,
        legs: legs.map((leg) => ({ ...leg, a: [] })),
        points: 1,
      },
    });
    assert.is(none.status, 400);
  }));

test('a stake below the minimum is refused by price, builder and groups, with the minimum', () =>
  withMember(async (browser) => {
    const body = { raceId: FIRST, wager: 'pick 3', base: 0.5 };
    const legs = [1, 2, 3].map(() => ({ a: ['1'], b: [], c: [] }));
    for (const [path, more] of [
      ['price', { sets: [['1'], ['2'], ['3']] }],
      ['build', { budget: 12, mostTickets: 1 }],
      ['groups', { legs, points: 0 }],
    ] as const) {
      const { status, text } = await browser.ask('POST', `/api/tickets/${path}`, {
        body: { ...body, ...more },
      });
      assert.equal([path, status], [path, 400]);
      assert.match(text, /The pick 3 minimum at Saratoga is \$1\.00 a combination: \$0\.50 is too little\./);
    }
  }));

test('A, B and C horses make tickets on one race too, each as the exacta it is', () =>
  withMember(async (browser) => {
    const body = { raceId: FIRST, wager: 'exacta', base: 1, points: 1 } as const;
    const groups = { a: ['1'], b: ['2', '3'], c: [] };
    const built = await browser.call('POST /api/tickets/groups', { body: { ...body, legs: [groups] } });
    assert.equal(
      built.tickets.map(({ legs, cost }) => [legs, cost]),
      [
        [[['1'], ['2', '3']], 2],
        [[['2', '3'], ['1']], 2],
      ],
    );
    assert.match(built.tickets[0]?.spoken ?? '', /^Saratoga, race 1, \$1 exacta part wheel: 1 over 2 and 3$/);
    const priced = await browser.call('POST /api/tickets/price', {
      body: { raceId: FIRST, wager: 'exacta', base: 1, sets: [['1'], ['2', '3']] },
    });
    assert.is(built.tickets[0]?.chance, priced.chance);
    const alone = { ...body, legs: [{ a: ['1'], b: [], c: [] }] };
    const none = await browser.ask('POST', '/api/tickets/groups', { body: alone });
    assert.equal([none.status, /make no exacta/.test(none.text)], [400, true]);
    const many = await browser.ask('POST', '/api/tickets/groups', {
      body: { ...body, legs: [groups, groups] },
    });
    assert.equal([many.status, /one list of A, B and C horses, not 2/.test(many.text)], [400, true]);
    const win = await browser.ask('POST', '/api/tickets/groups', {
      body: { ...body, wager: 'win', legs: [groups] },
    });
    assert.is(win.status, 400);
  }));

const boardOf = (race: number) =>
  aBoard({
    raceId: `saratoga-2025-08-02-${race}`,
    at: shift(BEFORE_RACE_1, -MINUTE),
    prices: [1, 2, 4, 9],
  });

test('payoffs are estimated by price, groups and builder where every race has live prices', () =>
  withMember(
    async (browser) => {
      const double = { raceId: FIRST, wager: 'daily double', base: 1 } as const;
      const legs = [1, 2].map(() => ({ a: ['1', '2'], b: [], c: [] }));
      const sets = [
        ['1', '2'],
        ['1', '2'],
      ];
      const priced = await browser.call('POST /api/tickets/price', { body: { ...double, sets } });
      const { low = 0, middle = 0, high = 0 } = priced.payoff.dollars ?? {};
      assert.ok(low > 0 && low < middle && middle < high, `${low} ${middle} ${high}`);
      assert.match(
        priced.payoff.sentence,
        /^Pays about \$.* four times in five, if prices hold\), estimated from prices at 12:34 PM ET; takeout 18\.5%\.$/,
      );
      const groups = await browser.call('POST /api/tickets/groups', { body: { ...double, legs, points: 0 } });
      assert.equal(groups.payoff, priced.payoff);
      const built = await browser.call('POST /api/tickets/build', {
        body: { ...double, budget: 8, mostTickets: 4, out: [] },
      });
      assert.ok((built.best.payoff.dollars?.middle ?? 0) > 0);
      const pick3 = await browser.call('POST /api/tickets/price', {
        body: { ...double, wager: 'pick 3', sets: [...sets, ['1']] },
      });
      assert.equal(pick3.payoff, {
        dollars: null,
        sentence: 'Payoff not estimated: no live prices yet for race 3.',
      });
    },
    [],
    races,
    [boardOf(1), boardOf(2)],
  ));

const ENTRY = ['1', '1A', '2', '3'].map((programNumber) =>
  aRunner({ programNumber, toOne: 3, coupledWith: programNumber.startsWith('1') ? 'a' : null }),
);

test('an entry in two groups of a leg is refused: both tickets would buy the same combinations', () =>
  withMember(
    async (browser) => {
      const leg = { a: ['2'], b: [], c: [] };
      const groups = async (first: { a: string[]; b: string[]; c: string[] }) =>
        await browser.ask('POST', '/api/tickets/groups', {
          body: { raceId: FIRST, wager: 'pick 3', base: 1, legs: [first, leg, leg], points: 1 },
        });
      const coupled = await groups({ a: ['1'], b: ['1A'], c: [] });
      assert.is(coupled.status, 400);
      assert.match(
        coupled.text,
        /Leg 1: 1 and 1A are one betting interest and cannot be in A and B at once\./,
      );
      assert.match((await groups({ a: ['2'], b: [], c: ['2'] })).text, /Leg 1: 2 is marked both A and C\./);
      assert.is((await groups({ a: ['1', '1A'], b: ['3'], c: [] })).status, 200);
    },
    [],
    [1, 2, 3].map((number) => aRace({ number, runners: ENTRY })),
  ));

test('an entry of a race to come counts once among the combinations still alive', () =>
  withMember(
    async (browser) => {
      const { standing } = await browser.call('POST /api/tickets/follow', {
        body: {
          raceId: FIRST,
          wager: 'daily double',
          base: 1,
          sets: [
            ['1', '1A'],
            ['1', '1A', '2'],
          ],
        },
      });
      assert.equal([standing?.aliveCombinations, standing?.aliveStake], [2, 2]);
    },
    [],
    [1, 2].map((number) => aRace({ number, runners: ENTRY })),
  ));

const sheet = aSheet({
  day: '2025-08-02' as RaceDay,
  races: [
    aRaceResult({
      raceNumber: 1,
      starters: ['1', '2', '3'].map((programNumber, index) =>
        aFinisher({ programNumber, official: index + 1 }),
      ),
      payouts: [aPayout({ wager: 'Win', base: 2, winningNumbers: '1', payoff: 4 })],
    }),
  ],
});

test('after a result a ticket is alive or dead by leg', () =>
  withMember(
    async (browser) => {
      const follow = async (first: string) =>
        await browser.call('POST /api/tickets/follow', {
          body: { raceId: FIRST, wager: 'daily double', base: 1, sets: [[first], ['1', '2']] },
        });
      const alive = await follow('1');
      assert.equal(
        [alive.standing?.state, alive.standing?.aliveCombinations, alive.settlement],
        ['alive', 2, null],
      );
      const [with1, with2] = alive.lastLeg ?? [];
      assert.ok(
        Math.abs((with1?.chance ?? 0) + (with2?.chance ?? 0) - (alive.lastLegValue?.chance ?? 0)) < 1e-9,
      );
      assert.equal(
        [alive.lastLegValue?.expectedReturn, alive.lastLegReason],
        [null, 'No expected return until every horse has its will-pay.'],
      );
      assert.is(alive.lastLegValue?.board?.source, 'A tote');
      const typed = await browser.call('POST /api/tickets/follow', {
        body: {
          raceId: FIRST,
          wager: 'daily double',
          base: 1,
          sets: [['1'], ['1', '2']],
          willPays: {
            base: 2,
            horses: [
              { number: '1', dollars: 20 },
              { number: '2', dollars: 40 },
            ],
          },
        },
      });
      const expected = 10 * (with1?.chance ?? 0) + 20 * (with2?.chance ?? 0);
      assert.ok(Math.abs((typed.lastLegValue?.expectedReturn ?? 0) - expected) <= 0.005);
      const { lastLeg, lastLegValue } = await follow('2');
      assert.equal([(await follow('2')).standing?.state, lastLeg, lastLegValue], ['dead', null, null]);
      const win = await browser.call('POST /api/tickets/follow', {
        body: { raceId: FIRST, wager: 'win', base: 2, sets: [['1']] },
      });
      assert.equal([win.settlement?.outcome, win.settlement?.returned], ['won', 4]);
    },
    [sheet],
    races,
    [boardOf(2)],
  ));

test.run();
