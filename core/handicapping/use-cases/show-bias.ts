import { trackOrRefusal } from '../../card/days-card.ts';
import { FLAGSHIP, type Track } from '../../card/track.ts';
import { cachedByMark } from '../../kernel/cached-by-mark.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { addDays, type DaySpan, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import { type BiasKind, isOfBiasKind } from '../bias/bias-kind.ts';
import type { BiasReport } from '../bias/bias-report.ts';
import { type BiasOver, biasSpans, TODAY_SO_FAR } from '../bias/bias-span.ts';
import { biasSentences } from '../bias/bias-words.ts';
import { type StyledRace, withKnownStyles } from '../bias/known-style.ts';
import { leaderCount } from '../bias/leader-count.ts';
import { postCounts } from '../bias/post-counts.ts';
import { trackBias } from '../bias/track-bias.ts';
import type { RacesRun, RunRaces } from '../ports.ts';

/** How far back the running styles of the horses are looked for. */
const STYLE_DAYS = 365;
/** How many answers stay cached. */
const CACHE_SIZE = 20;
/** How many tracks' year before today stays cached: all that race on a day. */
const TRACKS_CACHED = 50;

type Found = Pick<BiasReport, 'bias' | 'leaders' | 'posts' | 'sentences' | 'provenance'>;

interface StyledRaces {
  readonly races: readonly StyledRace[];
  readonly provenance: Provenance | null;
}

/** What is looked at: at one track, or at all of them when it is null. */
interface BiasRequest {
  readonly track: Track | null;
  readonly spans: BiasReport['spans'];
  /** The finished races of today. */
  readonly isToday: boolean;
  readonly kind: BiasKind;
}

function foundIn({ races, provenance }: StyledRaces): Found {
  const bias = trackBias(races);
  return {
    bias,
    leaders: leaderCount(races),
    posts: postCounts(races),
    sentences: biasSentences(bias),
    provenance,
  };
}

/** The latest provenance among several tracks, with a count of the others. */
function provenanceOf(all: readonly StyledRaces[]): Provenance | null {
  const [latest, ...others] = all.flatMap(({ provenance }) => provenance ?? []).sort((a, b) => b.at - a.at);
  if (latest === undefined || others.length === 0) return latest ?? null;
  return { ...latest, source: `${latest.source} and ${counted(others.length, 'more track')}` };
}

const joinedRaces = (all: readonly StyledRaces[]): StyledRaces => ({
  races: all.flatMap(({ races }) => races),
  provenance: provenanceOf(all),
});

const isInSpans = (spans: readonly DaySpan[], day: RaceDay): boolean =>
  spans.some(({ from, to }) => day >= from && day <= to);

/** The first day of some spans and the last, the earliest span first. */
const endsOf = ([first, ...later]: BiasReport['spans']): DaySpan => ({
  from: first.from,
  to: later.at(-1)?.to ?? first.to,
});

/** Reads the races of a track that count, with the style that each horse had shown before. */
function makeReadRaces(runRaces: RunRaces) {
  const cachedYear = cachedByMark<RacesRun>(() => runRaces.mark(), TRACKS_CACHED);
  const yearBefore = (code: string, today: RaceDay): Promise<RacesRun> =>
    cachedYear(`${code} ${today}`, () =>
      runRaces.racesRun(code, addDays(today, -STYLE_DAYS), addDays(today, -1)),
    );
  const todays = async (code: string, today: RaceDay): Promise<RacesRun> => {
    const [before, now] = await Promise.all([yearBefore(code, today), runRaces.racesToday(code)]);
    return { races: [...before.races, ...now.races], provenance: now.provenance };
  };

  return async (code: string, { spans, isToday, kind }: BiasRequest): Promise<StyledRaces> => {
    const ends = endsOf(spans);
    const racesRun = isToday
      ? await todays(code, ends.from)
      : await runRaces.racesRun(code, addDays(ends.from, -STYLE_DAYS), ends.to);
    const races = withKnownStyles(racesRun.races).filter(
      (race) => isInSpans(spans, race.day) && isOfBiasKind(kind, race),
    );
    return { races, provenance: races.length === 0 ? null : racesRun.provenance };
  };
}

const keyOf = ({ track, spans, kind }: BiasRequest): string =>
  JSON.stringify([track?.code ?? null, spans, kind.surface, kind.distance, kind.rail]);

/**
 * Track bias over the last `days` days before today on the track's calendar, or over the days of a key (`biasSpans`);
 * for all tracks together, each race against its own odds, when `trackKey` is null. Past days are read once per version of
 * the results. Refuses an unregistered track (`card.unknown-track`) and what `biasSpans` refuses. Without
 * results it says so.
 */
export function makeShowBias({ runRaces, clock }: { readonly runRaces: RunRaces; readonly clock: Clock }) {
  const cached = cachedByMark<Found>(() => runRaces.mark(), CACHE_SIZE);
  const racesOf = makeReadRaces(runRaces);

  async function find(request: BiasRequest): Promise<Found> {
    const { track, spans } = request;
    if (track !== null) return foundIn(await racesOf(track.code, request));
    const { from, to } = endsOf(spans);
    const codes = await runRaces.tracksRun(from, to);
    const all: StyledRaces[] = [];
    for (const code of codes) all.push(await racesOf(code, request));
    return foundIn(joinedRaces(all));
  }

  return async function showBias(
    trackKey: string | null,
    over: BiasOver,
    kind: BiasKind = {},
  ): Promise<BiasReport> {
    const track = trackKey === null ? null : trackOrRefusal(trackKey);
    const today = raceDayAt(clock(), (track ?? FLAGSHIP).timeZone);
    const isToday = over === TODAY_SO_FAR;
    const request = { track, spans: biasSpans(over, today), isToday, kind };
    const found = isToday ? await find(request) : await cached(keyOf(request), () => find(request));
    return { track, ...endsOf(request.spans), spans: request.spans, ...found };
  };
}

export type ShowBias = ReturnType<typeof makeShowBias>;
