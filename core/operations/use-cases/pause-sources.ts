import type { MemberId } from '../../accounts/member.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Clock } from '../../kernel/functions.ts';
import { type Instant, toIso } from '../../kernel/instant.ts';
import type { Facts, NoteChange } from '../audit-entry.ts';
import { ownSources, type Pause, pauseEnd, pauseReason, type StoredPause } from '../pause/pause.ts';
import type { PauseStore } from '../pause/ports.ts';
import type { SourceName } from '../source-name.ts';

export interface PauseSourcesDeps {
  readonly pauses: PauseStore;
  readonly allOrNothing: AllOrNothing;
  /** Writes to the audit log, within the act. */
  readonly note: NoteChange;
  readonly announce: Announce;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface PauseRequest {
  /** Null: all of them. */
  readonly sources: readonly SourceName[] | null;
  readonly until: Instant;
  readonly reason: string;
  /** Null: the operator. */
  readonly by: MemberId | null;
}

export interface PauseSources {
  /** Refuses ('invalid', `operations.bad-pause`) an end that is past or too far away, and a pause without a reason. */
  pause(request: PauseRequest): Promise<readonly SourceName[]>;
  /** Ends pauses at once (null: all of them); returns those that were paused. */
  resume(sources: readonly SourceName[] | null): Promise<readonly SourceName[]>;
}

const factsOf = (pause: Pause | undefined): Facts | null =>
  pause === undefined ? null : { since: toIso(pause.since), until: toIso(pause.until), reason: pause.reason };

/** Pauses sources until an hour and resumes them; the audit log entry is written in the same transaction. */
export function makePauseSources(deps: PauseSourcesDeps): PauseSources {
  const { pauses, allOrNothing, note, announce, clock, racingClock } = deps;
  const announceChange = () =>
    announce({ topic: 'runs', track: null, day: null, raceNumber: null, at: racingClock() });

  async function pauseOne(pause: Pause, before: StoredPause | undefined): Promise<void> {
    await pauses.keep(pause);
    const { source: subject } = pause;
    await note({ what: 'source paused', subject, before: factsOf(before), after: factsOf(pause) });
  }

  return {
    async pause({ sources, until, reason, by }) {
      const now = clock();
      const rest = { by, reason: pauseReason(reason), since: now, until: pauseEnd(until, now) };
      const named = ownSources(sources);
      await allOrNothing(async () => {
        const storedPauses = await pauses.activeAt(now);
        for (const source of named)
          await pauseOne(
            { source, ...rest },
            storedPauses.find((pause) => pause.source === source),
          );
        await announceChange();
      });
      return named;
    },
    resume: (sources) =>
      allOrNothing(async () => {
        const named = new Set(ownSources(sources));
        const ended = (await pauses.activeAt(clock())).filter(({ source }) => named.has(source));
        for (const pause of ended) {
          await pauses.drop(pause.source);
          const subject = pause.source;
          await note({ what: 'source resumed', subject, before: factsOf(pause), after: null });
        }
        await announceChange();
        return ended.map(({ source }) => source);
      }),
  };
}
