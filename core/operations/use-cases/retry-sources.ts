import { DEFAULT_TRACK_SLUG, zoneOf } from '../../card/track.ts';
import type { Apart, Clock } from '../../kernel/doors.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { NoteChange } from '../audit-entry.ts';
import { dayOrRefusal, dayToldBy } from '../day-asked-for.ts';
import { type Fault, faultOf } from '../fault.ts';
import type { RunHistory } from '../history/ports.ts';
import { ownSources, refusePaused } from '../pause/pause.ts';
import type { PauseShelf } from '../pause/ports.ts';
import type { RunShelf, SourceRegister, Told } from '../ports.ts';
import type { AskedBy, Run, RunSubject } from '../run.ts';
import { SOURCE_LABELS, type SourceName } from '../source-name.ts';

export interface RetrySourcesDoors {
  readonly history: Pick<RunHistory, 'lastOfEach' | 'lastOfDays'>;
  readonly runs: Pick<RunShelf, 'endLost'>;
  readonly sources: SourceRegister;
  readonly pauses: Pick<PauseShelf, 'standing'>;
  readonly runSource: (
    wish: RunSubject & { readonly askedBy: AskedBy; readonly isForced: true; readonly isAnew: true },
  ) => Promise<{ readonly ended: () => Promise<Run> }>;
  /** Tells the audit log, within the act. */
  readonly note: NoteChange;
  readonly apart: Apart;
  readonly told: Told;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface RetryWish {
  /** Null: all whose last run did not end well. */
  readonly sources: readonly SourceName[] | null;
  /** `YYYY-MM-DD`; null: the day of each source's last run. */
  readonly day: string | null;
  readonly askedBy: 'administrator' | 'operator';
}

/** A source that is not asked again, and why. */
export interface Skipped {
  readonly source: SourceName;
  readonly why: Fault;
}

export interface Retried {
  readonly asked: readonly RunSubject[];
  readonly skipped: readonly Skipped[];
  /** When all have ended, one after the other: each as its run, or why it could not begin. */
  readonly ended: () => Promise<readonly (Run | Skipped)[]>;
}

export type RetrySources = (wish: RetryWish) => Promise<Retried>;

const isIll = ({ status }: Run): boolean => status === 'failed' || status === 'partial';

/**
 * Asks sources again that did not end well, one after the other in the order of a day's collection. What is paused or
 * not set up is passed by and told; one alone that is, is refused ('conflict').
 */
export function makeRetrySources(doors: RetrySourcesDoors): RetrySources {
  const { history, runs, sources, pauses, runSource, note, apart, told, clock, racingClock } = doors;
  const track = DEFAULT_TRACK_SLUG;

  async function wanted({ sources: named, day: text }: RetryWish): Promise<readonly RunSubject[]> {
    const today = raceDayAt(racingClock(), zoneOf(track));
    const day: RaceDay | null = text === null ? null : dayOrRefusal(text);
    for (const source of named ?? []) if (text !== null) dayToldBy(source, text, today);
    await runs.endLost(clock());
    const last = await (day === null
      ? history.lastOfEach(track)
      : history.lastOfDays(track, { from: day, to: day }));
    const latest = [...last].sort((one, other) => other.startedAt - one.startedAt);
    const lastOf = (source: SourceName) =>
      latest.find((run) => ownSources([run.source]).includes(source)) ?? null;
    return ownSources(named).flatMap((source) => {
      const run = lastOf(source);
      if (named === null && (run === null || !isIll(run))) return [];
      return [{ source, track, day: day ?? run?.day ?? today }];
    });
  }

  function whyNot(source: SourceName, standing: Awaited<ReturnType<PauseShelf['standing']>>): Fault | null {
    try {
      refusePaused(source, standing);
      const { gather, howToSetUp } = sources(source);
      if (gather !== null) return null;
      const sentence = `${SOURCE_LABELS[source]}: this source is not set up. To use it, ${howToSetUp}.`;
      return faultOf(new Refusal('conflict', 'operations.not-set-up', sentence));
    } catch (error) {
      if (error instanceof Refusal) return faultOf(error);
      throw error;
    }
  }

  async function inTurn(asked: readonly RunSubject[], askedBy: RetryWish['askedBy']) {
    const ended: (Run | Skipped)[] = [];
    for (const subject of asked) {
      try {
        const started = await runSource({ ...subject, askedBy, isForced: true, isAnew: true });
        ended.push(await started.ended());
      } catch (error) {
        if (!(error instanceof Refusal)) told(error, `a retry of ${subject.source}`);
        ended.push({ source: subject.source, why: faultOf(error) });
      }
    }
    return ended;
  }

  return async function retrySources(wish) {
    const subjects = await wanted(wish);
    const standing = await pauses.standing(clock());
    const judged = subjects.map((subject) => ({ subject, why: whyNot(subject.source, standing) }));
    const asked = judged.flatMap(({ subject, why }) => (why === null ? [subject] : []));
    const skipped = judged.flatMap(({ subject: { source }, why }) => (why === null ? [] : [{ source, why }]));
    const [only] = skipped;
    if (asked.length === 0 && only !== undefined && subjects.length === 1)
      throw new Refusal(only.why.kind ?? 'conflict', only.why.code, only.why.sentence);
    const after = { sources: asked.map(({ source, day }) => `${source} ${day}`).join(', ') };
    await note({ what: 'sources asked again', subject: null, before: null, after });
    const working = apart(() => inTurn(asked, wish.askedBy));
    return { asked, skipped, ended: () => working };
  };
}
