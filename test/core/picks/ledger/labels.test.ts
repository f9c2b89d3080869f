import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { LedgerEntry } from '#core/picks/ledger/entry.ts';
import { labelFault, mayBeScored } from '#core/picks/ledger/labels.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';

const test = suite('labels of a sealed pick');

const OFF = '2025-08-02T17:00:00.000Z';
const BEFORE = '2025-08-02T16:58:00.000Z';
const YEARS_LATER = '2026-11-02T10:00:00.000Z';

const anEntry = (change: Partial<LedgerEntry>): LedgerEntry => {
  const [row] = aChain([{ off: OFF, sealedAt: BEFORE, racingAt: BEFORE, ...change }]);
  if (row === undefined) throw new Error('no row');
  return entryIn(row);
};

test('a pick sealed before the off and a replay made years later may be scored', () => {
  for (const entry of [anEntry({}), anEntry({ sealedAt: YEARS_LATER, isReplayed: true })]) {
    assert.is(labelFault(entry), null);
    assert.is(mayBeScored(entry, false), true);
  }
});

test('a replay relabeled as sealed in time is found by its own times, and not scored', () => {
  const relabeled = anEntry({ sealedAt: YEARS_LATER, isReplayed: false });
  assert.match(
    labelFault(relabeled) ?? '',
    /entry 1: it is labeled as sealed before the off, and was sealed after/,
  );
  assert.is(mayBeScored(relabeled, false), false);
});

test('a pick that knew the off is late, whatever its label says', () => {
  assert.match(labelFault(anEntry({ racingAt: OFF, sealedAt: OFF })) ?? '', /labeled before the off/);
  assert.is(mayBeScored(anEntry({ racingAt: OFF, sealedAt: OFF, isAfterOff: true }), false), false);
});

test('an invented race goes by the racing clock alone', () => {
  assert.is(mayBeScored(anEntry({ isDemo: true, sealedAt: YEARS_LATER }), true), true);
});

test('without a known off there is nothing to hold labels against', () => {
  assert.is(labelFault(anEntry({ off: null, isAfterOff: true })), null);
});

test.run();
