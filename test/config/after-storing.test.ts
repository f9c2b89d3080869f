import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { afterStoring } from '#config/wiring/watch.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('after a card was stored');

test('a check, a mail or a notification that fails is logged, and the card stays stored', async () => {
  const errors: unknown[] = [];
  let [mails, pushes] = [0, 0];
  const cardStored = afterStoring({
    checkWatchLists: async () => {
      throw new Error('a list was removed in between');
    },
    mailWatchLists: async () => {
      mails += 1;
      throw new Error('bookkeeping failed');
    },
    pushWatchLists: async () => {
      pushes += 1;
      throw new Error('the database is restarting');
    },
    logError: (error) => void errors.push(error),
  });
  await cardStored('saratoga', '2025-08-02' as RaceDay);
  assert.equal([errors.length, mails, pushes], [3, 1, 1]);
});

test.run();
