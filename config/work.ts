import { machineClock } from '#adapters/system/machine-clock.ts';
import type { Clock, Log } from '#core/kernel/functions.ts';
import { SECOND } from '#core/kernel/instant.ts';
import { AS_COMMAND } from '#core/schedule/scheduler-state.ts';
import { openWorkerApp } from './app.ts';
import { endWithin } from './end-within.ts';
import type { Settings } from './env.ts';
import { startKeepers } from './keepers.ts';
import { poolerNote } from './pooler.ts';
import { clockOfCommand } from './racing-day.ts';

/** A worker without a server, and how to end it. */
export interface Working {
  stop(): Promise<void>;
}

const LOOK_AGAIN_MS = 2 * SECOND;

/** The clock of the server on this data folder, also after a restart; without one, a command's. */
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
  const { get, appDatabase } = await openWorkerApp(settings, say, clockOfWorker(settings));
  const note = await poolerNote(settings);
  if (note !== null) say(note);
  const running = { ...startKeepers(appDatabase, get), 'the race day’s jobs': get('scheduler').stop };
  get('scheduler').become(AS_COMMAND);
  return {
    stop: async () => {
      await endWithin(running, get('log'));
      await get('announcements').close();
      await appDatabase.close();
      get('log').flush();
    },
  };
}
