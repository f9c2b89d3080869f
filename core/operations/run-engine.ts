import type { Clock, LogError, OutsideTransaction, RunEvery, Sleep } from '../kernel/functions.ts';
import { type Instant, SECOND, shift } from '../kernel/instant.ts';
import type { ActiveWork } from './active-work.ts';
import { refusalOf } from './failure.ts';
import { makeLease } from './lease.ts';
import { STOPPING } from './outcome.ts';
import { retryUntilSaved } from './retry-until-saved.ts';
import { HEARTBEAT_MS, LEASE_MS } from './run.ts';
import { makeSharedWait, type Patience } from './shared-wait.ts';

/** A source run, a day's workflow or a backfill: stored, and held under a lease while it runs. */
export interface LeasedRun {
  readonly id: string;
  readonly status: string;
  readonly leaseUntil: Instant;
}

export interface RunEngineDeps {
  /** The machine's clock. */
  readonly clock: Clock;
  readonly sleep: Sleep;
  readonly runEvery: RunEvery;
  readonly outsideTransaction: OutsideTransaction;
  readonly logError: LogError;
  readonly activeWork: ActiveWork;
}

/** Where one kind of run is stored, and what the log calls it. */
export interface RunKind<R extends LeasedRun> {
  readonly find: (id: string) => Promise<R | null>;
  readonly endLost: (now: Instant) => Promise<unknown>;
  /** `a run of weather`. */
  readonly nameOf: (run: R) => string;
}

/** A run in this process, as it is now. */
export interface RunInProgress<R> {
  current(): R;
  /** Changes the run in memory only; the next save or heartbeat stores it. */
  change(next: R): void;
  /** Stores the progress and renews the lease. A store that is away is logged: the next save stores the progress. */
  save(next: R): Promise<void>;
  /** Another process has taken the run for lost and ended it. */
  isLost(): boolean;
}

export interface RunWork<R> {
  /** Stores and announces the run; false when it is no longer this process's run. */
  readonly save: (run: R) => Promise<boolean>;
  /** The same for a heartbeat; as `save` when left out. */
  readonly renew?: (run: R) => Promise<boolean>;
  /** Does the work and gives the run as it ended. */
  readonly untilEnd: (progress: RunInProgress<R>) => Promise<R>;
}

export interface RunEngine<R extends LeasedRun> {
  /** Refuses ('unavailable') while this process is being stopped. */
  refuseWhileStopping(): void;
  /** Works on an opened run outside of the caller's transaction; gives the run as it ended. */
  begin(opened: R, work: RunWork<R>): Promise<R>;
  /** The end of a run that is worked on elsewhere; null when it does not end within the patience. */
  endOf(run: R, patience: Patience): Promise<R | null>;
}

const LOOK_MS = SECOND;

/**
 * What all kinds of runs share: the lease and its heartbeats, saving progress and the end, joining a run of another
 * process, and giving up a run that was taken for lost.
 */
export function makeRunEngine<R extends LeasedRun>(deps: RunEngineDeps, kind: RunKind<R>): RunEngine<R> {
  const { clock, sleep, runEvery, outsideTransaction, logError, activeWork } = deps;
  const untilSaved = <T>(call: () => Promise<T>): Promise<T> => retryUntilSaved(call, sleep);
  const waitForEnd = makeSharedWait<{ readonly run: R | null }>({
    look: async (id) => {
      await untilSaved(() => kind.endLost(clock()));
      const run = await untilSaved(() => kind.find(id));
      return run?.status === 'running' ? null : { run };
    },
    pause: () => sleep(LOOK_MS),
    clock,
  });

  async function workOn(opened: R, { save, renew = save, untilEnd }: RunWork<R>): Promise<R> {
    const lease = makeLease();
    let current = opened;
    const store = async (next: R, put: (run: R) => Promise<boolean>): Promise<void> => {
      current = { ...next, leaseUntil: shift(clock(), LEASE_MS) };
      try {
        if (!(await put(current))) lease.lose();
      } catch (error) {
        logError(error, `a heartbeat of ${kind.nameOf(opened)}`);
      }
    };
    const progress: RunInProgress<R> = {
      current: () => current,
      change: (next) => {
        current = next;
      },
      save: (next) => store(next, save),
      isLost: lease.isLost,
    };
    const stop = runEvery(HEARTBEAT_MS, () => store(current, renew));
    try {
      const ended = await lease.orLost(untilEnd(progress));
      const isSaved = ended !== null && !lease.isLost() && (await untilSaved(() => save(ended)));
      return isSaved ? ended : ((await untilSaved(() => kind.find(opened.id))) ?? current);
    } finally {
      stop();
    }
  }

  return {
    refuseWhileStopping() {
      if (activeWork.isClosed()) throw refusalOf(STOPPING);
    },
    begin(opened, work) {
      const working = activeWork.during(
        opened.id,
        outsideTransaction(() => workOn(opened, work)),
      );
      working.catch((error: unknown) => logError(error, kind.nameOf(opened)));
      return working;
    },
    async endOf(run, patience) {
      if (run.status !== 'running') return run;
      const end = await outsideTransaction(() => waitForEnd(run.id, patience));
      return end === null ? null : (end.run ?? run);
    },
  };
}
