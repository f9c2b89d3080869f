import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keepAlerting } from '#config/keep-alerting.ts';
import type { Get } from '#config/wiring/provide.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryAnnouncements } from '#test/doubles/announcements.ts';

const test = suite('the look at a day after news of it');

/** Longer than the second in which announcements are gathered. */
const A_TURN = 1_200;

test('verdicts that could not be sealed keep nobody from being told, and are tried again a minute later', async () => {
  const announcements = makeMemoryAnnouncements();
  const seen = { now: 0, seals: 0, looks: 0, warnings: 0, errors: 0 };
  const parts: Readonly<Record<string, unknown>> = {
    announcements,
    settings: { WEB_PUSH: 'on' },
    machineClock: () => instant(seen.now),
    log: {
      error: () => {
        seen.errors += 1;
      },
      warn: () => {
        seen.warnings += 1;
      },
    },
    sealTurns: async () => {
      seen.seals += 1;
      if (seen.seals === 1) throw new Error('the ledger is locked');
    },
    watchDay: async () => {
      seen.looks += 1;
    },
  };
  const end = keepAlerting(((name: string) => parts[name]) as Get);
  const day = '2025-08-02' as RaceDay;
  await announcements.announce({ topic: 'odds', track: 'saratoga', day, raceNumber: 1, at: instant(0) });
  await pause(A_TURN);
  assert.equal([seen.seals, seen.looks, seen.warnings], [1, 1, 1]);
  assert.is(seen.errors, 1);
  seen.now = 60_000;
  await pause(A_TURN);
  assert.equal([seen.seals, seen.looks, seen.warnings], [2, 2, 1]);
  await end();
});

test.run();
