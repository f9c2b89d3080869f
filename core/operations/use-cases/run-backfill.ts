import type { MemberId } from '../../accounts/member.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Clock, Log, NewId } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { NoteChange } from '../audit-entry.ts';
import {
  type Backfill,
  type BackfillDay,
  backfillText,
  endedBackfill,
  endedDay,
  openedBackfill,
  resumed,
  type SourceOutcome,
  stoppedBackfill,
  withDay,
} from '../backfill/backfill.ts';
import type { BackfillStore } from '../backfill/ports.ts';
import { daysOf, requestedSpan } from '../backfill/requested-span.ts';
import type { SourceDay } from '../backfill/source-day.ts';
import { failureOf } from '../failure.ts';
import { requestedTrack } from '../requested-track.ts';
import { retryUntilSaved } from '../retry-until-saved.ts';
import type { RequestedBy, Run, RunSubject } from '../run.ts';
import { makeRunEngine, type RunEngineDeps, type RunInProgress } from '../run-engine.ts';
import { SOURCE_LABELS, type SourceName } from '../source-name.ts';
import { ofTrackText } from '../source-tracks.ts';

export interface RunBackfillDeps extends RunEngineDeps {
  readonly backfills: BackfillStore;
  /** The state of every source (or the one named) on some days, as of now. */
  readonly sourceDaysOf: (
    track: string,
    days: readonly SourceDay['day'][],
    only: SourceName | null,
  ) => Promise<readonly SourceDay[]>;
  readonly runSource: (
    request: RunSubject & { readonly askedBy: RequestedBy; readonly isForced: true },
  ) => Promise<{ readonly ended: () => Promise<Run> }>;
  readonly allOrNothing: AllOrNothing;
  /** Writes to the audit log, within the act. */
  readonly note: NoteChange;
  readonly announce: Announce;
  readonly racingClock: Clock;
  readonly newId: NewId;
}

export interface BackfillRequest {
  /** Slug or number; the flagship by default. */
  readonly track?: string | undefined;
  /** `YYYY-MM-DD` each, ends included. */
  readonly from: string;
  readonly to: string;
  /** Null: all of them. */
  readonly source: SourceName | null;
  readonly askedBy: Backfill['askedBy'];
  readonly by: MemberId | null;
  /** Called with each source that was asked; only where it runs. */
  readonly onProgress?: Log;
}

export interface StartedBackfill {
  readonly backfill: Backfill;
  readonly ended: () => Promise<Backfill>;
}

export interface RunBackfill {
  /** Refuses ('invalid', `operations.bad-span`) bad days, and ('conflict', `operations.backfill-runs`) a second one. */
  start(request: BackfillRequest): Promise<StartedBackfill>;
  /** Resumes a backfill that was stopped or has gaps; refuses ('conflict') one that runs or is complete. */
  resume(id: string, onProgress?: Log): Promise<StartedBackfill>;
  /** Stops it after the source being asked; refuses ('not-found') an unknown one, ('conflict') one that does not run. */
  stop(id: string): Promise<Backfill>;
  /** Of a track (the flagship when it is left out), newest first. */
  list(most: number, track?: string): Promise<readonly Backfill[]>;
}

const MOST_SENTENCES = 2;

const outcomeText = ({ source, status, sentence }: SourceOutcome): string =>
  `${SOURCE_LABELS[source]} ${status}${sentence === null ? '' : `: ${sentence}`}`;

function outcomeOf({ source, id, status, faults: failures }: Run): SourceOutcome {
  const sentences = failures.slice(0, MOST_SENTENCES).map((failure) => failure.sentence);
  return { source, runId: id, status, sentence: sentences.length === 0 ? null : sentences.join(' ') };
}

