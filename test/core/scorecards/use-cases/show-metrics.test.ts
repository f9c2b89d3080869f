import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { Card } from '#core/card/race.ts';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import { type Instant, MINUTE, parseInstant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeShowMetrics } from '#core/scorecards/use-cases/show-metrics.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { aPicker } from '../scoreboard/a-scored-race.ts';

const test = suite('the figures of the dashboard');

const TODAY = '2025-08-02' as RaceDay;
const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;
const EVENING = parseInstant('2025-08-02T22:00:00-04:00') as Instant;

type Change = Parameters<typeof aChain>[0][number];

/** Our pick of a number for race 1 of a day, sealed at nine in the morning. */
const sealedOn = (day: string, programNumber = '1', change: Change = {}): Change => ({
  raceId: `saratoga-${day}-1`,
  day,
  raceNumber: 1,
  racingAt: `${day}T13:00:00.000Z`,
  sealedAt: `${day}T13:00:01.000Z`,
  voices: [aPicker({ horse: { programNumber, name: `PAPER LANTERN ${programNumber}` } })],
  verdict: {
    kind: 'BET',
    horse: { programNumber, name: `PAPER LANTERN ${programNumber}` },
    priceToTake: null,
  },
  ...change,
});

/** Race 1 of each day was won by 1, which paid $8.70. */
async function open(
  days: readonly string[],
  changes: readonly Change[],
  { now = EVENING, cards = [aCard()] as readonly Card[] } = {},
) {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  await ledger.append(aChain(changes));
  for (const day of days) await results.keep(aSheet({ day: day as RaceDay, races: [aRaceResult()] }), day);
  const read = { times: 0 };
  const scorable: typeof ledger.scorable = (request) => {
    read.times += 1;
    return ledger.scorable(request);
  };
  const racing: { -readonly [Key in keyof RacingNow]: RacingNow[Key] } = {
    now,
    today: TODAY,
    cards,
    history: 'real',
  };
  const show = makeShowMetrics({
    results,
    ledger: { head: ledger.head, scorable },
    racingNow: async () => ({ ...racing }),
    inPlay: async () => cards,
  });
  return { show, read, racing, results, ledger };
}

test('a winner at $8.70 and a loser are $8.70 for $4', async () => {
  const { show } = await open(
    ['2025-08-01', '2025-08-02'],
    [sealedOn('2025-08-01'), sealedOn('2025-08-02', '2')],
  );
  const { bets, scored } = (await show()).lately;
  assert.equal([bets.bets, bets.won, scored], [2, 1, 2]);
  assert.equal([bets.staked, bets.returned, bets.profit, bets.perDollar], [4, 8.7, 4.7, 2.175]);
});

test('a corrected clock of a track that a file registered counts at once: a pick that was late is in time', async () => {
  const { show, results } = await open(
    [],
    [
      sealedOn('2025-08-01', '1', {
        trackSlug: 'qqq-mountain',
        raceId: 'qqq-mountain-2025-08-01-1',
        racingAt: '2025-08-01T19:30:00.000Z',
        sealedAt: '2025-08-01T19:30:01.000Z',
        off: null,
      }),
    ],
  );
  await results.keep(
    aSheet({ track: 'QQQ', day: '2025-08-01' as RaceDay, races: [aRaceResult({ offMinute: 13 * 60 })] }),
    'hash',
  );
  const scored = async (zone: ZoneName) =>
    withRegistrations([aRegistration({ zone })], async () => (await show()).lately.scored);
  assert.equal([await scored('mountain'), await scored('pacific'), await scored('mountain')], [0, 1, 0]);
});

test('a PASS is not a bet, even when its pick wins', async () => {
  const verdict = {
    kind: 'PASS' as const,
    horse: { programNumber: '1', name: 'PAPER LANTERN 1' },
    priceToTake: null,
  };
  const { show } = await open(['2025-08-01'], [sealedOn('2025-08-01', '1', { verdict })]);
  const { bets, scored } = (await show()).lately;
  assert.equal([bets.bets, bets.won, scored, bets.perDollar], [0, 0, 0, null]);
});

test('the month is the one on the calendar, the last thirty days reach into the one before', async () => {
  const { show } = await open(
    ['2025-07-03', '2025-07-04', '2025-08-01'],
    ['2025-07-03', '2025-07-04', '2025-08-01'].map((day) => sealedOn(day)),
  );
  const { lately, thisMonth } = await show();
  assert.equal([lately.span, lately.bets.bets], [{ from: '2025-07-04', to: TODAY }, 2]);
  assert.equal([thisMonth.span, thisMonth.bets.bets], [{ from: '2025-08-01', to: TODAY }, 1]);
});

test('a pick after the off, a replayed one and one without a result are no record', async () => {
  const { show } = await open(
    ['2025-08-02'],
    [
      sealedOn('2025-08-02', '1', { racingAt: '2025-08-02T19:00:00.000Z' }),
      sealedOn('2025-08-02', '1', { isReplayed: true }),
      sealedOn('2025-08-01'),
    ],
  );
  const { bets, scored } = (await show()).lately;
  assert.equal([bets.bets, scored, bets.perDollar], [0, 0, null]);
});

test('a scratched pick is a refunded bet and is not scored', async () => {
  const { show } = await open(['2025-08-02'], [sealedOn('2025-08-02', '9')]);
  const { bets, scored } = (await show()).lately;
  assert.equal([bets.bets, bets.refunded, scored, bets.perDollar], [1, 2, 0, null]);
});

test('races of the cards in play are counted, upcoming ones until their post time', async () => {
  const { show } = await open([], [], { now: NOON });
  const shown = await show();
  assert.equal([shown.totalRaces, shown.upcomingRaces, shown.isDemo], [2, 2, false]);
  assert.is(shown.card?.source, 'Brisnet card SAR0802.DRF');
  const off = parseInstant('2025-08-02T13:05:00-04:00') as Instant;
  assert.is((await (await open([], [], { now: off })).show()).upcomingRaces, 1);
});

test('without a card in play there are no races and no source, and nothing is a demo', async () => {
  const { totalRaces, upcomingRaces, card, isDemo } = await (await open([], [], { cards: [] })).show();
  assert.equal([totalRaces, upcomingRaces, card, isDemo], [0, 0, null, false]);
  const demo = await (await open([], [], { cards: [aCard({ tier: 'demo' })] })).show();
  assert.is(demo.isDemo, true);
});

test('the picks are settled once a minute, and at once after a new result or entry', async () => {
  const { show, read, racing, results, ledger } = await open(['2025-08-01'], [sealedOn('2025-08-01')]);
  await show();
  await show();
  assert.is(read.times, 1);
  racing.now = shift(racing.now, MINUTE);
  await show();
  assert.is(read.times, 2);
  await results.keep(aSheet({ day: TODAY, races: [aRaceResult()] }), 'today');
  await show();
  assert.is(read.times, 3);
  await ledger.append(aChain([sealedOn(TODAY)], await ledger.head()));
  assert.is((await show()).lately.bets.bets, 2);
  assert.is(read.times, 4);
});

test.run();
