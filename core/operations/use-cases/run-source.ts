import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Apart, Clock, NewId, OneAtATime, Say } from '../../kernel/doors.ts';
import type { Gather } from '../../kernel/gathered.ts';
import { type Instant, MINUTE, SECOND, shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { waitAfter } from '../back-off.ts';
import { fault, faultOf, refusalOf } from '../fault.ts';
import { makeLease } from '../lease.ts';
import { endedWith, failedWith, STOPPING } from '../outcome.ts';
import type { KeepDoing, RunShelf, Sleep, SourceRegister, Told } from '../ports.ts';
import { type AskedBy, BEAT_MS, heardOf, openedRun, type Run, type RunSubject, withLine } from '../run.ts';
import { makeSharedWait, type Patience } from '../shared-wait.ts';
import { SOURCE_LABELS } from '../source-name.ts';
import type { UnderWay } from '../under-way.ts';
import { untilKept } from '../until-kept.ts';

export interface RunSourceDoors {
  readonly runs: RunShelf;
  readonly sources: SourceRegister;
  readonly oneAtATime: OneAtATime;
  readonly allOrNothing: AllOrNothing;
  /** The machine's clock: runs, leases and waits go by it. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly newId: NewId;
  readonly sleep: Sleep;
  readonly keepDoing: KeepDoing;
  readonly apart: Apart;
  readonly announce: Announce;
  readonly told: Told;
  readonly underWay: UnderWay;
}

export interface SourceWish extends RunSubject {
  readonly askedBy: AskedBy;
  /** Also when it ended well a moment ago; one that runs is joined all the same. */
  readonly isForced?: boolean;
  /** Make anew also what is kept and current. */
  readonly isAnew?: boolean;
  /** Hears the lines of the log as they come; only of a run that starts here. */
  readonly say?: Say;
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

export type RunSource = (wish: SourceWish) => Promise<StartedRun>;

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

function gatherOf(sources: SourceRegister, { source }: RunSubject): Gather {
  const { gather, howToSetUp } = sources(source);
  if (gather !== null) return gather;
  const sentence = `${SOURCE_LABELS[source]}: this source is not set up. To use it, ${howToSetUp}.`;
  throw new Refusal('conflict', 'operations.not-set-up', sentence);
}

/** A run under way in this process: what it is by now, kept as it goes on. */
function makeWork(doors: RunSourceDoors, opened: Run, gather: Gather, { say, isAnew = false }: SourceWish) {
  const { runs, clock, sleep, keepDoing, told, allOrNothing } = doors;
  const lease = makeLease();
  let run = opened;

  const log = (text: string): void => {
    run = withLine(run, clock(), text);
    say?.(text);
  };
  const keep = (next: Run): Promise<boolean> =>
    allOrNothing(async () => {
      const isKept = await runs.keep(next);
      if (isKept) await tellOf(doors, next);
      return isKept;
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
    run = heardOf(run, clock());
    return goOn(runs.keep(run));
  };
  const wish = { track: run.track, day: run.day, ...(isAnew ? { isAnew } : {}) };

  async function untilAnswered(): Promise<Run> {
    for (let tries = 1; ; tries += 1) {
      try {
        const gathered = await gather(wish, log);
        return endedWith(run, gathered, clock());
      } catch (error) {
        const at = clock();
        const wait = waitAfter(error, tries, at - run.startedAt);
        const failed = { at, fault: faultOf(error), retryAt: wait === null ? null : shift(at, wait) };
        run = { ...run, failedTries: [...run.failedTries, failed] };
        if (!(error instanceof Refusal)) told(error, `a run of ${run.source}`);
        if (wait === null) return failedWith(run, failed.fault, at);
        log(`${failed.fault.sentence} Trying again in ${Math.round(wait / SECOND)} s.`);
        await goOn(keep(run));
        await sleep(wait);
        if (lease.isLost()) return run;
      }
    }
  }

  return async (): Promise<Run> => {
    const stop = keepDoing(BEAT_MS, beat);
    try {
      const ended = await lease.orLost(untilAnswered());
      const isKept = ended !== null && !lease.isLost() && (await untilKept(() => keep(ended), sleep));
      return isKept ? ended : ((await untilKept(() => runs.find(run.id), sleep)) ?? run);
    } finally {
      stop();
    }
  };
}

const tellOf = ({ announce, racingClock }: RunSourceDoors, { track, day }: Run): Promise<void> =>
  announce({ topic: 'runs', track, day, raceNumber: null, at: racingClock() });

/**
 * Asks a source, as a run that is kept from its opening on. The same source, track and day is not asked twice at once,
 * whichever process asks, and not again within a minute of a good end. A source that is ill is tried again. Refuses
 * ('conflict', `operations.not-set-up`) a source that is not set up, and everything ('unavailable') while the process is
 * being stopped; what goes wrong later stands in the run.
 */
export function makeRunSource(doors: RunSourceDoors): RunSource {
  const { runs, oneAtATime, clock, newId, sleep, told, underWay } = doors;
  const waitFor = makeSharedWait<{ readonly run: Run | null }>({
    look: async (id) => {
      await untilKept(() => runs.endLost(clock()), sleep);
      const run = await untilKept(() => runs.find(id), sleep);
      return run?.status === 'running' ? null : { run };
    },
    pause: () => sleep(LOOK_MS),
    clock,
  });

  const openOrFind = (wish: SourceWish) =>
    oneAtATime(`run:${wish.source}:${wish.track}:${wish.day}`, async () => {
      const now = clock();
      const { source, track, day, askedBy } = wish;
      await runs.endLost(now);
      const [last] = await runs.list({ source, track, day, most: 1 });
      if (last !== undefined && isAnswer(last, now, wish.isForced ?? false))
        return { run: last, isNew: false };
      const run = openedRun({ id: newId(), source, track, day, askedBy, at: now });
      await runs.keep(run);
      await tellOf(doors, run);
      return { run, isNew: true };
    });

  async function endOfOther(run: Run, { forMs, isGone = () => false }: Partial<Patience>): Promise<Run> {
    if (run.status !== 'running') return run;
    const end = await doors.apart(() => waitFor(run.id, { forMs: forMs ?? LONGEST_MS, isGone }));
    if (end !== null) return end.run ?? run;
    if (forMs === undefined && !isGone()) throw refusalOf(doesNotEnd(run));
    return (await runs.find(run.id)) ?? run;
  }

  return async function runSource(wish) {
    const gather = gatherOf(doors.sources, wish);
    if (underWay.isClosed()) throw refusalOf(STOPPING);
    const { run, isNew } = await openOrFind(wish);
    if (!isNew) return { run, isNew, ended: (patience = {}) => endOfOther(run, patience) };
    const work = doors.apart(makeWork(doors, run, gather, wish));
    const working = underWay.during(run.id, work);
    working.catch((error: unknown) => told(error, `a run of ${run.source}`));
    const asLong = ({ forMs }: Partial<Patience>) =>
      forMs === undefined ? working : Promise.race([working, sleep(forMs).then(() => run)]);
    return { run, isNew, ended: (patience = {}) => asLong(patience) };
  };
}
