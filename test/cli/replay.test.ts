import { CommanderError } from 'commander';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { exitCodeOf } from '#cli/exit-code.ts';
import { replayCommand } from '#cli/replay.ts';
import { analysisFor } from '#config/models.ts';
import { horseKey } from '#core/card/runner.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { MINUTE } from '#core/kernel/instant.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import type { Board } from '#core/odds/board.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeReplayDay } from '#core/scorecards/use-cases/replay-day.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli replay');

const horseName = (number: string): string => `Paper Lantern ${number}`;
const race = aRace({
  day: RESULTS_DAY,
  runners: ['1', '2', '3'].map((programNumber, index) =>
    aRunner({
      programNumber,
      horseName: horseName(programNumber),
      horseKey: horseKey(horseName(programNumber), 2016, ''),
      toOne: [1, 3, 6][index] ?? 9,
    }),
  ),
});
const card = aCard({ day: RESULTS_DAY, races: [race] });
const sheet = aSheet({ races: [aRaceResult()] });

const runWith =
  (...boards: readonly Board[]) =>
  async (sheets: readonly ResultSheet[], hasCard: boolean, ...args: string[]) => {
    const [cards, results] = [makeMemoryCardStore(), makeMemoryResultStore()];
    const odds = makeMemoryOddsStore();
    await odds.keep(boards);
    if (hasCard) await cards.keep(card, 'hash');
    for (const resultSheet of sheets) await results.keep(resultSheet, 'hash');
    const replayDay = makeReplayDay({
      cards,
      results,
      changes: makeMemoryChangeStore(),
      knownAround: makeKnowAround({
        odds,
        connectionRecordsOf: async () => new Map(),
        raceWeatherOf: async () => new Map(),
      }),
      analysis: analysisFor({ isKeySet: false }),
    });
    let closed = 0;
    const deps = {
      replayDay,
      close: async () => {
        closed += 1;
      },
    };
    return {
      ...(await runCommand(
        replayCommand(async () => deps),
        ...args,
      )),
      closed,
    };
  };
const run = runWith();

test('another track is named by its slug, number or code', async () => {
  for (const [track, code] of [
    ['aqueduct', 'AQU'],
    ['184', 'SAR'],
    ['sar', 'SAR'],
  ] as const) {
    const { error } = await run([], false, '2020-08-09', '--track', track);
    assert.is((error as Refusal).message, `There is neither a card nor a result of ${code} on 2020-08-09.`);
  }
});

test('a day is printed race by race: ratings beside the finish, the pick, its bet, and the totals', async () => {
  const { out, error, closed } = await run([sheet], true, '2020-08-08');
  assert.equal([error, closed], [null, 1]);
  assert.match(out, 'SAR, 2020-08-08, run again (Brisnet card SAR0802.DRF, Chart of invented races)\n');
  assert.match(out, /\nMade with \S+ .*Built-in analyst/);
  assert.match(out, '\nRace 1  1:05 PM ET\n');
  assert.match(out, / {2}pgm {2}horse +m\/l +formula +win +place +show {2}\| fin {2}final odds\n/);
  assert.match(out, /\n {4}1 {2}Paper Lantern 1 .*% +1 +3\.35\n/);
  assert.match(
    out,
    /\n {2}pick: \d Paper Lantern \d \((confidence \d+|no confidence given), agreement \w+\)\. (PASS|WATCH|BET): /,
  );
  assert.match(
    out,
    /\n {2}first choice, no bet of ours: \$2\.00 to win on 1 Paper Lantern 1: won, returns \$8\.70\n/,
  );
  assert.match(out, /\n {2}our bets +0 +0 +0 +\$0\.00 +\$0\.00 +\$0\.00 +\$0\.00 +-\n/);
  assert.match(out, /\n {2}first choices +1 +1 +0 +\$2\.00 +\$0\.00 +\$8\.70 +\$6\.70 +4\.35\n/);
  assert.not.match(out, / +\n/);
});

test('odds known on the way to the off are printed moment by moment, the morning line in brackets', async () => {
  const postedAt = Number(race.postTime) - 7 * MINUTE;
  const runBoard = runWith(aBoard({ raceId: race.id, at: postedAt, prices: [2, 9, 0.8] }));
  const { out } = await runBoard([sheet], true, '2020-08-08');
  assert.match(out, /\n {2}odds: A tote, last posted 12:58 PM ET; chances by morning \S+, then blend \S+\n/);
  assert.match(out, /\n {2}bet +30 min +10 min +5 min +1 min +off\n/);
  assert.match(out, /\n +1 +\(1-1\) \d+\.\d% +\(1-1\) \d+\.\d% +2-1 \d+\.\d% +2-1 \d+\.\d% +2-1 \d+\.\d%\n/);
  assert.match(out, '\nPrices at the off are those of the last board before it');
  assert.not.match((await run([sheet], true, '2020-08-08')).out, '30 min');
});

test('with --json it is printed as is, byte for byte alike each time', async () => {
  const [a, other] = [
    await run([sheet], true, '2020-08-08', '--json'),
    await run([sheet], true, '2020-08-08', '--json'),
  ];
  assert.is(a.out, other.out);
  const { races, total, firstChoices } = JSON.parse(a.out);
  assert.equal([races.length, races[0].off], [1, '2020-08-08T17:05:00.000Z']);
  assert.equal([total.bets, firstChoices.bets, firstChoices.returned], [0, 1, 8.7]);
});

test('a day with results only says so; progress goes to stderr', async () => {
  const { out, err } = await run([sheet], false, '2020-08-08');
  assert.match(out, '\nNo card is stored for the day: fields are read back from the results');
  assert.match(err, 'Reading the results before it');
});

test('a cancelled race and one without a result are named, and so are invented ones', async () => {
  const races = [aRaceResult({ cancelled: { reason: 'Weather' }, starters: [], payouts: [] })];
  const cancelled = await run([aSheet({ races })], true, '2020-08-08');
  assert.match(cancelled.out, '\n  canceled: Weather\n');
  assert.match(cancelled.out, /refunded \(the race was canceled: Weather\)\n/);
  assert.match((await run([], true, '2020-08-08')).out, /\n {2}no result\n.*unknown \(no result\)\n/);
  const provenance = { ...sheet.provenance, tier: 'demo' as const };
  const invented = await run([{ ...sheet, kind: 'simulation', provenance }], false, '2020-08-08');
  assert.match(invented.out, 'DEMO: invented races');
});

test('a day with nothing ends with 3 and says so; an invalid day is bad usage', async () => {
  const { error, out } = await run([], false, '2020-08-08');
  assert.is((error as Refusal).message, 'There is neither a card nor a result of SAR on 2020-08-08.');
  assert.equal([exitCodeOf(error), out], [3, '']);
  for (const args of [['2020-02-30'], []])
    assert.instance((await run([], false, ...args)).error, CommanderError);
});

test.run();
