import { AsyncLocalStorage } from 'node:async_hooks';
import { makeMemoryRunStore } from '#adapters/memory/run-store.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import type { FetchReport, FetchSource } from '#core/kernel/fetched.ts';
import { type Instant, shift } from '#core/kernel/instant.ts';
import { makeUnderWay } from '#core/operations/active-work.ts';
import type { RunTallies } from '#core/operations/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import type { RunSourceDeps } from '#core/operations/use-cases/run-source.ts';
import { RUN_START } from './a-run.ts';
import { makeWithLock } from './one-at-a-time.ts';

/** An answer that is whole. */
export const WHOLE: FetchReport = { expected: 3, brought: 3, faults: [] };

export type Fetchers = Partial<Record<SourceName, FetchSource>>;

/** Every door of runs in memory, on a clock of the test: who sleeps wakes at once, and the clock has gone on. */
export function runDeps(fetchers: Fetchers = { weather: async () => WHOLE }) {
  let now = RUN_START;
  let lastId = 0;
  const slept: number[] = [];
  const announced: Announcement[] = [];
  const told: unknown[] = [];
  const beats: (() => Promise<void>)[] = [];
  const pass = (milliseconds: number): Instant => {
    now = shift(now, milliseconds);
    return now;
  };
  const deps: RunSourceDeps & { readonly runs: RunTallies } = {
    runs: makeMemoryRunStore(),
    sources: (name) => ({ fetchSource: fetchers[name] ?? null, howToSetUp: 'set WEATHER_SOURCE' }),
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
      beats.push(work);
      return () => void beats.splice(beats.indexOf(work), 1);
    },
    apart: AsyncLocalStorage.snapshot(),
    announce: async (announcement) => void announced.push(announcement),
    told: (error) => void told.push(error),
    underWay: makeUnderWay(),
  };
  return { deps, slept, announced, told, beats, pass };
}
