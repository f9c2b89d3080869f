import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { afterStoring } from '#config/wiring/watch.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('after a card was stored');

test('a check or mail that fails is logged, and the card stays stored', async () => {
  const errors: unknown[] = [];
  let mails = 0;
  const cardStored = afterStoring({
    checkWatchLists: async () => {
      throw new Error('a list was removed in between');
    },
    mailWatchLists: async () => {
      mails += 1;
      throw new Error('bookkeeping failed');
    },
    logError: (error) => void errors.push(error),
  });
  await cardStored('saratoga', '2025-08-02' as RaceDay);
  assert.equal([errors.length, mails], [2, 1]);
});

test.run();
