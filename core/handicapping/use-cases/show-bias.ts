import { trackOrRefusal } from '../../card/days-card.ts';
import type { Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { biasSentences } from '../bias/bias-words.ts';
import { withKnownStyles } from '../bias/known-style.ts';
import { type PostCount, postCounts } from '../bias/post-counts.ts';
import { type TrackBias, trackBias } from '../bias/track-bias.ts';
import type { RunRaces } from '../ports.ts';

/** What the races of a span of days say about a track. */
export interface BiasReport {
  readonly track: Track;
  /** First and last day looked at: up to yesterday, so that nothing of today's results is in it. */
  readonly from: RaceDay;
  readonly to: RaceDay;
  readonly posts: readonly PostCount[];
  readonly bias: TrackBias;
  readonly sentences: readonly string[];
  /** Of the results; null without any. */
  readonly provenance: Provenance | null;
}

/** How far back the running styles of the horses are looked for. */
const STYLE_DAYS = 365;

/**
 * Track bias over the last `days` days before today on the track's calendar. Refuses an unregistered track
 * (`card.unknown-track`). Without results it says so.
 */
export function makeShowBias({ runRaces, clock }: { readonly runRaces: RunRaces; readonly clock: Clock }) {
  return async function showBias(trackKey: string, days: number): Promise<BiasReport> {
    const track = trackOrRefusal(trackKey);
    const today = raceDayAt(clock(), track.timeZone);
    const from = addDays(today, -days);
    const to = addDays(today, -1);
    const racesRun = await runRaces.racesRun(track.code, addDays(from, -STYLE_DAYS), to);
    const races = withKnownStyles(racesRun.races).filter(({ day }) => day >= from);
    const bias = trackBias(races);
    const provenance = races.length === 0 ? null : racesRun.provenance;
    return { track, from, to, posts: postCounts(races), bias, sentences: biasSentences(bias), provenance };
  };
}

export type ShowBias = ReturnType<typeof makeShowBias>;
