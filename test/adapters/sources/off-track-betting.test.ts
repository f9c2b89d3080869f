import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  makeOffTrackBetting,
  type OffTrackDay,
  SARATOGA,
} from '#adapters/sources/off-track-betting/index.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Board } from '#core/odds/board.ts';
import { raceResultOf } from '#core/results/reconcile/index.ts';
import { politeOpenHost } from '#test/support/polite-time.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { openSourceServer } from '#test/support/source-server.ts';
import { paid, raceNumbered } from './off-track-day.ts';
import { handlesFailures } from './troubles.ts';

const test = suite('off-track betting');

const DAY = '2026-08-08' as RaceDay;
const PATH = '/tracks/v2/82/20260808.json';

const OFFICIAL = {
  eventNo: { $numberInt: '1' },
  breed: 'Thoroughbred',
  postTime: { $numberDouble: '1786206900.0' },
  purse: { $numberDouble: '9000000.0' },
  distance: '5 1/2F',
  conditions: 'FOR MAIDENS.',
  runners: [],
  results: {
    finisher: [
      {
        programNumber: '4',
        runnerName: 'Late Lantern',
        finishPosition: '1',
        jockey: 'R Vale',
        winAmount: '7.20',
        placeAmount: '3.80',
        showAmount: '2.90',
        deadHeat: false,
      },
      {
        programNumber: '1',
        runnerName: 'Quill Harbor',
        finishPosition: '2',
        placeAmount: '4.10',
        showAmount: '3.00',
        deadHeat: true,
      },
      {
        programNumber: '6',
        runnerName: 'Tin Weathercock',
        finishPosition: '2',
        placeAmount: '5.00',
        showAmount: '3.30',
        deadHeat: true,
      },
    ],
    dividends: [
      {
        betType: 'EX',
        finishers: '4/1',
        baseAmount: { $numberInt: '100' },
        amount: { $numberDouble: '11.25' },
      },
      { betType: 'ZZ', finishers: '4/1', baseAmount: '50', amount: '3' },
    ],
    scratches: ['Paper Kite'],
    alsoRan: ['Cold Ledger', 'Marble Echo'],
  },
};

const OPEN = {
  eventNo: 2,
  breed: 'Thoroughbred',
  postTime: 1786208880,
  distance: '1 1/16M',
  runners: [
    { number: '1', name: 'Copper Wren', morningOdds: '5/2', current_odds: '2', win_pool: '900' },
    {
      number: '1A',
      name: 'Copper Finch',
      morningOdds: '5/2',
      current_odds: '2',
      win_pool: '900',
      scratched: true,
    },
    { number: '10', name: 'Night Abacus', morningOdds: '8', current_odds: 'EVEN', win_pool: '1,100' },
    { number: '3', name: 'Grey Almanac', morningOdds: 'x', scratched: true },
  ],
};

const CALLED_OFF = {
  eventNo: 3,
  breed: 'Thoroughbred',
  distance: '6F',
  runners: [],
  results: {
    dividends: [{ betType: 'EX', finishers: 'RF', baseAmount: '100', amount: 1 }],
    alsoRan: ['Wet Chalk'],
  },
};

const TROTTERS = { eventNo: 4, breed: 'harness', distance: '1M', runners: [] };

const card = (...events: readonly object[]) => ({
  ID: 'Saratoga',
  eventCode: 'SAR',
  businessDate: '20260808',
  events,
});

handlesFailures(test, {
  path: PATH,
  good: { json: card(OFFICIAL) },
  misshapen: { json: { ...card(), events: [{ eventNo: 'first' }] } },
  otherContent: { body: '<!doctype html><p>Results are drawn in your browser.' },
  ask: (openHost, baseUrl) => makeOffTrackBetting({ openHost, baseUrl }).dayOf(SARATOGA, DAY),
});

async function dayWith(json: unknown, path = PATH): Promise<OffTrackDay> {
  const server = await openSourceServer();
  server.answer(path, { json });
  const source = makeOffTrackBetting({ openHost: politeOpenHost(), baseUrl: server.url });
  return source.dayOf(SARATOGA, DAY).finally(() => server.close());
}

test("an undated file gets the date in its track's time zone: a night race out west is not tomorrow's", async () => {
  const server = await openSourceServer();
  const postTime = Date.UTC(2026, 7, 9, 4, 30) / 1000;
  server.answer('/tracks/v2/9/20260808.json', { json: { eventCode: 'SA', events: [{ ...OPEN, postTime }] } });
  const source = makeOffTrackBetting({ openHost: politeOpenHost(), baseUrl: server.url });
  const read = await source.dayOf({ meetNumber: 9, track: 'SA' }, DAY).finally(() => server.close());
  assert.equal([read.entries.day, read.entries.races.length], [DAY, 1]);
});

