import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant, parseInstant } from '#core/kernel/instant.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { finishedRaces } from '#core/results/finished-race.ts';
import { settledEntries } from '#core/scorecards/scoreboard/settled-entries.ts';
import { isBeforeOff } from '#core/scorecards/sealed/sealed-entries.ts';
import { DAY } from '#test/support/a-forged-record.ts';
import { aRecordWithBetsThatDoNotCount, SHEETS_IN_THE_END } from '#test/support/bets-that-do-not-count.ts';

const test = suite('A pick and the off that the result names');

const off = parseInstant('2025-08-02T17:00:00Z');
const pick = {
  racingAt: '2025-08-02T16:30:00.000Z',
  sealedAt: '2025-08-02T17:30:00.000Z',
  isReplayed: false,
  isDemo: false,
};

test('a pick written down after the race is none of before the off, whatever its racing time says', () => {
  assert.not.ok(isBeforeOff(pick, { off }));
  assert.ok(isBeforeOff({ ...pick, sealedAt: '2025-08-02T16:30:01.000Z' }, { off }));
});

test('replays and invented races are written down whenever they are made', () => {
  assert.ok(isBeforeOff({ ...pick, isReplayed: true }, { off }));
  assert.ok(isBeforeOff({ ...pick, isDemo: true }, { off }));
});

test('a race that a later chart leaves out, one without an off and one at a track whose zone nobody knows settle no bet', () => {
  const entries = aRecordWithBetsThatDoNotCount().picks.map(entryIn);
  const racing = { now: instant(Date.UTC(2026, 0, 1)), today: DAY, cards: [], history: 'real' } as const;
  const { verdictRuns, open, leftOut } = settledEntries(
    entries,
    finishedRaces(SHEETS_IN_THE_END, racing),
    racing,
  );
  assert.equal(
    verdictRuns.map(({ kind, staked, profit }) => [kind, staked, profit]),
    [['BET', 1, 1]],
  );
  assert.equal([open, leftOut], [1, 2]);
});

test.run();
