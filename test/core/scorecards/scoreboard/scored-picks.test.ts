import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Instant } from '#core/kernel/instant.ts';
import type { LedgerEntry } from '#core/picks/ledger/entry.ts';
import { scoredRaces } from '#core/scorecards/scoreboard/scored-picks.ts';
import { anEntry, aPicker, aRun } from './a-scored-race.ts';

const test = suite('picks of outside analysts that are settled');

const run = aRun();
const racing = { history: 'real' } as const;
const raceId = 'saratoga-2025-08-02-1';
const outside = [
  aPicker({ voice: 'claude', model: 'claude-x' }),
  aPicker({ voice: 'openai', model: 'gpt-x', horse: { programNumber: '2', name: 'PAPER LANTERN 2' } }),
  aPicker(),
];
const entryWith = (change: Partial<LedgerEntry>): LedgerEntry => anEntry({ raceId, ...change });

test('each outside model with a horse that ran counts; our own pickers do not', () => {
  assert.equal(scoredRaces([entryWith({ voices: outside })], [run], racing), [{ raceId, picks: 2 }]);
  assert.equal(scoredRaces([entryWith({ voices: [aPicker()] })], [run], racing), []);
});

test('a pick on a horse that did not run, after the off, or on a race without result is not scored', () => {
  const scratched = aPicker({
    voice: 'claude',
    model: 'claude-x',
    horse: { programNumber: '9', name: 'PAPER LANTERN 9' },
  });
  assert.equal(scoredRaces([entryWith({ voices: [scratched] })], [run], racing), []);
  const late = new Date((run.off as Instant) + 1).toISOString();
  assert.equal(scoredRaces([entryWith({ voices: outside, racingAt: late })], [run], racing), []);
  assert.equal(scoredRaces([entryWith({ voices: outside })], [], racing), []);
});

test('of several entries on a race the last before the off counts once', () => {
  const entries = [entryWith({ voices: outside }), entryWith({ voices: outside.slice(1) })];
  assert.equal(scoredRaces(entries, [run], racing), [{ raceId, picks: 1 }]);
});

test.run();
