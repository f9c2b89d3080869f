import type { MemberId } from '../../accounts/member.ts';
import { countTry, type Tally, type TryLimit } from '../../accounts/try-limit.ts';
import type { Clock } from '../../kernel/functions.ts';
import { MINUTE, SECOND } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import type { Asker } from '../../kernel/share.ts';
import { refusalOf } from '../failure.ts';
import { dayByNow, dayCoveredBy } from '../requested-day.ts';
import { requestedTrack } from '../requested-track.ts';
import type { RequestedBy, Run, RunSubject } from '../run.ts';
import type { Patience } from '../shared-wait.ts';
import type { SourceName } from '../source-name.ts';

/** Syncs a member may request. */
export const SYNCS_PER_MEMBER: TryLimit = { tries: 20, withinMs: MINUTE };

/** How long a screen waits for the end of a run. */
const PATIENCE_MS = 8 * SECOND;

/** They know no more of a coming day than of today: for any coming day they are asked for today. */
const OF_NO_DAY: ReadonlySet<SourceName> = new Set<SourceName>(['weather', 'news', 'jockeys-trainers']);

export interface AskSyncDeps {
  readonly attempts: Tally;
  readonly runSource: (
    request: RunSubject & { readonly askedBy: RequestedBy; readonly isRefresh: boolean },
  ) => Promise<{
    readonly run: Run;
    readonly isNew: boolean;
    readonly ended: (patience: Patience) => Promise<Run>;
  }>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface SyncRequest {
  readonly source: SourceName;
  /** Slug or number; the flagship by default. */
  readonly track?: string | undefined;
  /** `YYYY-MM-DD`; today at the track when it is left out. */
  readonly day?: string | undefined;
  readonly memberId: MemberId;
  readonly askedBy: 'member' | 'administrator';
  /** Refuse ('invalid', `operations.day-to-come`) a day after today. */
  readonly isPastOnly?: boolean;
  /** The caller at the screen; when they leave, the wait ends. */
  readonly asker?: Asker;
}

/**
 * Syncs a source of a track for a screen, and waits a moment for the end: a run that takes longer goes on by
 * itself. Refuses a day the source does not cover ('invalid', `operations.day-too-far`), what the run
 * failed with, a source that is not set up ('conflict'), and too many requests ('too-many').
 */
export function makeAskSync({ attempts, runSource, clock, racingClock }: AskSyncDeps) {
  return async function askSync(
    request: SyncRequest,
  ): Promise<{ readonly run: Run; readonly isNew: boolean }> {
    const { source, memberId, askedBy, asker } = request;
    const { slug: track, timeZone } = requestedTrack(request.track);
    const today = raceDayAt(racingClock(), timeZone);
    const dayText = request.day ?? today;
    const near = dayCoveredBy(
      source,
      request.isPastOnly === true ? dayByNow(dayText, today) : dayText,
      today,
    );
    const day = near > today && OF_NO_DAY.has(source) ? today : near;
    await countTry(attempts, SYNCS_PER_MEMBER, `sync:member:${memberId}`, clock());
    const started = await runSource({ source, track, day, askedBy, isRefresh: askedBy === 'administrator' });
    const isGone = (): boolean => asker?.isGone() ?? false;
    const run = await started.ended({ forMs: PATIENCE_MS, isGone });
    const [why] = run.faults;
    if (run.status === 'failed' && why !== undefined) throw refusalOf(why);
    return { run, isNew: started.isNew };
  };
}

export type AskSync = ReturnType<typeof makeAskSync>;
