import type { Announce } from '../../kernel/announcement.ts';
import type { FetchSource } from '../../kernel/fetched.ts';
import type {
  AllOrNothing,
  Clock,
  NewId,
  OutsideTransaction,
  Log,
  WithLock,
} from '../../kernel/functions.ts';
import { type Instant, MINUTE, SECOND, shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { UnderWay } from '../active-work.ts';
import { waitAfter } from '../back-off.ts';
import { failureOf, fault, refusalOf } from '../failure.ts';
import { makeLease } from '../lease.ts';
import { endedWith, failedWith, STOPPING } from '../outcome.ts';
import type { RunEvery, RunStore, Sleep, SourceRegister, Told } from '../ports.ts';
import { retryUntilSaved } from '../retry-until-saved.ts';
import {
  type AskedBy,
  HEARTBEAT_MS,
  openedRun,
  type Run,
  type RunSubject,
  seenFrom,
  withLine,
} from '../run.ts';
import { makeSharedWait, type Patience } from '../shared-wait.ts';
import { SOURCE_LABELS } from '../source-name.ts';

export interface RunSourceDeps {
  readonly runs: RunStore;
  readonly sources: SourceRegister;
  readonly withLock: WithLock;
  readonly allOrNothing: AllOrNothing;
  /** The machine's clock: runs, leases and waits go by it. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly newId: NewId;
  readonly sleep: Sleep;
  readonly runEvery: RunEvery;
  readonly apart: OutsideTransaction;
  readonly announce: Announce;
  readonly told: Told;
  readonly underWay: UnderWay;
}

export interface SourceRequest extends RunSubject {
  readonly askedBy: AskedBy;
  /** Also when it ended well a moment ago; one that runs is joined all the same. */
  readonly isForced?: boolean;
  /** Make anew also what is kept and current. */
  readonly isAnew?: boolean;
  /** Hears the lines of the log as they come; only of a run that starts here. */
  readonly say?: Log;
}

export interface StartedRun {
  /** As it was when it was opened or found. */
  readonly run: Run;
  /** False: another one like it runs, or ended well within the minute, and is the answer. */
  readonly isNew: boolean;
  /**
   * The run when it has ended, whoever runs it; as it stands when the patience ends first. Without one, refuses
   * ('unavailable', `operations.does-not-end`) to wait for another's run longer than any should take.
   */
  readonly ended: (patience?: Partial<Patience>) => Promise<Run>;
}

export type RunSource = (request: SourceRequest) => Promise<StartedRun>;

/** So long a run that ended well answers for another like it. */
const ANSWERS_FOR_MS = MINUTE;
const LOOK_MS = SECOND;
const LONGEST_MS = 15 * MINUTE;

const doesNotEnd = ({ id, source, day }: Run) =>
  fault(
    'operations.does-not-end',
    `${SOURCE_LABELS[source]} for ${day} has been waited for long enough, and run ${id} of it has not ended.`,
    'unavailable',
  );

const isAnswer = (run: Run, now: Instant, isForced: boolean): boolean =>
  run.status === 'running' ||
  (!isForced && run.status === 'success' && now - (run.endedAt ?? 0) < ANSWERS_FOR_MS);

function fetcherOf(sources: SourceRegister, { source }: RunSubject): FetchSource {
  const { fetchSource, howToSetUp } = sources(source);
  if (fetchSource !== null) return fetchSource;
  const sentence = `${SOURCE_LABELS[source]}: this source is not set up. To use it, ${howToSetUp}.`;
  throw new Refusal('conflict', 'operations.not-set-up', sentence);
}

/** A run under way in this process: what it is by now, kept as it goes on. */
function makeWork(
  deps: RunSourceDeps,
  opened: Run,
  fetchSource: FetchSource,
  { say, isAnew = false }: SourceRequest,
) {
  const { runs, clock, sleep, runEvery, told, allOrNothing } = deps;
  const lease = makeLease();
  let run = opened;

  const log = (text: string): void => {
    run = withLine(run, clock(), text);
    say?.(text);
  };
  const keep = (next: Run): Promise<boolean> =>
    allOrNothing(async () => {
      const isSaved = await runs.keep(next);
      if (isSaved) await tellOf(deps, next);
      return isSaved;
    });
  /** How far it is may be kept the next time; when it was taken for lost meanwhile, it is nobody's any more. */
  const goOn = async (kept: Promise<boolean>): Promise<void> => {
    try {
      if (!(await kept)) lease.lose();
    } catch (error) {
      told(error, 'a heartbeat of a run');
    }
  };
  const beat = (): Promise<void> => {
    run = seenFrom(run, clock());
    return goOn(runs.keep(run));
  };
  const request = { track: run.track, day: run.day, ...(isAnew ? { isAnew } : {}) };

  async function untilAnswered(): Promise<Run> {
    for (let tries = 1; ; tries += 1) {
      try {
        const fetched = await fetchSource(request, log);
        return endedWith(run, fetched, clock());
      } catch (error) {
        const instant = clock();
        const wait = waitAfter(error, tries, instant - run.startedAt);
        const failed = {
          at: instant,
          fault: failureOf(error),
          retryAt: wait === null ? null : shift(instant, wait),
        };
        run = { ...run, failedTries: [...run.failedTries, failed] };
        if (!(error instanceof Refusal)) told(error, `a run of ${run.source}`);
        if (wait === null) return failedWith(run, failed.fault, instant);
        log(`${failed.fault.sentence} Trying again in ${Math.round(wait / SECOND)} s.`);
        await goOn(keep(run));
        await sleep(wait);
        if (lease.isLost()) return run;
      }
    }
  }

  return async (): Promise<Run> => {
    const stop = runEvery(HEARTBEAT_MS, beat);
    try {
      const ended = await lease.orLost(untilAnswered());
      const isSaved = ended !== null && !lease.isLost() && (await retryUntilSaved(() => keep(ended), sleep));
      return isSaved ? ended : ((await retryUntilSaved(() => runs.find(run.id), sleep)) ?? run);
    } finally {
      stop();
    }
  };
}

const tellOf = ({ announce, racingClock }: RunSourceDeps, { track, day }: Run): Promise<void> =>
  announce({ topic: 'runs', track, day, raceNumber: null, at: racingClock() });

/**
 * Asks a source, as a run that is kept from its opening on. The same source, track and day is not asked twice at once,
 * whichever process asks, and not again within a minute of a good end. A source that is ill is tried again. Refuses
 * ('conflict', `operations.not-set-up`) a source that is not set up, and everything ('unavailable') while the process is
 * being stopped; what goes wrong later stands in the run.
 */
export function makeRunSource(deps: RunSourceDeps): RunSource {
  const { runs, withLock, clock, newId, sleep, told, underWay } = deps;
  const waitFor = makeSharedWait<{ readonly run: Run | null }>({
    look: async (id) => {
      await retryUntilSaved(() => runs.endLost(clock()), sleep);
      const run = await retryUntilSaved(() => runs.find(id), sleep);
      return run?.status === 'running' ? null : { run };
    },
    pause: () => sleep(LOOK_MS),
    clock,
  });

  const openOrFind = (request: SourceRequest) =>
    withLock(`run:${request.source}:${request.track}:${request.day}`, async () => {
      const now = clock();
      const { source, track, day, askedBy } = request;
      await runs.endLost(now);
      const [last] = await runs.list({ source, track, day, most: 1 });
      if (last !== undefined && isAnswer(last, now, request.isForced ?? false))
        return { run: last, isNew: false };
      const run = openedRun({ id: newId(), source, track, day, askedBy, at: now });
      await runs.keep(run);
      await tellOf(deps, run);
      return { run, isNew: true };
    });

  async function endOfOther(run: Run, { forMs, isGone = () => false }: Partial<Patience>): Promise<Run> {
    if (run.status !== 'running') return run;
    const end = await deps.apart(() => waitFor(run.id, { forMs: forMs ?? LONGEST_MS, isGone }));
    if (end !== null) return end.run ?? run;
    if (forMs === undefined && !isGone()) throw refusalOf(doesNotEnd(run));
    return (await runs.find(run.id)) ?? run;
  }

  return async function runSource(request) {
    const fetchSource = fetcherOf(deps.sources, request);
    if (underWay.isClosed()) throw refusalOf(STOPPING);
    const { run, isNew } = await openOrFind(request);
    if (!isNew) return { run, isNew, ended: (patience = {}) => endOfOther(run, patience) };
    const work = deps.apart(makeWork(deps, run, fetchSource, request));
    const working = underWay.during(run.id, work);
    working.catch((error: unknown) => told(error, `a run of ${run.source}`));
    const asLong = ({ forMs }: Partial<Patience>) =>
      forMs === undefined ? working : Promise.race([working, sleep(forMs).then(() => run)]);
    return { run, isNew, ended: (patience = {}) => asLong(patience) };
  };
}
