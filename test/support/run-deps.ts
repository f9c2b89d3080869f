import { AsyncLocalStorage } from 'node:async_hooks';
import type { Announcement } from '#core/kernel/announcement.ts';
import type { FetchReport, FetchSource } from '#core/kernel/fetched.ts';
import { type Instant, shift } from '#core/kernel/instant.ts';
import { makeActiveWork } from '#core/operations/active-work.ts';
import type { RunTallies } from '#core/operations/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import type { RunSourceDeps } from '#core/operations/use-cases/run-source.ts';
import { makeMemoryRunStore } from '#test/doubles/run-store.ts';
import { RUN_START } from './a-run.ts';
import { makeWithLock } from './one-at-a-time.ts';

/** An answer that is whole. */
export const WHOLE: FetchReport = { expected: 3, received: 3, faults: [] };

export type Fetchers = Partial<Record<SourceName, FetchSource>>;

/** The deps of runs in memory, on a clock of the test: a sleep ends at once and moves the clock on. */
export function runDeps(fetchers: Fetchers = { weather: async () => WHOLE }) {
  let now = RUN_START;
  let lastId = 0;
  const slept: number[] = [];
  const announced: Announcement[] = [];
  const errors: unknown[] = [];
  const heartbeats: (() => Promise<void>)[] = [];
  const pass = (milliseconds: number): Instant => {
    now = shift(now, milliseconds);
    return now;
  };
  const deps: RunSourceDeps & { readonly runs: RunTallies } = {
    runs: makeMemoryRunStore(),
    sources: (name) => ({
      fetchSource: fetchers[name] ?? null,
      howToSetUp: 'set WEATHER_SOURCE',
      tracks: EVERY_TRACK,
    }),
    withLock: makeWithLock(),
    allOrNothing: (work) => work(),
    clock: () => now,
    racingClock: () => now,
    newId: () => {
      lastId += 1;
      return `run-${lastId}`;
    },
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      pass(milliseconds);
      await new Promise((resolve) => setImmediate(resolve));
    },
    runEvery: (_, work) => {
      heartbeats.push(work);
      return () => void heartbeats.splice(heartbeats.indexOf(work), 1);
    },
    outsideTransaction: AsyncLocalStorage.snapshot(),
    announce: async (announcement) => void announced.push(announcement),
    logError: (error) => void errors.push(error),
    activeWork: makeActiveWork(),
  };
  return { deps, slept, announced, errors, heartbeats, pass };
}
