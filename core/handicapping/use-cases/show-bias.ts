import { trackOrRefusal } from '../../card/days-card.ts';
import { FLAGSHIP } from '../../card/track.ts';
import { cachedByMark } from '../../kernel/cached-by-mark.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { addDays, type DaySpan, raceDayAt } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import type { BiasReport } from '../bias/bias-report.ts';
import { biasSentences } from '../bias/bias-words.ts';
import { type StyledRace, withKnownStyles } from '../bias/known-style.ts';
import { postCounts } from '../bias/post-counts.ts';
import { trackBias } from '../bias/track-bias.ts';
import type { RunRaces } from '../ports.ts';

/** How far back the running styles of the horses are looked for. */
const STYLE_DAYS = 365;
/** How many all-track spans stay cached. */
const CACHE_SIZE = 10;

type Found = Pick<BiasReport, 'bias' | 'posts' | 'sentences' | 'provenance'>;

interface StyledRaces {
  readonly races: readonly StyledRace[];
  readonly provenance: Provenance | null;
}

function foundIn({ races, provenance }: StyledRaces): Found {
  const bias = trackBias(races);
  return { bias, posts: postCounts(races), sentences: biasSentences(bias), provenance };
}

/** The latest provenance among several tracks, with a count of the others. */
function provenanceOf(all: readonly StyledRaces[]): Provenance | null {
  const [latest, ...others] = all.flatMap(({ provenance }) => provenance ?? []).sort((a, b) => b.at - a.at);
  if (latest === undefined || others.length === 0) return latest ?? null;
  return { ...latest, source: `${latest.source} and ${counted(others.length, 'more track')}` };
}

/** Reads the races of every track once per version of the results; concurrent callers share one computation. */
function makeFindTogether(
  runRaces: RunRaces,
  racesOf: (code: string, span: DaySpan) => Promise<StyledRaces>,
) {
  const cached = cachedByMark<Found>(() => runRaces.mark(), CACHE_SIZE);
  async function found(span: DaySpan): Promise<Found> {
    const all: StyledRaces[] = [];
    for (const code of await runRaces.tracksRun(span.from, span.to)) all.push(await racesOf(code, span));
    return foundIn({ races: all.flatMap(({ races }) => races), provenance: provenanceOf(all) });
  }
  return (span: DaySpan): Promise<Found> => cached(`${span.from} ${span.to}`, () => found(span));
}

/**
 * Track bias over the last `days` days before today on the track's calendar; for all tracks together, each race against
 * its own odds, when `trackKey` is null. Refuses an unregistered track (`card.unknown-track`). Without results it says so.
 */
export function makeShowBias({ runRaces, clock }: { readonly runRaces: RunRaces; readonly clock: Clock }) {
  async function racesOf(code: string, { from, to }: DaySpan): Promise<StyledRaces> {
    const racesRun = await runRaces.racesRun(code, addDays(from, -STYLE_DAYS), to);
    const races = withKnownStyles(racesRun.races).filter(({ day }) => day >= from);
    return { races, provenance: races.length === 0 ? null : racesRun.provenance };
  }
  const findTogether = makeFindTogether(runRaces, racesOf);

  return async function showBias(trackKey: string | null, days: number): Promise<BiasReport> {
    const track = trackKey === null ? null : trackOrRefusal(trackKey);
    const today = raceDayAt(clock(), (track ?? FLAGSHIP).timeZone);
    const span = { from: addDays(today, -days), to: addDays(today, -1) };
    const found = track === null ? await findTogether(span) : foundIn(await racesOf(track.code, span));
    return { track, ...span, ...found };
  };
}

export type ShowBias = ReturnType<typeof makeShowBias>;
