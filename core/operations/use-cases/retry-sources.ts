import type { Track } from '../../card/track.ts';
import type { Clock, LogError, OutsideTransaction } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { NoteChange } from '../audit-entry.ts';
import { type Failure, failureOf } from '../failure.ts';
import type { RunHistory } from '../history/ports.ts';
import { ownSources, refusePaused } from '../pause/pause.ts';
import type { PauseStore } from '../pause/ports.ts';
import type { RunStore, SourceRegister } from '../ports.ts';
import { dayCoveredBy, dayOrRefusal } from '../requested-day.ts';
import { requestedTrack } from '../requested-track.ts';
import type { RequestedBy, Run, RunSubject } from '../run.ts';
import { fetchFor, notSetUp } from '../set-up.ts';
import type { SourceName } from '../source-name.ts';

export interface RetrySourcesDeps {
  readonly history: Pick<RunHistory, 'lastOfEach' | 'lastOfDays'>;
  readonly runs: Pick<RunStore, 'endLost'>;
  readonly sources: SourceRegister;
  readonly pauses: Pick<PauseStore, 'activeAt'>;
  readonly runSource: (
    request: RunSubject & {
      readonly askedBy: RequestedBy;
      readonly isForced: true;
      readonly isRefresh: true;
    },
  ) => Promise<{ readonly ended: () => Promise<Run> }>;
  /** Writes to the audit log, within the act. */
  readonly note: NoteChange;
  readonly outsideTransaction: OutsideTransaction;
  readonly logError: LogError;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface RetryRequest {
  /** Slug or number; the flagship by default. */
  readonly track?: string | undefined;
  /** Null: all whose last run did not end well. */
  readonly sources: readonly SourceName[] | null;
  /** `YYYY-MM-DD`; null: the day of each source's last run. */
  readonly day: string | null;
  readonly askedBy: 'administrator' | 'operator';
}

/** A source that is not asked again, and why. */
export interface Skipped {
  readonly source: SourceName;
  readonly why: Failure;
}

export interface Retried {
  readonly asked: readonly RunSubject[];
  readonly skipped: readonly Skipped[];
  /** When all have ended: each as its run, or why it could not begin. */
  readonly ended: () => Promise<readonly (Run | Skipped)[]>;
}

export type RetrySources = (request: RetryRequest) => Promise<Retried>;

const isUnavailable = ({ status }: Run): boolean => status === 'failed' || status === 'partial';

/**
 * Asks sources again that did not end well, in the order of a day's workflow. Paused sources and those not set up are
 * skipped and reported; when that is the only one named, it is refused ('conflict').
 */
export function makeRetrySources(deps: RetrySourcesDeps): RetrySources {
  const {
    history,
    runs,
    sources,
    pauses,
    runSource,
    note,
    outsideTransaction,
    logError,
    clock,
    racingClock,
  } = deps;

  async function subjectsOf(
    { sources: named, day: text }: RetryRequest,
    { slug: track, timeZone }: Track,
  ): Promise<readonly RunSubject[]> {
    const today = raceDayAt(racingClock(), timeZone);
    const day: RaceDay | null = text === null ? null : dayOrRefusal(text);
    for (const source of named ?? []) if (text !== null) dayCoveredBy(source, text, today);
    await runs.endLost(clock());
    const last = await (day === null
      ? history.lastOfEach(track)
      : history.lastOfDays(track, { from: day, to: day }));
    const latest = [...last].sort((a, b) => b.startedAt - a.startedAt);
    const lastOf = (source: SourceName) =>
      latest.find((run) => ownSources([run.source]).includes(source)) ?? null;
    return ownSources(named).flatMap((source) => {
      const run = lastOf(source);
      if (named === null && (run === null || !isUnavailable(run))) return [];
      return [{ source, track, day: day ?? run?.day ?? today }];
    });
  }

  function whyNot(
    { source, track }: RunSubject,
    storedPauses: Awaited<ReturnType<PauseStore['activeAt']>>,
  ): Failure | null {
    try {
      refusePaused(source, storedPauses);
      const registered = sources(source);
      if (fetchFor(registered, track).fetchSource !== null) return null;
      return failureOf(notSetUp(source, track, registered));
    } catch (error) {
      if (error instanceof Refusal) return failureOf(error);
      throw error;
    }
  }

  async function runAll(runSubjects: readonly RunSubject[], askedBy: RetryRequest['askedBy']) {
    const ended: (Run | Skipped)[] = [];
    for (const subject of runSubjects) {
      try {
        const started = await runSource({ ...subject, askedBy, isForced: true, isRefresh: true });
        ended.push(await started.ended());
      } catch (error) {
        if (!(error instanceof Refusal)) logError(error, `a retry of ${subject.source}`);
        ended.push({ source: subject.source, why: failureOf(error) });
      }
    }
    return ended;
  }

  return async function retrySources(request) {
    const track = requestedTrack(request.track);
    const subjects = await subjectsOf(request, track);
    const storedPauses = await pauses.activeAt(clock());
    const checked = subjects.map((subject) => ({ subject, why: whyNot(subject, storedPauses) }));
    const runSubjects = checked.flatMap(({ subject, why }) => (why === null ? [subject] : []));
    const skipped = checked.flatMap(({ subject: { source }, why }) =>
      why === null ? [] : [{ source, why }],
    );
    const [only] = skipped;
    if (runSubjects.length === 0 && only !== undefined && subjects.length === 1)
      throw new Refusal(only.why.kind ?? 'conflict', only.why.code, only.why.sentence);
    const after = {
      sources: runSubjects.map(({ source, day }) => `${source} ${day}`).join(', '),
      track: track.slug,
    };
    await note({ what: 'sources retried', subject: null, before: null, after });
    const working = outsideTransaction(() => runAll(runSubjects, request.askedBy));
    return { asked: runSubjects, skipped, ended: () => working };
  };
}
