import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeLocks } from '#adapters/postgres/locks.ts';
import { keepSettled } from '#config/keep-settled.ts';
import type { Get } from '#config/wiring/provide.ts';
import { instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeMemoryAnnouncements } from '#test/doubles/announcements.ts';
import { comesTo } from '#test/support/comes-to.ts';

const test = suite('past days that are settled ahead');

/** Longer than the second between two looks. */
const A_TURN = 1_200;
const DUE_AT = 20_000;

function processes(other: Readonly<Record<string, unknown>> = {}) {
  const announcements = makeMemoryAnnouncements();
  const seen = {
    now: 0,
    reads: 0,
    passes: [] as boolean[],
    atOnce: 0,
    most: 0,
    warnings: 0,
    sealedAfter: [] as number[],
  };
  const parts: Readonly<Record<string, unknown>> = {
    announcements,
    machineClock: () => instant(seen.now),
    racingClock: () => instant(1_754_200_000_000),
    withLongLock: makeLocks(),
    readRegistrations: async () => {
      seen.reads += 1;
    },
    sealResults: {
      sealCorrected: async () => {
        seen.sealedAfter.push(seen.reads);
        return 0;
      },
    },
    storePastDays: async (isDemo: boolean) => {
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      await pause(20);
      seen.atOnce -= 1;
      seen.passes.push(isDemo);
      return 0;
    },
    log: {
      warn: () => {
        seen.warnings += 1;
      },
    },
    ...other,
  };
  return { announcements, seen, start: () => keepSettled(((name: string) => parts[name]) as Get) };
}

test('of several processes one settles at a time', async () => {
  const { seen, start } = processes();
  const ends = [start(), start(), start()];
  seen.now = DUE_AT;
  await pause(A_TURN);
  for (const end of ends) await end();
  assert.is(seen.most, 1);
  assert.equal(seen.passes, [false, true, false, true, false, true]);
});

test('a track that is corrected has its days settled within seconds, by the tracks as they are then', async () => {
  const { announcements, seen, start } = processes();
  const end = start();
  seen.now = DUE_AT;
  await pause(A_TURN);
  assert.is(seen.passes.length, 2);
  await announcements.announce({
    topic: 'results',
    track: 'saratoga',
    day: null,
    raceNumber: null,
    at: instant(0),
  });
  await pause(A_TURN);
  assert.is(seen.passes.length, 2);
  await announcements.announce({
    topic: 'tracks',
    track: 'zzz-pacific',
    day: null,
    raceNumber: null,
    at: instant(0),
  });
  await pause(A_TURN);
  assert.equal([seen.passes.length, seen.reads], [4, 2]);
  assert.equal(seen.sealedAfter, [1, 2], 'results stored on the clock of before are sealed again first');
  await end();
});

test('a process that ends while another settles gives its turn up', async () => {
  const asked: (boolean | undefined)[] = [];
  const withLongLock = async (_name: string, _work: () => Promise<void>, isOver?: () => boolean) => {
    asked.push(isOver?.());
    await comesTo(async () => isOver?.() === true, true);
    throw new Refusal('conflict', 'kernel.turn-given-up', 'The work ended before its turn came.');
  };
  const { seen, start } = processes({ withLongLock });
  const end = start();
  seen.now = DUE_AT;
  await pause(A_TURN);
  await end();
  assert.equal([asked, seen.passes, seen.warnings], [[false], [], 0]);
});

test.run();
