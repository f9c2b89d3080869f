import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { LedgerEntry } from '#core/picks/ledger/entry.ts';
import { settledEntries } from '#core/scorecards/scoreboard/settled-entries.ts';
import { countedEntry } from '#core/scorecards/sealed/counted-entry.ts';
import { siteBetFor } from '#core/scorecards/sealed/site-pick.ts';
import { anEntry, aRun, placed } from '../scoreboard/a-scored-race.ts';

const test = suite('the verdict that counts');
const RACE = 'saratoga-2025-08-02-1';
const REAL = { history: 'real' } as const;

const said = (
  seq: number,
  kind: 'BET' | 'WATCH' | 'PASS',
  programNumber: string,
  change: Partial<LedgerEntry> = {},
): LedgerEntry =>
  anEntry({
    raceId: RACE,
    seq,
    verdict: {
      kind,
      horse: { programNumber, name: `PAPER LANTERN ${programNumber}` },
      priceToTake: { text: '3-1', toOne: 3 },
    },
    ...change,
  });

const counted = (...entries: readonly LedgerEntry[]) => countedEntry(entries, aRun())?.seq ?? null;

test('a WATCH that turned BET counts as a BET', () => {
  const entries = [said(1, 'WATCH', '1'), said(2, 'BET', '1')];
  assert.is(countedEntry(entries, aRun())?.seq, 2);
  const [run] = settledEntries(entries, [aRun()], REAL).verdictRuns;
  assert.equal([run?.kind, run?.staked], ['BET', 1]);
  assert.is(siteBetFor(aRun(), entries, REAL)?.bet.staked, 2);
});

test('a BET stays one when the price falls again, and the first one counts', () => {
  assert.is(counted(said(1, 'BET', '1'), said(2, 'PASS', '1')), 1);
  assert.is(counted(said(1, 'WATCH', '1'), said(2, 'BET', '2'), said(3, 'BET', '1')), 2);
});

test('without a BET the last verdict before the off counts, and one from after it never', () => {
  assert.is(counted(said(1, 'WATCH', '1'), said(2, 'PASS', '2')), 2);
  assert.is(counted(said(1, 'WATCH', '1'), said(2, 'BET', '1', { racingAt: '2025-08-02T17:05:00.000Z' })), 1);
  assert.is(counted(), null);
});

test('a BET on a scratched horse is refunded, so that the next one counts', () => {
  const run = aRun({ starters: placed({ 1: 1, 3: 2 }) });
  const entries = [said(1, 'BET', '2'), said(2, 'WATCH', '1'), said(3, 'BET', '3')];
  assert.is(countedEntry(entries, run)?.seq, 3);
  assert.is(countedEntry(entries.slice(0, 2), run)?.seq, 2);
});

test('of replays, which were made later, the last one counts', () => {
  const isReplayed = true;
  assert.is(counted(said(1, 'BET', '1', { isReplayed }), said(2, 'WATCH', '1', { isReplayed })), 2);
});

test.run();
