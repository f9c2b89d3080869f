import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { SealedPicker } from '#core/picks/ledger/entry.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { betOn } from '#core/scorecards/scoreboard/scored-race.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain, someFacts } from '#test/support/a-sealed-pick.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, card, NOON } from './asking.ts';

const test = suite('our picks that are part of a coupled entry');

const YESTERDAY = '2025-08-01' as RaceDay;
const [consensus] = someFacts().voices.filter(({ voice }) => voice === 'consensus');

const ran = (programNumber: string, place: number, change: Partial<Finisher> = {}): Finisher =>
  aFinisher({
    programNumber,
    horseName: `Paper Lantern ${programNumber}`,
    official: place,
    crossed: place,
    ...change,
  });

const raceOf = (starters: readonly Finisher[], payoffs: readonly (readonly [string, number])[]): RaceResult =>
  aRaceResult({
    starters,
    payouts: payoffs.map(([winningNumbers, payoff]) => aPayout({ winningNumbers, payoff })),
  });

/** Asks the day after a race in which our pick was #1. */
async function askAfter(race: RaceResult) {
  const room = await openAssistant({ card, now: NOON });
  await room.results.keep(aSheet({ day: YESTERDAY, races: [race] }), 'yesterday');
  const horse = { programNumber: '1', name: 'PAPER LANTERN 1' };
  await room.ledger.append(
    aChain([
      {
        day: YESTERDAY,
        raceId: `saratoga-${YESTERDAY}-1`,
        raceNumber: 1,
        tickets: [{ interest: '1', horses: [horse], line: null, odds: null }],
        voices: [{ ...consensus, horse } as SealedPicker],
      },
    ]),
  );
  return asks(room);
}

const RETURN = 'what would I have made following your picks yesterday';
const COUNT = 'how many of your picks won yesterday';

test('when the entry mate of our pick wins, the bet won, and the lines say who won it', async () => {
  const race = raceOf([ran('1A', 1), ran('2', 2), ran('1', 3)], [['1', 8.7]]);
  const ask = await askAfter(race);
  assert.match(await ask(RETURN), /a profit of \$6\.70 on \$2\.00 staked.*\n1 of 1 pick won/);
  assert.is(betOn('1', race).profit.toFixed(2), '3.35');
  assert.match(
    await ask(COUNT),
    /^1 of 1 pick won .*\n- Race 1: #1 Paper Lantern 1 won with its entry mate #1A Paper Lantern/,
  );
  assert.match(
    await ask('did you have the winner of race 1 yesterday'),
    /^Yes: #1 Paper Lantern 1, the same betting interest, was our pick in race 1/,
  );
});

test('when our pick is scratched and its entry mate runs, the bet stands', async () => {
  const race = raceOf([ran('2', 1), ran('1A', 2)], [['2', 4.2]]);
  const ask = await askAfter(race);
  assert.match(await ask(RETURN), /a loss of \$2\.00 on \$2\.00 staked.*\n0 of 1 pick won/);
  assert.is(betOn('1', race).profit, -1);
  assert.match(await ask(COUNT), /#1 Paper Lantern 1 was 2nd with its entry mate #1A/);
});

test('a pick that ran for purse money only or did not start is given back, and a winner for purse money only is none', async () => {
  const purse = raceOf(
    [ran('1', 1, { noBetting: 'purse-only', odds: null }), ran('2', 2), ran('3', 3)],
    [['2', 4.2]],
  );
  for (const race of [purse, raceOf([ran('2', 1), ran('3', 2)], [['2', 4.2]])]) {
    assert.is(betOn('1', race).staked, 0);
    assert.match(await (await askAfter(race))(RETURN), /^No pick of ours is settled at Saratoga/);
  }
  const behind = raceOf(
    [ran('2', 1, { noBetting: 'purse-only', odds: null }), ran('1', 2), ran('3', 3)],
    [['1', 5]],
  );
  assert.match(await (await askAfter(behind))(RETURN), /a profit of \$3\.00 on \$2\.00 staked/);
});

test.run();
