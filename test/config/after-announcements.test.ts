import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { afterAnnouncements } from '#config/after-announcements.ts';
import type { Get } from '#config/wiring/provide.ts';
import type { Announcement, Topic } from '#core/kernel/announcement.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryAnnouncements } from '#test/doubles/announcements.ts';

const test = suite('what follows announcements about a day');

const DAY = '2025-08-02' as RaceDay;
/** Longer than the second in which announcements are gathered. */
const A_TURN = 1_200;

const news = (topic: Topic, raceNumber: number): Announcement => ({
  topic,
  track: 'saratoga',
  day: DAY,
  raceNumber,
  at: instant(0),
});

function following(failures: number) {
  const announcements = makeMemoryAnnouncements();
  const state = { now: 0, tries: 0 };
  const warnings: unknown[] = [];
  const parts: Readonly<Record<string, unknown>> = {
    announcements,
    machineClock: () => instant(state.now),
    log: { warn: (fields: unknown) => warnings.push(fields) },
  };
  const end = afterAnnouncements(((name: string) => parts[name]) as Get, {
    topics: ['scratches'],
    failure: 'it failed',
    work: async () => {
      state.tries += 1;
      if (state.tries <= failures) throw new Error('paused');
    },
  });
  return { announcements, state, warnings, end };
}

test('several announcements of one day are followed once, others not at all', async () => {
  const { announcements, state, end } = following(0);
  for (const race of [1, 2, 3]) await announcements.announce(news('scratches', race));
  await announcements.announce(news('odds', 4));
  await pause(A_TURN);
  assert.is(state.tries, 1);
  await end();
});

test('a day whose work failed is tried again a minute later, and not before', async () => {
  const { announcements, state, warnings, end } = following(1);
  await announcements.announce(news('scratches', 1));
  await pause(A_TURN);
  await pause(A_TURN);
  assert.equal([state.tries, warnings.length], [1, 1]);
  state.now = 60_000;
  await pause(A_TURN);
  assert.equal([state.tries, warnings.length], [2, 1]);
  state.now = 600_000;
  await pause(A_TURN);
  assert.is(state.tries, 2);
  await end();
});

test('once it is ended the days that are left are not begun', async () => {
  const announcements = makeMemoryAnnouncements();
  const begun: RaceDay[] = [];
  const parts: Readonly<Record<string, unknown>> = { announcements, machineClock: () => instant(0) };
  let end: Promise<void> | null = null;
  const follow = afterAnnouncements(((name: string) => parts[name]) as Get, {
    topics: ['scratches'],
    failure: 'it failed',
    work: async (_track, day) => {
      begun.push(day);
      end ??= follow();
    },
  });
  for (const day of [DAY, '2025-08-03' as RaceDay])
    await announcements.announce({ ...news('scratches', 1), day });
  await pause(A_TURN);
  await end;
  assert.equal(begun, [DAY]);
});

test.run();
