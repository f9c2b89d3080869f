import type { Clock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { NewestFacts, RunHistory } from '../history/ports.ts';
import { endsOf, lastSlots, type SourceHistory, sourceHistory } from '../history/source-history.ts';
import { OWN_SOURCES, type StoredPause } from '../pause/pause.ts';
import type { PauseStore } from '../pause/ports.ts';
import type { RunStore, SourceRegister } from '../ports.ts';
import { requestedTrack } from '../requested-track.ts';
import type { Run } from '../run.ts';
import type { SourceName } from '../source-name.ts';
import { knowsTrack, type SourceTracks } from '../source-tracks.ts';

export interface WatchSourcesDeps {
  readonly sources: SourceRegister;
  readonly pauses: Pick<PauseStore, 'activeAt'>;
  readonly history: RunHistory;
  readonly runs: Pick<RunStore, 'endLost'>;
  readonly newest: NewestFacts;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

/** The state of a source. */
export interface SourceStatus {
  readonly source: SourceName;
  readonly isSetUp: boolean;
  /** What to set for it, or what is wrong with its setting. */
  readonly howToSetUp: string;
  readonly pause: StoredPause | null;
  /** Null when it is not set up or its setting is wrong: its tracks are unknown then. */
  readonly tracks: SourceTracks | null;
  /** Whether it covers the requested track. */
  readonly isForTrack: boolean;
  /** The latest run at the track; null when there was none. */
  readonly last: Run | null;
}

/** The track is a slug or number, the flagship by default. */
export interface WatchSources {
  /** Every source that is one of its own. */
  list(track?: string): Promise<readonly SourceStatus[]>;
  /** Its runs of the last 14 days, and how old its data was. */
  history(track?: string): Promise<readonly SourceHistory[]>;
}

/** A source with a wrong setting counts as set up; its text says what is wrong. */
function setUpOf(sources: SourceRegister, source: SourceName, track: string) {
  try {
    const { fetchSource, howToSetUp, tracks } = sources(source);
    const isForTrack = knowsTrack(tracks.known, track);
    const isSetUp = fetchSource !== null;
    return { isSetUp, howToSetUp, tracks: isSetUp ? tracks : null, isForTrack };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { isSetUp: true, howToSetUp: error.message, tracks: null, isForTrack: true };
  }
}

/** What administrators see of the sources of a track: paused or not, asked how, and how fresh. */
export function makeWatchSources(deps: WatchSourcesDeps): WatchSources {
  const { sources, pauses, history, runs, newest, clock, racingClock } = deps;
  /** A run under a name of several sources counts for a single source only where they are the same. */
  const isOf = (run: Run, source: SourceName) =>
    run.source === source || (run.source === 'racing-api' && source === 'races');

  return {
    async list(trackKey) {
      const { slug: track } = requestedTrack(trackKey);
      await runs.endLost(clock());
      const [storedPauses, last] = await Promise.all([pauses.activeAt(clock()), history.lastOfEach(track)]);
      const latest = [...last].sort((a, b) => b.startedAt - a.startedAt);
      return OWN_SOURCES.map((source) => ({
        source,
        ...setUpOf(sources, source, track),
        pause: storedPauses.find((pause) => pause.source === source) ?? null,
        last: latest.find((run) => isOf(run, source)) ?? null,
      }));
    },
    async history(trackKey) {
      const { slug: track, timeZone } = requestedTrack(trackKey);
      const now = clock();
      const slots = lastSlots(now, timeZone);
      const ends = endsOf(slots, now, racingClock() - now);
      const [counts, facts] = await Promise.all([
        history.countsIn(track, slots),
        newest.newestAt(track, ends),
      ]);
      const known = { runs: counts, newest: facts };
      return OWN_SOURCES.map((source) => sourceHistory(source, { slots, ends }, known));
    },
  };
}
