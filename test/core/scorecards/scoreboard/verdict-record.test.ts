import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { verdictRecords, verdictRun } from '#core/scorecards/scoreboard/verdict-record.ts';
import { anEntry, aRun, placed, winPays } from './a-scored-race.ts';

const test = suite('The record of verdicts');

const betOn = (programNumber: string) =>
  anEntry({
    verdict: {
      kind: 'BET',
      horse: { programNumber, name: `PAPER LANTERN ${programNumber}` },
      priceToTake: null,
    },
  });

const recordOf = (...runs: readonly ReturnType<typeof verdictRun>[]) =>
  verdictRecords(runs.flatMap((run) => run ?? [])).find(({ kind }) => kind === 'BET');

test('a dead heat that paid the stake back is a win, as in the dashboard and the book', () => {
  const deadHeat = aRun({ starters: placed({ 1: 1, 2: 1, 3: 3 }), payouts: winPays(['1', 2], ['2', 5]) });
  const record = recordOf(verdictRun(betOn('1'), deadHeat), verdictRun(betOn('3'), deadHeat));
  assert.equal([record?.bets, record?.won], [2, 1]);
});

test('a scratched horse is no bet', () => {
  const run = aRun({ starters: placed({ 2: 1, 3: 2 }), payouts: winPays(['2', 9]) });
  const record = recordOf(verdictRun(betOn('1'), run));
  assert.equal([record?.races, record?.bets, record?.won], [1, 0, 0]);
});

test.run();
