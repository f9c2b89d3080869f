import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { Calls } from '#contract/calls.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { BEFORE_RACE_1, openTestServer, type TestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('Sealed picks over HTTP');
const DAY = '2025-08-02' as RaceDay;

async function withServer<Value>(
  options: ServerOptions,
  work: (browser: TestBrowser, server: TestServer) => Promise<Value>,
): Promise<Value> {
  const server = await openTestServer(options);
  return work(server.browser(), server).finally(server.close);
}

type Replies = { readonly [Path in 'ledger' | 'scoreboard']: Calls[`GET /api/picks/${Path}`]['reply'] };

async function bodyOf<Path extends keyof Replies>(
  browser: TestBrowser,
  path: Path,
  query = '',
): Promise<Replies[Path]> {
  const answer = await browser.ask('GET', `/api/picks/${path}${query}`);
  assert.is(answer.status, 200, answer.text);
  return answer.json() as Replies[Path];
}

test('an empty ledger has no head', () =>
  withServer({}, async (browser) => {
    const { head, entries, next } = await bodyOf(browser, 'ledger');
    assert.equal([head, entries, next], [null, [], null]);
  }));

test('anyone can recompute the hashes from the reply and follow the chain', () =>
  withServer({}, async (browser, { sealed }) => {
    await sealed.seal(aCard().races.map((race) => aPickToSeal(race)));
    const { head, entries } = await bodyOf(browser, 'ledger');
    assert.equal(
      entries.map(({ seq }) => seq),
      [2, 1],
    );
    assert.is(head?.hash, entries[0]?.hash);
    for (const { canonical, hash } of entries) assert.is(digest(canonical), hash);
    assert.is(entries[0]?.entry.previous, entries[1]?.hash);
    assert.is(JSON.parse(entries[0]?.canonical ?? '').previous, entries[1]?.hash);
  }));

test('pages go back from the newest, a day and a track at a time', () =>
  withServer({}, async (browser, { sealed }) => {
    await sealed.seal(aCard().races.map((race) => aPickToSeal(race)));
    const first = await bodyOf(browser, 'ledger', '?limit=1');
    assert.equal([first.entries[0]?.seq, first.next], [2, 2]);
    const second = await bodyOf(browser, 'ledger', `?limit=1&before=${first.next}`);
    assert.equal([second.entries[0]?.seq, second.next], [1, null]);
    assert.is((await bodyOf(browser, 'ledger', '?day=2025-08-03')).entries.length, 0);
    assert.is((await bodyOf(browser, 'ledger', `?track=saratoga&day=${DAY}`)).entries.length, 2);
  }));

test('a bad query names the wrong field', () =>
  withServer({}, async (browser) => {
    for (const [path, status, pattern] of [
      ['/api/picks/ledger?limit=0', 400, /limit/],
      ['/api/picks/ledger?limit=201', 400, /limit/],
      ['/api/picks/ledger?before=x', 400, /before/],
      ['/api/picks/ledger?day=2025-13-40', 400, /day/],
      ['/api/picks/ledger?track=nowhere', 404, /no track/],
      ['/api/picks/ledger?day=0000-01-01', 400, /day/],
      ['/api/picks/scoreboard?from=yesterday', 400, /from/],
      ['/api/picks/scoreboard?to=0000-01-01', 400, /to/],
      ['/api/picks/scoreboard?from=2025-08-03&to=2025-08-01', 400, /from/],
      ['/api/picks/scoreboard?track=nowhere', 404, /no track/],
    ] as const) {
      const answer = await browser.ask('GET', path);
      assert.is(answer.status, status, path);
      assert.match(answer.text, pattern, path);
    }
  }));

test('with too few races the scoreboard says how many are needed instead of a figure', () => {
  const options = { results: [aSheet({ day: DAY, races: [aRaceResult({ starters: [], payouts: [] })] })] };
  return withServer(options, async (browser, { sealed }) => {
    await sealed.seal([aPickToSeal()]);
    const shown = await bodyOf(browser, 'scoreboard');
    assert.equal([shown.isDemo, shown.leastRaces, shown.sealed.open], [false, 30, 1]);
    assert.equal([shown.sealed.races, shown.replayed.races], [0, 0]);
    assert.match(shown.remarks.join(' '), /Entertainment only/);
  });
});

test('picks made over the call are sealed with them, once, and a fresh look at one race too', () =>
  withServer({}, async (browser, server) => {
    await signUp(browser);
    const { recommendations } = await browser.call('POST /api/ai/enhanced-picks', { body: {} });
    await browser.call('POST /api/ai/enhanced-picks', { body: { bypassCache: true } });
    await browser.call('POST /api/ai/refresh-race/{raceNumber}', { params: { raceNumber: 1 } });
    const { entries } = await bodyOf(server.browser(), 'ledger');
    assert.equal(
      entries.map(({ entry }) => entry.raceNumber),
      [2, 1],
    );
    const consensus = entries[1]?.entry.voices.find(({ voice: picker }) => picker === 'consensus');
    assert.is(consensus?.horse?.name, recommendations[0]?.primaryPick?.horse);
    assert.is(consensus?.odds?.kind, 'morning line');
  }));

test('longshots are for members, and counted', async () => {
  await withServer({ racingNow: shift(BEFORE_RACE_1, -HOUR) }, async (browser) => {
    assert.is((await browser.ask('GET', '/api/longshot-alerts')).status, 401);
    await signUp(browser);
    const shown = await browser.call('GET /api/longshot-alerts', {});
    assert.equal([shown.basis, shown.picksMadeAt, shown.isDemo], ['ratings', null, false]);
    assert.match(shown.message ?? '', /No picks yet/);
    assert.is(shown.totalAlertsToday, shown.alerts.length);
    assert.is(shown.upcomingCount + shown.finishedCount, shown.totalAlertsToday);
  });
});

test('a day without a card has no longshots and says why', () =>
  withServer({ cards: [] }, async (browser) => {
    await signUp(browser);
    const { alerts, message, lastUpdated } = await browser.call('GET /api/longshot-alerts', {});
    assert.equal([alerts, lastUpdated], [[], null]);
    assert.is(message, 'There is no card for today.');
  }));

test.run();
