import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { profitParts, winningOrders } from '#adapters/simulation/crowd/placings.ts';
import { shownOdds } from '#adapters/simulation/crowd/tote.ts';
import { generateSeason } from '#adapters/simulation/season.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { breakageStep } from '#core/odds/breakage.ts';
import { takeoutOn } from '#core/odds/takeout.ts';
import { aSeason } from './a-season.ts';

const test = suite('payoffs of the season');

/** Four days of penny breakage, and four of the tiers before it. */
const SEASONS = [aSeason({ days: 4 }), aSeason({ days: 4, day: parseRaceDay('2025-08-02') as RaceDay })];
const settled = SEASONS.flatMap((settings) =>
  generateSeason(settings).days.flatMap(({ day, pools, sheet }) =>
    sheet.races.map((race, index) => ({ day, race, pools: pools[index]?.pools ?? [] })),
  ),
);

test('a dead heat shares the places it covers', () => {
  assert.equal(
    [...profitParts([['4'], ['2', '7'], ['1']], 2)],
    [
      ['4', 0.5],
      ['2', 0.25],
      ['7', 0.25],
    ],
  );
  assert.equal(
    [...profitParts([['4', '2'], ['7'], ['1']], 1)],
    [
      ['4', 0.5],
      ['2', 0.5],
    ],
  );
});

test('an entry first and second takes the whole place pool and counts once in an exacta', () => {
  assert.equal([...profitParts([['1'], ['1'], ['5']], 2)], [['1', 1]]);
  assert.equal(winningOrders([['1'], ['1'], ['5']], 2), [['1', '5']]);
});

test('level seconds make two winning exactas and two trifectas', () => {
  assert.equal(winningOrders([['4'], ['2', '7'], ['1']], 2), [
    ['4', '2'],
    ['4', '7'],
  ]);
  assert.equal(winningOrders([['4'], ['2', '7'], ['1']], 3), [
    ['4', '2', '7'],
    ['4', '7', '2'],
  ]);
});

test('the board shows the steps of the tote, never more than is paid', () => {
  assert.equal([0.44, 1.05, 3.85, 7.9, 130].map(shownOdds), [0.4, 1, 3.5, 7, 99]);
});

const MOST_SHOWN = 3;
const PLACES: Readonly<Record<string, number>> = { win: 1, place: 2, show: MOST_SHOWN };

test('straight pools are paid out: what tickets get is the net pool less breakage', () => {
  let paidOut = 0;
  for (const { day, pools } of settled) {
    for (const { kind, total, takeout, winners } of pools.filter((pool) => PLACES[pool.kind] !== undefined)) {
      assert.is(takeout, takeoutOn('saratoga', day, kind).share);
      const net = total * (1 - takeout);
      const given = winners.reduce((sum, { staked, payoff, base }) => sum + (staked * payoff) / base, 0);
      const broken = winners.reduce(
        (sum, { staked, payoff, base }) => sum + staked * breakageStep(payoff / base + 0.5, day),
        0,
      );
      const isMinus = winners.some(({ payoff }) => payoff <= 2.1);
      assert.ok(given <= net + 1 || isMinus, `${day} ${kind}: ${given} of ${net}`);
      assert.ok(given > net - broken - 1, `${day} ${kind}: ${given} of ${net}, broken ${broken}`);
      paidOut += winners.length;
    }
  }
  assert.ok(paidOut > 400);
});

test('an exotic pays the net pool over the winning tickets, cut down to the step', () => {
  for (const { day, pools } of settled) {
    for (const { wager, total, takeout, winners } of pools.filter(({ kind }) => PLACES[kind] === undefined)) {
      for (const { staked, payoff, base } of winners) {
        const fair = (total * (1 - takeout)) / winners.length / staked;
        const step = breakageStep(fair, day);
        assert.ok(payoff <= base * fair + 1e-6, `${day} ${wager}`);
        assert.ok(payoff > base * (fair - step) - 0.011, `${day} ${wager}: ${payoff} for ${base * fair}`);
      }
    }
  }
});

test('the win payoff is two dollars at the odds of the winner', () => {
  for (const { race } of settled) {
    const winners = race.starters.filter(({ official }) => official === 1);
    const [winner] = winners;
    const paid = race.payouts.filter(({ wager }) => wager === 'Win');
    if (winners.length > 1 || winner === undefined) continue;
    assert.is(paid[0]?.winningNumbers, winner.bettingInterest);
    assert.ok(
      Math.abs((paid[0]?.payoff ?? 0) - 2 * ((winner.odds ?? 0) + 1)) < 0.011,
      race.raceNumber.toString(),
    );
  }
});

test('payouts name the official order, also after a disqualification', () => {
  for (const { race } of settled) {
    const placed = race.starters.filter(({ official }) => official !== null);
    if (new Set(placed.map(({ official }) => official)).size < placed.length) continue;
    const order = placed.toSorted((a, b) => (a.official ?? 0) - (b.official ?? 0));
    const interests = [...new Set(order.map(({ bettingInterest }) => bettingInterest))];
    const trifecta = race.payouts.find(({ wager }) => wager === 'Trifecta');
    assert.is(trifecta?.winningNumbers, interests.slice(0, 3).join('-'));
  }
});

test('from the second race on there is a daily double of the last two winners', () => {
  for (const { race, pools } of settled)
    assert.is(
      pools.some(({ kind }) => kind === 'daily double'),
      race.raceNumber > 1,
    );
});

test.run();