test('an official race says who was paid and what', async () => {
  const race = raceNumbered(await dayWith(card(OFFICIAL)), 1);
  assert.is(race.state, 'official');
  assert.equal([race.distanceYards, race.purse], [1210, 90_000]);
  assert.equal(paid(race), [
    '$2 Win 4 7.2',
    '$2 Place 4 3.8',
    '$2 Show 4 2.9',
    '$2 Place 1 4.1',
    '$2 Show 1 3',
    '$2 Place 6 5',
    '$2 Show 6 3.3',
    '$1 Exacta 4-1 11.25',
    '$0.5 ZZ 4-1 3',
  ]);
  assert.equal(race.scratches, ['Paper Kite']);
});

test('horses of a dead heat keep their place', async () => {
  const race = raceNumbered(await dayWith(card(OFFICIAL)), 1);
  assert.equal(
    race.placed.map(({ programNumber, place, isDeadHeat }) => [programNumber, place, isDeadHeat]),
    [
      ['4', 1, false],
      ['1', 2, true],
      ['6', 2, true],
    ],
  );
});

test('horses reported by name alone are no starters until the card gives their numbers', async () => {
  const race = raceNumbered(await dayWith(card(OFFICIAL)), 1);
  assert.is(raceResultOf(race, null), null);
  const runners = [
    { programNumber: '2', horseName: 'COLD LEDGER' },
    { programNumber: '3', horseName: 'Marble Echo' },
  ];
  const result = raceResultOf(race, { surface: 'turf', distanceYards: 1210, runners });
  assert.equal(
    result?.starters.map(({ programNumber, official }) => [programNumber, official]),
    [
      ['4', 1],
      ['1', 2],
      ['6', 2],
      ['2', null],
      ['3', null],
    ],
  );
});

test('a race before the off is pending, and its board counts the money of an entry once', async () => {
  const day = await dayWith(card(OPEN));
  const race = raceNumbered(day, 2);
  assert.equal([race.state, race.placed, race.alsoRan], ['pending', [], null]);
  assert.is(raceResultOf(race, null), null);
  const board = day.boards[0] as Board;
  assert.is(board.raceId, 'saratoga-2026-08-08-2');
  assert.equal(
    board.interests.map(({ interest, toOne, isScratched }) => [interest, toOne, isScratched]),
    [
      ['1', 2, false],
      ['3', null, true],
      ['10', 1, false],
    ],
  );
  assert.is(board.pools.win, 2_000);
});

test('a runner is scratched, in, or unknown; whether a race is off is never reported before it', async () => {
  const [silent, out, ...others] = OPEN.runners;
  const runners = [silent, out, { ...silent, number: '2', name: 'Tin Ledger', scratched: false }, ...others];
  const race = present((await dayWith(card({ ...OPEN, runners }))).entries.races[0]);
  assert.equal(
    race.runners.map(({ isScratched }) => isScratched),
    [null, true, false, null, true],
  );
  assert.is(race.isCancelled, null);
});

test('a race whose bets were refunded was not run', async () => {
  const race = raceNumbered(await dayWith(card(CALLED_OFF)), 3);
  assert.is(race.state, 'cancelled');
  assert.equal(race.payouts, []);
  assert.is(raceResultOf(race, null)?.starters.length, 0);
});

test('trotters are left out', async () => {
  assert.equal(
    (await dayWith(card(TROTTERS, OFFICIAL))).results.races.map(({ raceNumber }) => raceNumber),
    [1],
  );
});

test('a card of another day or track is not accepted as the requested one', async () => {
  for (const other of [{ businessDate: '20260807' }, { eventCode: 'AQU' }]) {
    const refusal = await refused(dayWith({ ...card(OFFICIAL), ...other }));
    assert.is(refusal.code, 'source.wrong-shape');
  }
});

test('a card without races is a day without results', async () => {
  const day = await dayWith(card());
  assert.equal([day.results.races, day.boards], [[], []]);
});

test('JSON nested without end is another shape', async () => {
  let deep: unknown = 1;
  for (let level = 0; level < 400; level += 1) deep = [deep];
  assert.is((await refused(dayWith({ ...card(), events: [deep] }))).code, 'source.wrong-shape');
});

test('the days of a meeting are read line by line', async () => {
  const server = await openSourceServer();
  server.answer('/tracks/v2/82/meetdays.txt', {
    body: '20260806\n20260807\r\nno day\n',
    headers: { 'content-type': 'text/plain' },
  });
  const source = makeOffTrackBetting({ openHost: politeOpenHost(), baseUrl: server.url });
  const days = await source.daysOf(SARATOGA).finally(() => server.close());
  assert.equal(days, ['2026-08-06', '2026-08-07']);
});

test.run();
