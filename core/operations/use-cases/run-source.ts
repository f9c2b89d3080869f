import type { Announce } from '../../kernel/announcement.ts';
import type { FetchSource } from '../../kernel/fetched.ts';
import type { AllOrNothing, Clock, Log, NewId, WithLock } from '../../kernel/functions.ts';
import { type Instant, MINUTE, SECOND, shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { waitAfter } from '../back-off.ts';
import { failureOf, makeFailure, refusalOf } from '../failure.ts';
import { endedWith, failedWith } from '../outcome.ts';
import type { RunStore, SourceRegister } from '../ports.ts';
import { openedRun, type RequestedBy, type Run, type RunSubject, withLine } from '../run.ts';
import { makeRunEngine, type RunEngineDeps, type RunInProgress } from '../run-engine.ts';
import { fetchFor, notSetUp } from '../set-up.ts';
import type { Patience } from '../shared-wait.ts';
import { SOURCE_LABELS } from '../source-name.ts';
import { placeText } from '../source-tracks.ts';

export interface RunSourceDeps extends RunEngineDeps {
  readonly runs: RunStore;
  readonly sources: SourceRegister;
  readonly withLock: WithLock;
  readonly allOrNothing: AllOrNothing;
  readonly racingClock: Clock;
  readonly newId: NewId;
  readonly announce: Announce;
}

export interface SourceRequest extends RunSubject {
  readonly askedBy: RequestedBy;
  /** Start a new run although the last one ended well a moment ago; a run under way is joined all the same. */
  readonly isForced?: boolean;
  /** Rebuild also what is stored and current. */
  readonly isRefresh?: boolean;
  /** Called with the lines of the log as they come; only of a run that starts here. */
  readonly onProgress?: Log;
}

export interface StartedRun {
  /** As it was when it was opened or found. */
  readonly run: Run;
  /** False: another one like it runs, or ended well within the minute, and is the answer. */
  readonly isNew: boolean;
  /**
   * The run when it has ended, whoever runs it; as it is by then when the patience ends first. Without a patience,
   * refuses ('unavailable', `operations.does-not-end`) to wait for another's run longer than any should take.
   */
  readonly ended: (patience?: Partial<Patience>) => Promise<Run>;
}

export type RunSource = (request: SourceRequest) => Promise<StartedRun>;

/** A run that ended well answers further requests for this long. */
const ANSWERS_FOR_MS = MINUTE;
const LONGEST_MS = 15 * MINUTE;

const doesNotEnd = ({ id, source, track, day }: Run) =>
  makeFailure(
    'operations.does-not-end',
    `${SOURCE_LABELS[source]} for ${placeText(track, day)} is taking too long: run ${id} has not ended.`,
    'unavailable',
  );

const isAnswer = (run: Run, now: Instant, isForced: boolean): boolean =>
  run.status === 'running' ||
  (!isForced && run.status === 'success' && now - (run.endedAt ?? 0) < ANSWERS_FOR_MS);

function fetcherOf(sources: SourceRegister, { source, track }: RunSubject): FetchSource {
  const registered = sources(source);
  const { fetchSource } = fetchFor(registered, track);
  if (fetchSource !== null) return fetchSource;
  throw notSetUp(source, track, registered);
}

/** Asks the source until it answers or the tries are used up. */
async function askUntilAnswered(
  { clock, sleep, logError }: RunSourceDeps,
  fetchSource: FetchSource,
  { current, change, save, isLost }: RunInProgress<Run>,
  { onProgress, isRefresh = false }: SourceRequest,
): Promise<Run> {
  const log = (text: string): void => {
    change(withLine(current(), clock(), text));
    onProgress?.(text);
  };
  const { track, day, source, startedAt } = current();
  const request = { track, day, ...(isRefresh ? { isRefresh } : {}) };
  for (let tries = 1; ; tries += 1) {
    try {
      const fetched = await fetchSource(request, log);
      return endedWith(current(), fetched, clock());
    } catch (error) {
      const now = clock();
      const wait = waitAfter(error, tries, now - startedAt);
      const failed = {
        at: now,
        fault: failureOf(error),
        retryAt: wait === null ? null : shift(now, wait),
      };
      change({ ...current(), failedTries: [...current().failedTries, failed] });
      if (!(error instanceof Refusal)) logError(error, `a run of ${source}`);
      if (wait === null) return failedWith(current(), failed.fault, now);
      log(`${failed.fault.sentence} Trying again in ${Math.round(wait / SECOND)} s.`);
      await save(current());
      await sleep(wait);
      if (isLost()) return current();
    }
  }
}

/**
 * Asks a source, as a run that is stored from its opening on. The same source, track and day is not asked twice at once,
 * whichever process asks, and not again within a minute of a good end. A source that is unavailable is tried again.
 * Refuses ('conflict', `operations.not-set-up`) a source that is not set up, or not for the track, and everything ('unavailable') while the
 * process is being stopped; what goes wrong later is stored in the run.
 */
export function makeRunSource(deps: RunSourceDeps): RunSource {
  const { runs, withLock, allOrNothing, announce, clock, racingClock, newId, sleep } = deps;
  const engine = makeRunEngine<Run>(deps, {
    find: (id) => runs.find(id),
    endLost: (now) => runs.endLost(now),
    nameOf: ({ source }) => `a run of ${source}`,
  });
  const announced = ({ track, day }: Run): Promise<void> =>
    announce({ topic: 'runs', track, day, raceNumber: null, at: racingClock() });
  const save = (run: Run): Promise<boolean> =>
    allOrNothing(async () => {
      const isSaved = await runs.keep(run);
      if (isSaved) await announced(run);
      return isSaved;
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
      await announced(run);
      return { run, isNew: true };
    });

  async function endOfOther(run: Run, { forMs, isGone = () => false }: Partial<Patience>): Promise<Run> {
    const end = await engine.endOf(run, { forMs: forMs ?? LONGEST_MS, isGone });
    if (end !== null) return end;
    if (forMs === undefined && !isGone()) throw refusalOf(doesNotEnd(run));
    return (await runs.find(run.id)) ?? run;
  }

  return async function runSource(request) {
    const fetchSource = fetcherOf(deps.sources, request);
    engine.refuseWhileStopping();
    const { run, isNew } = await openOrFind(request);
    if (!isNew) return { run, isNew, ended: (patience = {}) => endOfOther(run, patience) };
    const working = engine.begin(run, {
      save,
      renew: (next) => runs.keep(next),
      untilEnd: (progress) => askUntilAnswered(deps, fetchSource, progress, request),
    });
    const within = ({ forMs }: Partial<Patience>) =>
      forMs === undefined ? working : Promise.race([working, sleep(forMs).then(() => run)]);
    return { run, isNew, ended: (patience = {}) => within(patience) };
  };
}
