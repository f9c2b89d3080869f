import { machineClock } from '#adapters/system/machine-clock.ts';
import type { Clock, Log } from '#core/kernel/functions.ts';
import { SECOND } from '#core/kernel/instant.ts';
import { AS_COMMAND } from '#core/schedule/register-state.ts';
import { openWorkerApp } from './app.ts';
import type { Settings } from './env.ts';
import { keepAlive } from './keep-alive.ts';
import { clockOfCommand } from './racing-day.ts';
import { announcementsId } from './wiring/events.ts';
import { logId } from './wiring/machine.ts';
import { endOwnRunsId } from './wiring/operations.ts';
import { schedulerId } from './wiring/schedule.ts';

/** A worker without a server, and how to end it. */
export interface Working {
  stop(): Promise<void>;
}

const LOOK_AGAIN_MS = 2 * SECOND;

/** The clock of the server on this data folder, also when that starts anew; without one, a command's. */
function clockOfWorker(settings: Settings): Clock {
  const { RACING_NOW: _, ...rest } = settings;
  const ownClock = clockOfCommand(settings, machineClock);
  let [clock, lookedAt] = [ownClock, 0];
  return () => {
    if (Math.abs(machineClock() - lookedAt) > LOOK_AGAIN_MS) {
      const noted = clockOfCommand(rest, machineClock);
      [clock, lookedAt] = [noted === machineClock ? ownClock : noted, machineClock()];
    }
    return clock();
  };
}

/** Keeps the race day in this process, beside whatever others do. */
export async function work(settings: Settings, say: Log): Promise<Working> {
  const { get, ground: appDatabase } = await openWorkerApp(settings, say, clockOfWorker(settings));
  const endAlive = keepAlive(appDatabase, get);
  get(schedulerId).stand(AS_COMMAND);
  return {
    stop: async () => {
      const ended = get(endOwnRunsId)().catch((error: unknown) =>
        get(logId).warn({ err: error }, 'runs were not ended'),
      );
      await Promise.all([ended, get(schedulerId).stop()]);
      await endAlive();
      await get(announcementsId).close();
      await appDatabase.close();
      get(logId).flush();
    },
  };
}
