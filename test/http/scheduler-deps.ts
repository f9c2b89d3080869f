import type { HttpDeps } from '#adapters/http/app.ts';
import { SCHEDULE } from '#config/schedule.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { FORCED, type SchedulerState, schedulerStateAtStart } from '#core/schedule/scheduler-state.ts';
import { makeWatchScheduler } from '#core/schedule/use-cases/watch-scheduler.ts';
import { makeMemoryJobStore } from '#test/doubles/job-store.ts';
import { makeMemoryWorkerRegister } from '#test/doubles/worker-register.ts';

export interface SchedulerOptions {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly racingClock: Clock;
}

/** The scheduler of a development server on stores in memory; the machine's clock is the racing clock. */
export function schedulerDeps({ cards, racingClock }: SchedulerOptions) {
  const [jobStore, workers] = [makeMemoryJobStore(), makeMemoryWorkerRegister()];
  const facts = { setting: null, isProduction: false, isDemo: false, isWithoutWorker: false };
  let state: SchedulerState = schedulerStateAtStart(facts);
  const clock = racingClock;
  const scheduler: HttpDeps['useCases']['scheduler'] = {
    watchScheduler: makeWatchScheduler({
      cards,
      jobs: jobStore,
      workers,
      schedule: SCHEDULE,
      isSetUp: () => true,
      schedulerState: () => state,
      clock,
      racingClock,
    }),
    forceStart: () => {
      const wasActive = state.isActive;
      if (!wasActive) state = FORCED;
      return { wasActive };
    },
    appEnv: 'development',
  };
  return { scheduler, jobs: jobStore, workers };
}
