import type { HttpDoors } from '#adapters/http/app.ts';
import { makeMemoryPointShelf } from '#adapters/memory/point-shelf.ts';
import { makeMemoryWorkerRegister } from '#adapters/memory/worker-register.ts';
import { SCHEDULE } from '#config/schedule.ts';
import type { CardShelf } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/doors.ts';
import { FORCED, type Standing, standingAtStart } from '#core/schedule/standing.ts';
import { makeWatchScheduler } from '#core/schedule/use-cases/watch-scheduler.ts';

export interface SchedulerWishes {
  readonly cards: Pick<CardShelf, 'cardFor'>;
  readonly racingClock: Clock;
}

/** The scheduler of a development server on shelves in memory; the machine's clock is the racing clock. */
export function schedulerDoors({ cards, racingClock }: SchedulerWishes) {
  const [points, workers] = [makeMemoryPointShelf(), makeMemoryWorkerRegister()];
  const facts = { setting: null, isProduction: false, isDemo: false, isWithoutWorker: false };
  let standing: Standing = standingAtStart(facts);
  const clock = racingClock;
  const scheduler: HttpDoors['useCases']['scheduler'] = {
    watchScheduler: makeWatchScheduler({
      cards,
      points,
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
  return { scheduler, points, workers };
}
