import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { handicapper } from '#config/models.ts';
import { makeRateDay } from '#core/handicapping/use-cases/rate-day.ts';
import { type Instant, instant, MINUTE } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';
import { signUp } from './browser.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('one chance, one price to take and one verdict, over every call');

const race = aRace();
const POST = Number(race.postTime);
const NOW = instant(POST - 2 * MINUTE) as Instant;
/** The third horse is far longer than its line of 4-1. */
const boards = [aBoard({ raceId: race.id, at: instant(POST - 3 * MINUTE), prices: [2, 3, 15, 6, 10, 20] })];

/** A pool that pays more than its money can: every horse at 7-1. */
const overlays = [aBoard({ raceId: race.id, at: instant(POST - 3 * MINUTE), prices: [7, 7, 7, 7, 7, 7] })];

/** What `rate --json` prints on the race. */
async function rated(boards: readonly Board[], now = NOW) {
  const cards = makeMemoryCardStore();
  await cards.keep(aCard(), 'hash');
  const around = { boards };
  const knownAround = async () => new Map([[race.id, around]]);
  const rateDay = makeRateDay({ cards, knownAround, clock: () => now, handicapper });
  const { races } = await rateDay({ track: 'saratoga', day: race.day, raceNumber: 1 });
  return present(races[0]).runners;
}

test('predictions, picks, ticket, pace and chat have the numbers of `rate --json`, horse by horse', async () => {
  const server = await openTestServer({ boards, racingNow: NOW });
  try {
    const rows = await rated(boards);
    const browser = server.browser();
    await signUp(browser);
    const predicted = await browser.call('GET /api/ml/predict/{raceId}', { params: { raceId: race.id } });
    const { recommendations } = await browser.call('POST /api/ai/enhanced-picks', { body: {} });
    const recommendation = present(recommendations.find(({ raceNumber }) => raceNumber === 1));
    const line = present(recommendation.line);
    for (const [index, row] of rows.entries()) {
      const numbers = [row.winProbability, row.fairPrice, row.priceToTake, row.verdict];
      const { winProbability, fairPrice, priceToTake, verdict } = present(predicted[index]);
      assert.equal([winProbability, fairPrice, priceToTake, verdict], numbers);
      const own = present(line.rows.find(({ programNumbers }) => programNumbers.includes(row.programNumber)));
      assert.equal([own.chance, own.fairPrice, own.priceToTake], numbers.slice(0, 3));
      const ticket = await browser.call('POST /api/tickets/price', {
        body: { raceId: race.id, wager: 'win', base: 2, sets: [[row.programNumber]] },
      });
      assert.is(ticket.chance, row.winProbability);
    }
    const bet = present(rows.find(({ verdict }) => verdict === 'BET'));
    const { verdict, valueBets } = recommendation;
    assert.equal(
      [verdict.kind, verdict.programNumber, verdict.chance, verdict.priceToTake, verdict.price?.text],
      ['BET', bet.programNumber, bet.winProbability, bet.priceToTake, '15-1'],
    );
    const field = await browser.call('GET /api/tracks/{slug}/cards/{date}/races/{number}/field', {
      params: { slug: 'saratoga', date: race.day, number: race.number },
    });
    assert.equal(field.verdict, verdict);
    assert.equal(
      valueBets.map(({ programNumber, chance }) => [programNumber, chance]),
      rows.filter((row) => row.verdict === 'BET').map((row) => [row.programNumber, row.winProbability]),
    );
    const { response } = await browser.call('POST /api/ai/ask-jake', {
      body: { question: 'Who wins race 1?' },
    });
    assert.ok(response.includes(`BET: ${verdict.sentence}`), response);
  } finally {
    await server.close();
  }
});

/** Every alert on the overlays at a moment has the numbers of `rate --json` then; gives how many there are. */
async function comparedAlerts(boards: readonly Board[], now: Instant, picksAt = now): Promise<number> {
  const hand = { racingNow: picksAt };
  const server = await openTestServer({
    boards,
    get racingNow() {
      return hand.racingNow;
    },
  });
  try {
    const rows = await rated(boards, now);
    const browser = server.browser();
    await signUp(browser);
    await browser.call('POST /api/ai/enhanced-picks', { body: {} });
    hand.racingNow = now;
    const { alerts } = await browser.call('GET /api/longshot-alerts', {});
    const ofRace = alerts.filter(({ raceNumber }) => raceNumber === race.number);
    for (const { programNumber, chance, fairPrice, priceToTake, verdict, liveOdds, price } of ofRace) {
      const row = present(rows.find((rating) => rating.programNumber === programNumber));
      assert.equal(
        [chance, fairPrice, priceToTake, verdict, liveOdds, price.kind],
        [row.winProbability, row.fairPrice, row.priceToTake, row.verdict, row.price?.text, row.price?.kind],
      );
    }
    return ofRace.length;
  } finally {
    await server.close();
  }
}

test('an alert on a longshot has the chance, price to take and verdict of `rate --json`', async () => {
  assert.ok((await comparedAlerts(overlays, NOW)) > 0);
});

test('so it has on an old board, which is the price everywhere', async () => {
  const old = [aBoard({ raceId: race.id, at: instant(POST - 28 * MINUTE), prices: [7, 7, 7, 7, 7, 7] })];
  assert.ok((await comparedAlerts(old, instant(POST - 12 * MINUTE))) > 0);
});

test('so it has once the race is off, at the prices of the off', async () => {
  const late = [
    ...overlays,
    aBoard({ raceId: race.id, at: instant(POST + MINUTE), prices: [1, 1, 1, 1, 1, 1] }),
  ];
  assert.ok((await comparedAlerts(late, instant(POST + 2 * MINUTE), NOW)) > 0);
});

test.run();
