import { AsyncLocalStorage } from 'node:async_hooks';
import { makeMemoryRunShelf } from '#adapters/memory/run-shelf.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import type { Gather, Gathered } from '#core/kernel/gathered.ts';
import { type Instant, shift } from '#core/kernel/instant.ts';
import type { RunTallies } from '#core/operations/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { makeUnderWay } from '#core/operations/under-way.ts';
import type { RunSourceDoors } from '#core/operations/use-cases/run-source.ts';
import { RUN_START } from './a-run.ts';
import { makeOneAtATime } from './one-at-a-time.ts';

/** An answer that is whole. */
export const WHOLE: Gathered = { expected: 3, brought: 3, faults: [] };

export type Gathers = Partial<Record<SourceName, Gather>>;

/** Every door of runs in memory, on a clock of the test: who sleeps wakes at once, and the clock has gone on. */
export function runDoors(gathers: Gathers = { weather: async () => WHOLE }) {
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
  const doors: RunSourceDoors & { readonly runs: RunTallies } = {
    runs: makeMemoryRunShelf(),
    sources: (name) => ({ gather: gathers[name] ?? null, howToSetUp: 'set WEATHER_SOURCE' }),
    oneAtATime: makeOneAtATime(),
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
    keepDoing: (_, work) => {
      beats.push(work);
      return () => void beats.splice(beats.indexOf(work), 1);
    },
    apart: AsyncLocalStorage.snapshot(),
    announce: async (announcement) => void announced.push(announcement),
    told: (error) => void told.push(error),
    underWay: makeUnderWay(),
  };
  return { doors, slept, announced, told, beats, pass };
}
