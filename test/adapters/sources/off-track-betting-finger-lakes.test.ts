import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeOffTrackBetting, type OffTrackDay } from '#adapters/sources/off-track-betting/index.ts';
import { instant, toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Board } from '#core/odds/board.ts';
import { takeoutOn } from '#core/odds/takeout.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { raceResultOf } from '#core/results/reconcile/index.ts';
import { settlementOf } from '#core/results/settlement.ts';
import { straight } from '#core/tickets/ticket.ts';
import { politeOpenHost } from '#test/support/polite-time.ts';
import { realData } from '#test/support/real-data.ts';
import { openSourceServer } from '#test/support/source-server.ts';
import { paid, raceNumbered } from './off-track-day.ts';

const test = suite('off-track betting: Finger Lakes, November 27, 2018');

/** The odds to 1 that the board can show. */
const STEPS: readonly number[] = [
  ...[0.1, 0.2, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.4, 1.5, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 4.5],
  ...Array.from({ length: 21 }, (_, index) => index + 5),
  ...[30, 35, 40, 45, 50, 60, 70, 80, 99],
];

const FINGER_LAKES = realData('otb/finger-lakes-2018-11-27.json');

if (FINGER_LAKES === null) {
  test('the real card is absent: invented ones take its place', () => assert.is(FINGER_LAKES, null));
} else {
  const json = JSON.parse(readFileSync(FINGER_LAKES, 'utf8'));
  const realDay = async (): Promise<OffTrackDay> => {
    const server = await openSourceServer();
    server.answer('/tracks/v2/90/20181127.json', { json });
    const source = makeOffTrackBetting({ openHost: politeOpenHost(), baseUrl: server.url });
    const meet = { meetNumber: 90, track: 'FL' };
    return source.dayOf(meet, '2018-11-27' as RaceDay).finally(() => server.close());
  };
  const day = await realDay();
  const result = (number: number): RaceResult => raceResultOf(raceNumbered(day, number), null) as RaceResult;

  test('the real card has nine races, all official, and a board for each', () => {
    assert.equal([day.results.track, day.results.races.length, day.boards.length], ['FL', 9, 9]);
    assert.ok(day.results.races.every(({ state }) => state === 'official'));
    assert.equal(
      day.results.races.map(({ distanceYards }) => distanceYards),
      [1800, 1210, 1210, 1210, 1830, 1210, 1830, 1830, 1210],
    );
  });

  test('its fields are whole: 69 starters, and 9 horses that were scratched', () => {
    assert.is(
      day.results.races.reduce((sum, { raceNumber }) => sum + result(raceNumber).starters.length, 0),
      69,
    );
    assert.is(
      day.results.races.reduce((sum, { scratches }) => sum + scratches.length, 0),
      9,
    );
  });

  test('its first race pays as reported', () => {
    assert.equal(paid(result(1)), [
      '$2 Win 1 6',
      '$2 Place 1 3.7',
      '$2 Show 1 2.2',
      '$2 Place 5 8.7',
      '$2 Show 5 3',
      '$2 Show 4 2.1',
      '$2 Exacta 1-5 50.5',
      '$1 Trifecta 1-5-4 49.5',
      '$1 Superfecta 1-5-4-6 59',
    ]);
  });

  test('its entry in the seventh race is one interest: paid with both horses, one price, its money once', () => {
    const placed = raceNumbered(day, 7).placed.map(({ programNumber, place }) => [programNumber, place]);
    assert.equal(placed.slice(2), [
      ['1', null],
      ['1A', null],
    ]);
    const board = day.boards[6] as Board;
    assert.equal(
      board.interests.map(({ interest }) => interest),
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    );
    assert.is(board.pools.win, 25_629);
  });

  test('one horse of an entry out leaves the other on the board', () => {
    const entry = day.boards[7]?.interests.find(({ interest }) => interest === '1');
    assert.equal([entry?.toOne, entry?.isScratched, entry?.money.win], [30, false, 695]);
  });

  test('a dead heat for fourth pays two superfectas', () => {
    const lines = result(9).payouts.filter(({ wager }) => wager === 'Superfecta');
    assert.equal(
      lines.map(({ winningNumbers, payoff }) => [winningNumbers, payoff]),
      [
        ['12-1-4-10', 543.5],
        ['12-1-4-11', 951.5],
      ],
    );
  });

  test('the board is dated with the moment the file gives', () => {
    assert.is(toIso(day.boards[0]?.provenance.at ?? instant(0)), '2018-11-27T17:18:07.000Z');
  });

  /** Prices shown that are not what the win pool would pay, cut down to a step of the board. */
  const wrongPrices = (takeout: number): readonly string[] =>
    day.boards.flatMap(({ interests, pools }) =>
      interests.flatMap(({ toOne, money }) => {
        if (toOne === null) return [];
        const fair = ((pools.win ?? 0) * (1 - takeout)) / (money.win ?? 1) - 1;
        const step = STEPS.findLast((price) => price <= fair);
        return step === toOne ? [] : [`${toOne} shown, ${fair.toFixed(2)} in the pool`];
      }),
    );

  test('every price is what the win pool would pay, cut to a step of the board; another takeout would show', () => {
    const takeout = takeoutOn('finger-lakes', '2018-11-27' as RaceDay, 'win').share;
    assert.equal(wrongPrices(takeout), []);
    for (const other of [takeout - 0.01, takeout + 0.01])
      assert.ok(wrongPrices(other).length > 0, `${other}`);
  });

  test('a bet on a horse that ran unplaced is lost, on a scratched one refunded', () => {
    const outcome = (number: string): string => settlementOf(straight('win', 2, [number]), result(1)).outcome;
    assert.equal(['1', '6', '2'].map(outcome), ['won', 'lost', 'refunded']);
  });
}

test.run();
