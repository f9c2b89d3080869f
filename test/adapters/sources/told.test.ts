import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toldBoard } from '#adapters/sources/told/board.ts';
import { exoticPayouts, placeByPay, type StraightPay } from '#adapters/sources/told/payouts.ts';
import { raceResultOf } from '#adapters/sources/told/race-result.ts';
import { UNTOLD_FACTS } from '#adapters/sources/told/results.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('told');

const pay = (
  programNumber: string,
  win: number | null,
  place: number | null,
  show: number | null,
): StraightPay => ({
  programNumber,
  win,
  place,
  show,
});

const places = (...pays: readonly StraightPay[]): readonly string[] =>
  pays.map((each) => {
    const paid = placeByPay(each, pays);
    return paid === null ? 'unpaid' : `${paid.place ?? 'entry'}${paid.isDeadHeat ? ' dead heat' : ''}`;
  });

test('who was paid to win was first, to place second, to show third', () => {
  assert.equal(
    places(pay('3', 6, 4, 3), pay('1', null, 5, 3), pay('2', null, null, 2.2), pay('9', null, null, null)),
    ['1', '2', '3', 'unpaid'],
  );
});

test('a dead heat takes the places behind it away', () => {
  assert.equal(places(pay('3', 4, 3, 2.4), pay('1', 5, 3, 2.4), pay('2', null, null, 2.2)), [
    '1 dead heat',
    '1 dead heat',
    '3',
  ]);
});

test('both horses of an entry that won stand with it, and the next is second', () => {
  assert.equal(places(pay('1', 4, 3, 2.4), pay('1A', 4, 3, 2.4), pay('2', null, 3, 2.2)), [
    'entry',
    'entry',
    '2',
  ]);
});

test('a race with win bets only has a winner', () => {
  assert.equal(places(pay('3', 6, null, null), pay('1', null, null, null)), ['1', 'unpaid']);
});

test('a wager without a stake, a name or numbers is none', () => {
  const whole = { wager: 'EX', base: 2, numbers: '1/2', payoff: 9 };
  assert.is(exoticPayouts(whole).length, 1);
  for (const part of [{ wager: null }, { base: null }, { numbers: ' ' }])
    assert.equal(exoticPayouts({ ...whole, ...part }), []);
});

test('a wager nobody won is told without a payoff, and with what is carried over', () => {
  const [told] = exoticPayouts({
    wager: 'P6',
    base: 0.2,
    numbers: '1-2-3-4-5-6',
    payoff: null,
    carryover: 81_250,
  });
  assert.equal([told?.wager, told?.payoff, told?.carryover], ['Pick 6', null, 81_250]);
});

const HEAD = { track: 'FL', day: '2026-08-08' as RaceDay, raceNumber: 2, source: 'a tote', at: instant(5) };
const row = (programNumber: string, toOne: number | null, isScratched = false) => ({
  programNumber,
  toOne,
  isScratched,
  money: { win: 100, place: null, show: null },
});

test('a track that is not registered goes by its letters', () => {
  assert.is(toldBoard(HEAD, [row('1', 2)])?.raceId, 'fl-2026-08-08-2');
});

test('a board without any price is none', () => {
  assert.is(toldBoard(HEAD, [row('1', null), row('2', null)]), null);
  assert.is(toldBoard(HEAD, []), null);
});

test('an entry is out when both of its horses are', () => {
  const out = (...rows: readonly ReturnType<typeof row>[]) =>
    toldBoard(HEAD, [row('2', 3), ...rows])?.interests.find(({ interest }) => interest === '1')?.isScratched;
  assert.is(out(row('1', 2, true), row('1A', 2)), false);
  assert.is(out(row('1', 2, true), row('1A', 2, true)), true);
});

test('a race carded on grass and told on dirt was taken off the turf', () => {
  const winner = {
    programNumber: '2',
    horseName: 'Grey Almanac',
    jockeyName: null,
    trainerName: null,
    ownerName: null,
  };
  const race = {
    ...UNTOLD_FACTS,
    raceNumber: 1,
    distanceYards: 1320,
    state: 'official',
    placed: [{ ...winner, weightLb: null, place: 1, isDeadHeat: false }],
    alsoRan: [],
    payouts: [],
    scratches: [],
  } as const;
  const entered = { surface: 'inner-turf', distanceYards: 1430, runners: [] } as const;
  const result = raceResultOf({ ...race, surface: 'dirt' }, entered);
  assert.equal([result?.offTheTurf, result?.surface, result?.distanceYards], [true, 'dirt', 1320]);
  const untold = raceResultOf({ ...race, surface: null }, entered);
  assert.equal([untold?.offTheTurf, untold?.surface], [false, 'inner-turf']);
});

test.run();