/** Collects the days in order, saving progress after each source. */
async function collectDays(
  deps: RunBackfillDeps,
  { current, save, isLost }: RunInProgress<Backfill>,
  { isStopRequested, onProgress }: { readonly isStopRequested: () => boolean; readonly onProgress: Log },
): Promise<Backfill> {
  const { sourceDaysOf, runSource, clock, logError, activeWork, sleep } = deps;
  const { track, source: only } = current();
  const isOver = () => isLost() || isStopRequested() || activeWork.isClosed();

  async function ask(source: SourceName, day: BackfillDay['day']): Promise<SourceOutcome> {
    const request = { source, track, day, askedBy: 'backfill', isForced: true } as const;
    try {
      return outcomeOf(await (await runSource(request)).ended());
    } catch (error) {
      if (!(error instanceof Refusal)) logError(error, `the source ${source} of a backfill`);
      return { source, runId: null, status: 'failed', sentence: failureOf(error).sentence };
    }
  }

  /** The outcome of a source decides whether the next is asked: a day without a card has nothing to look for. */
  async function collectDay({ day }: BackfillDay): Promise<void> {
    let collected: BackfillDay = { day, state: 'running', asked: [] };
    await save(withDay(current(), collected));
    const stateOf = (source: SourceName | null) =>
      retryUntilSaved(() => sourceDaysOf(track, [day], source), sleep);
    const sources = (await stateOf(only)).map(({ source }) => source);
    for (const source of sources) {
      if (isOver()) return;
      const [found] = await stateOf(source);
      const isDerived = source === 'jockeys-trainers' && only === null;
      const isNeeded = !isDerived || collected.asked.some((outcome) => outcome.source === 'results');
      if (!isNeeded || found?.isAsked !== true) continue;
      const outcome = await ask(source, day);
      collected = { ...collected, asked: [...collected.asked, outcome] };
      onProgress(`${day}: ${outcomeText(outcome)}`);
      await save(withDay(current(), collected));
    }
    await save(withDay(current(), endedDay(collected)));
  }

  for (const day of current().days.filter(({ state }) => state === 'waiting')) {
    if (isOver()) break;
    await collectDay(day);
  }
  const isWhole = current().days.every(({ state }) => state !== 'waiting' && state !== 'running');
  return isWhole ? endedBackfill(current(), clock()) : stoppedBackfill(current(), clock());
}

const alreadyRunning = ({ track }: Backfill): Refusal =>
  new Refusal(
    'conflict',
    'operations.backfill-runs',
    `A backfill${ofTrackText(track)} is already running. Wait for it or stop it.`,
  );

/** Collects spans of days again, day by day; only what is missing, partial, failed or stale is asked for. */
export function makeRunBackfill(deps: RunBackfillDeps): RunBackfill {
  const { backfills, allOrNothing, note, announce, clock, racingClock, newId } = deps;
  const engine = makeRunEngine<Backfill>(deps, {
    find: (id) => backfills.find(id),
    endLost: (now) => backfills.endLost(now),
    nameOf: () => 'a backfill',
  });

  const store = (backfill: Backfill) =>
    allOrNothing(async () => {
      const stored = await backfills.keep(backfill);
      if (stored !== null)
        await announce({
          topic: 'runs',
          track: backfill.track,
          day: null,
          raceNumber: null,
          at: racingClock(),
        });
      return stored;
    });

  /** A request to stop is found when progress is saved. */
  function work(opened: Backfill, onProgress: Log): Promise<Backfill> {
    let isStopping = false;
    return engine.begin(opened, {
      async save(backfill) {
        const stored = await store(backfill);
        isStopping ||= stored?.isStopAsked === true;
        return stored !== null;
      },
      untilEnd: (progress) => collectDays(deps, progress, { isStopRequested: () => isStopping, onProgress }),
    });
  }

  async function begin(opened: Backfill, what: string, onProgress: Log): Promise<StartedBackfill> {
    engine.refuseWhileStopping();
    const { id, track, span, source } = opened;
    await allOrNothing(async () => {
      if (!(await backfills.open(opened))) throw alreadyRunning(opened);
      const after = { track, from: span.from, to: span.to, source: source ?? 'all' };
      await note({ what, subject: `backfill ${id}`, before: null, after });
    });
    const working = work(opened, onProgress);
    return { backfill: opened, ended: () => working };
  }

  async function known(id: string): Promise<Backfill> {
    await backfills.endLost(clock());
    const found = await backfills.find(id);
    if (found !== null) return found;
    throw new Refusal('not-found', 'operations.unknown-backfill', `No such backfill: ${id}.`);
  }

  return {
    async start({ from, to, source, askedBy, by, track: trackKey, onProgress = () => undefined }) {
      const now: Instant = clock();
      const { slug: track, timeZone } = requestedTrack(trackKey);
      const span = requestedSpan({ from, to }, raceDayAt(racingClock(), timeZone));
      await backfills.endLost(now);
      const opening = { id: newId(), claim: newId(), track, span, source, askedBy, by, at: now };
      return begin(openedBackfill(opening, daysOf(span)), 'backfill started', onProgress);
    },
    async resume(id, onProgress = () => undefined) {
      const found = await known(id);
      if (found.status === 'running') throw alreadyRunning(found);
      if (found.status === 'success')
        throw new Refusal('conflict', 'operations.backfill-whole', backfillText(found));
      return begin(resumed(found, { claim: newId(), at: clock() }), 'backfill resumed', onProgress);
    },
    async stop(id) {
      const found = await known(id);
      return allOrNothing(async () => {
        if (!(await backfills.requestStop(id)))
          throw new Refusal('conflict', 'operations.backfill-over', backfillText(found));
        await note({ what: 'backfill stopped', subject: `backfill ${id}`, before: null, after: null });
        return { ...found, isStopAsked: true };
      });
    },
    async list(most, trackKey) {
      await backfills.endLost(clock());
      return backfills.list(requestedTrack(trackKey).slug, most);
    },
  };
}
