import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { sealedEntries } from '#core/scorecards/sealed/sealed-entries.ts';
import { sitePickFor } from '#core/scorecards/sealed/site-pick.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { anEntry, aPicker, aRun } from '../scoreboard/a-scored-race.ts';

const test = suite('our own pick');
const RACE = 'saratoga-2025-08-02-1';
const REAL = { history: 'real' } as const;
const SPAN = { from: '2025-08-01' as RaceDay, to: '2025-08-31' as RaceDay };

const pickOf = (change: Parameters<typeof anEntry>[0], run = aRun()) =>
  sitePickFor(run, [anEntry({ raceId: RACE, ...change })], REAL);

test('it is what both analysts and the prices came to, and $2 to win on it', () => {
  const { bet } = pickOf({}) ?? {};
  assert.equal([bet?.horse, bet?.outcome, bet?.staked, bet?.returned], ['PAPER LANTERN 1', 'won', 2, 8.7]);
});

test('what was sealed at the off or later is no pick, nor one of another card', () => {
  assert.is(pickOf({ racingAt: '2025-08-02T17:05:00.000Z' }), null);
  assert.is(pickOf({ raceId: 'saratoga-2025-08-02-2' }), null);
  const tickets = [{ interest: '1', horses: [{ programNumber: '1', name: 'ANOTHER' }], line: 2, odds: null }];
  assert.is(pickOf({ tickets }), null);
});

test('of several entries the last before the off counts, replayed ones never', async () => {
  const ledger = makeMemoryLedgerStore();
  await ledger.append(
    aChain([
      { raceId: RACE, analysedBy: 'first' },
      { raceId: RACE, analysedBy: 'last' },
      { raceId: RACE, analysedBy: 'too late', isAfterOff: true },
      { raceId: RACE, analysedBy: 'afterwards', isReplayed: true },
    ]),
  );
  const request = { isDemo: false, span: SPAN, trackSlug: null };
  const entries = sealedEntries(await ledger.scorable(request));
  assert.equal(
    entries.map(({ analysedBy }) => analysedBy),
    ['first', 'last'],
  );
  const late = { raceId: RACE, racingAt: '2025-08-02T17:06:00.000Z' };
  const sealed = [anEntry({ raceId: RACE, seq: 1 }), anEntry({ raceId: RACE, seq: 2 }), anEntry(late)];
  assert.is(sitePickFor(aRun(), sealed, REAL)?.entry.seq, 2);
});

test('a consensus without a horse, and an entry without a consensus, are no pick', () => {
  assert.is(pickOf({ voices: [aPicker({ horse: null })] }), null);
  assert.is(pickOf({ voices: [aPicker({ voice: 'claude' })] }), null);
  assert.is(sitePickFor(aRun(), [], REAL), null);
});

test.run();
