import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { BEFORE_RACE_1, openTestServer, type TestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite("Members' picks over HTTP");

const DAY = '2025-08-02' as RaceDay;
const PICK = {
  raceId: 'saratoga-2025-08-02-1',
  horseId: aRunner().horseKey as string,
  betType: 'win',
  confidence: 75,
  reasoning: 'Drops in class.',
  weatherFactor: 'neutral',
  trackBias: 'even',
  paceScenario: 'moderate',
} as const;

async function within(
  options: ServerOptions,
  work: (server: TestServer, member: TestBrowser) => Promise<void>,
) {
  const server = await openTestServer(options);
  try {
    const member = server.browser();
    await signUp(member);
    await work(server, member);
  } finally {
    await server.close();
  }
}

const submit = async (browser: TestBrowser, body: unknown) => {
  const { status, json } = await browser.ask('POST', '/api/picks', { body });
  return { status, message: String((json() as { message?: string }).message) };
};

test('a pick is returned as stored, and is among my picks', async () => {
  await within({}, async (_, member) => {
    const { outcome, pick } = await member.call('POST /api/picks', { body: PICK });
    assert.is(outcome, 'kept');
    const { id, madeAt, price, provenance, horseName, programNumber, raceNumber, day, ...rest } = pick;
    assert.equal(rest, { ...PICK, second: null });
    assert.equal([horseName, programNumber, raceNumber, day], ['PAPER LANTERN 1', '1', 1, DAY]);
    const { source, at } = provenance;
    assert.equal(price, { text: '5-2', toOne: 2.5, kind: 'morning line', source, at });
    assert.is(madeAt, new Date(BEFORE_RACE_1).toISOString());
    const [mine] = await member.call('GET /api/picks', {});
    assert.equal([mine?.id, mine?.isCurrent, mine?.outcome], [id, true, null]);
  });
});

test('a signed-out visitor must sign in, whatever they send', async () => {
  await within({}, async (server) => {
    for (const body of [PICK, {}, null]) assert.is((await submit(server.browser(), body)).status, 401);
    assert.is((await server.browser().ask('GET', '/api/picks')).status, 401);
  });
});

const NEVER: Readonly<Record<keyof typeof PICK, readonly unknown[]>> = {
  raceId: [undefined, null, 7, '', [], 'x'.repeat(121), 'nothing', 'saratoga-2025-08-02-9', "'; drop table"],
  horseId: [undefined, null, 7, '', {}, 'x'.repeat(201), 'NOBODY|2021|NOTHING', '<script>', '__proto__'],
  betType: [undefined, null, 'trifecta', 'WIN', '', 1],
  confidence: [undefined, null, 0, 101, 7.5, '75', Number.MAX_VALUE, -1],
  reasoning: [undefined, null, '', '   ', '\n\t', 7, 'x'.repeat(2_001)],
  weatherFactor: [undefined, null, 'good', ''],
  trackBias: [undefined, null, 'middle', ''],
  paceScenario: [undefined, null, 'fast', ''],
};

test('each field is refused by its name where it is missing, of another type, too long or unknown', async () => {
  await within({}, async (_, member) => {
    for (const [field, values] of Object.entries(NEVER)) {
      for (const value of values) {
        const { status, message } = await submit(member, { ...PICK, [field]: value });
        assert.is(status, 400, `${field} ${JSON.stringify(value)?.slice(0, 40)}: ${message}`);
        assert.match(message, `"${field}"`, message);
      }
    }
    assert.equal(await member.call('GET /api/picks', {}), []);
  });
});

test('hostile text is stored as written, without control characters', async () => {
  await within({}, async (_, member) => {
    const reasoning = `<img src=x onerror="alert(1)"> '; drop table picks; -- 🐎`;
    const { pick } = await member.call('POST /api/picks', {
      body: { ...PICK, reasoning: `${reasoning}\u0007\u202e` },
    });
    assert.is(pick.reasoning, reasoning);
  });
});

test('a race that is off and a scratched horse are refused as a conflict', async () => {
  await within({ racingNow: shift(BEFORE_RACE_1, 30 * MINUTE) }, async (_, member) => {
    const { status, message } = await submit(member, PICK);
    assert.equal([status, /"raceId".* is off/.test(message)], [409, true], message);
  });
  const races = [aRace({ runners: [aRunner({ isScratched: true })] })];
  await within({ cards: [aCard({ races })] }, async (_, member) => {
    const { status, message } = await submit(member, PICK);
    assert.equal([status, /"horseId".* scratched/.test(message)], [409, true], message);
  });
});

test('the same pick twice at once is stored once; another replaces it', async () => {
  await within({}, async (_, member) => {
    const body = { body: PICK };
    const answers = await Promise.all([1, 2, 3].map(() => member.call('POST /api/picks', body)));
    assert.equal(answers.map(({ outcome }) => outcome).toSorted(), ['kept', 'unchanged', 'unchanged']);
    const { outcome } = await member.call('POST /api/picks', { body: { ...PICK, confidence: 20 } });
    assert.is(outcome, 'replaced');
    assert.equal(
      (await member.call('GET /api/picks', {})).map(({ isCurrent, confidence }) => [isCurrent, confidence]),
      [
        [true, 20],
        [false, 75],
      ],
    );
  });
});

test('once the result is there the pick is scored and its member ranked, without their address', async () => {
  const starters = ['1', '2'].map((number) =>
    aFinisher({ programNumber: number, horseName: `Paper Lantern ${number}` }),
  );
  const result = aRaceResult({ starters, payouts: [aPayout({ payoff: 7.2 })], offMinute: null });
  const options: { racingNow: Instant } & ServerOptions = {
    racingNow: BEFORE_RACE_1,
    results: [aSheet({ day: DAY, races: [result] })],
  };
  await within(options, async (server, member) => {
    await member.call('POST /api/picks', { body: PICK });
    options.racingNow = shift(BEFORE_RACE_1, HOUR);
    const [mine] = await member.call('GET /api/picks', {});
    const won = { result: 'won', place: 1, staked: 2, returned: 7.2, refunded: 0, note: null };
    assert.equal(mine?.outcome, won);
    const answer = await server.browser().ask('GET', '/api/handicappers?top=3');
    assert.not.match(answer.text, /@|example\.com|"Turf"/);
    const [anna] = answer.json() as readonly Record<string, unknown>[];
    const { displayName, specialization, rating, winRate, totalPicks, roi, minimumScored } = anna ?? {};
    assert.equal(
      [displayName, specialization, rating, winRate, totalPicks, roi, minimumScored],
      ['Ann T.', 'Win bets', null, 100, 1, 260, 5],
    );
    const [latest] = (anna?.['latestPicks'] ?? []) as readonly Record<string, unknown>[];
    assert.equal([latest?.['horseName'], latest?.['outcome']], ['PAPER LANTERN 1', won]);
  });
});

test('the number of handicappers is validated', async () => {
  await within({}, async (server) => {
    const browser = server.browser();
    assert.equal(await browser.call('GET /api/handicappers', {}), []);
    for (const top of ['0', '51', '-1', '1.5', 'x', '', '1e3'])
      assert.is((await browser.ask('GET', `/api/handicappers?top=${top}`)).status, 400, top);
    assert.is((await browser.ask('GET', '/api/handicappers?top=50')).status, 200);
  });
});

test.run();
