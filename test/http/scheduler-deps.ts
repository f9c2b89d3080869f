import type { HttpDeps } from '#adapters/http/app.ts';
import { makeMemoryJobStore } from '#adapters/memory/job-store.ts';
import { makeMemoryWorkerRegister } from '#adapters/memory/worker-register.ts';
import { SCHEDULE } from '#config/schedule.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { FORCED, registerStateAtStart, type Standing } from '#core/schedule/register-state.ts';
import { makeWatchScheduler } from '#core/schedule/use-cases/watch-scheduler.ts';

export interface SchedulerOptions {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly racingClock: Clock;
}

/** The scheduler of a development server on shelves in memory; the machine's clock is the racing clock. */
export function schedulerDeps({ cards, racingClock }: SchedulerOptions) {
  const [jobStore, workers] = [makeMemoryJobStore(), makeMemoryWorkerRegister()];
  const facts = { setting: null, isProduction: false, isDemo: false, isWithoutWorker: false };
  let standing: Standing = registerStateAtStart(facts);
  const clock = racingClock;
  const scheduler: HttpDeps['useCases']['scheduler'] = {
    watchScheduler: makeWatchScheduler({
      cards,
      points: jobStore,
      workers,
      schedule: SCHEDULE,
      isSetUp: () => true,
      standing: () => standing,
      clock,
      racingClock,
    }),
    forceStart: () => {
      const wasActive = standing.isActive;
      if (!wasActive) standing = FORCED;
      return { wasActive };
    },
    appEnv: 'development',
  };
  return { scheduler, points: jobStore, workers };
}
