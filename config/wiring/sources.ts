import type { FetchReport, FetchSource } from '#core/kernel/fetched.ts';
import { joinedFetches } from '#core/operations/joined-fetches.ts';
import type { DayCounts, SourceRegister } from '#core/operations/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { knowsTrack } from '#core/operations/source-tracks.ts';
import { fetchUnlessPaused } from '#core/operations/use-cases/unless-paused.ts';
import type { DayPicks } from '#core/picks/recommendations/day-picks.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import type { GeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import type { UpdateConnectionRecords } from '#core/training/use-cases/update-connection-records.ts';
import { howToSetUpPress, howToSetUpRacing } from '../sources/chosen.ts';
import { countingDemo, type DemoFetchers, makeDemoFetchers } from './demo-fetchers.ts';
import { type Get, wiring } from './provide.ts';
import {
  anyTrack,
  liveTracks,
  racingTracksOf,
  sourceTracksWith,
  type TracksOf,
  weatherTracks,
  withDemo,
} from './source-tracks.ts';
import { readDemoWeather } from './weather.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly sources: SourceRegister;
    /** Slugs of the tracks for which a configured source reports cards or results; empty while none is set up. */
    readonly sourceTracks: () => readonly string[];
    /** What is kept of days, with what the demo day invents. */
    readonly factsOfDays: DayCounts;
    /** Null where racing is live or no demo is loaded. */
    readonly demoFetchers: DemoFetchers | null;
  }
}

const demoDeps = (get: Get) => ({
  cards: get('cards'),
  readWeather: readDemoWeather(get('printedCards')),
  clock: get('racingClock'),
});

/** Connection records are updated from all results at once, whatever the day. */
const updateRecordsInSync =
  (updateConnectionRecords: UpdateConnectionRecords): FetchSource =>
  async (_, log) => {
    const { outcome, races, records: count } = await updateConnectionRecords(log);
    log(outcome === 'current' ? 'Records are up to date.' : `${count} records from ${races} races.`);
    return { expected: null, received: count, faults: [] };
  };

/** Why outside analysts are unavailable, each sentence once. */
const silencesIn = (recommendations: readonly Recommendation[]): readonly string[] => [
  ...new Set(
    recommendations.flatMap(({ analysts: { claude, openai } }) =>
      [claude.unavailable, openai.unavailable].filter((why) => why !== null),
    ),
  ),
];

/** Picks of a day as a fetched item: a silent analyst is missing. */
export const fetchedPicks = ({ processed, totalRaces, recommendations }: DayPicks): FetchReport => ({
  expected: totalRaces,
  received: processed,
  faults: silencesIn(recommendations),
});

/** Stored picks that are current stay, and nothing is paid twice. */
const fetchPicks =
  (generatePicks: GeneratePicks): FetchSource =>
  async ({ track, day, isRefresh = false }) =>
    fetchedPicks(await generatePicks({ track, day, bypassCache: isRefresh }));

/** Several configured sources as one, each asked only for the tracks it covers. Null when none is set up. */
function together(get: Get, names: readonly ('changes' | 'odds')[]): FetchSource | null {
  const parts = names.flatMap((name) => {
    const fetchSource = unlessPaused(get, name, REGISTER[name].fetch(get));
    return fetchSource === null ? [] : [{ fetchSource, tracks: REGISTER[name].tracks(get) }];
  });
  if (parts.length === 0) return null;
  return (request, log) => {
    const known = parts.filter(({ tracks }) => knowsTrack(tracks.known, request.track));
    return joinedFetches(known.map(({ fetchSource }) => fetchSource))(request, log);
  };
}

/** A source that is paused is left alone at every try: also by a run under way, and while others asked with it are. */
const unlessPaused = (get: Get, source: SourceName, fetchSource: FetchSource | null): FetchSource | null =>
  fetchSource === null ? null : fetchUnlessPaused(get('unlessPaused'), source, fetchSource);

const NOTHING = 'nothing has to be set up';

interface Row {
  readonly howToSetUp: string;
  readonly tracks: TracksOf;
  readonly fetch: (get: Get) => FetchSource | null;
}
type Register = Readonly<Record<SourceName, Row>>;

const REGISTER: Register = {
  races: {
    howToSetUp: howToSetUpRacing('entries'),
    tracks: racingTracksOf('entries'),
    fetch: (get) => get('fetchCard') ?? get('demoFetchers')?.races ?? null,
  },
  'racing-api': {
    howToSetUp: howToSetUpRacing('entries'),
    tracks: racingTracksOf('entries'),
    fetch: (get) => get('fetchCard'),
  },
  live: {
    howToSetUp: howToSetUpRacing('boards'),
    tracks: liveTracks,
    fetch: (get) => together(get, ['changes', 'odds']),
  },
  changes: {
    howToSetUp: howToSetUpRacing('changes'),
    tracks: racingTracksOf('changes'),
    fetch: (get) => get('fetchChanges'),
  },
  odds: {
    howToSetUp: howToSetUpRacing('boards'),
    tracks: racingTracksOf('boards'),
    fetch: (get) => get('fetchBoards'),
  },
  weather: {
    howToSetUp: 'set WEATHER_SOURCE',
    tracks: weatherTracks,
    fetch: (get) => get('fetchWeather') ?? get('demoFetchers')?.weather ?? null,
  },
  'expert-picks': {
    howToSetUp: howToSetUpPress('experts'),
    tracks: withDemo(anyTrack),
    fetch: (get) => get('fetchExpertPicks') ?? get('demoFetchers')?.experts ?? null,
  },
  pedicapper: {
    howToSetUp: howToSetUpPress('pedigrees'),
    tracks: anyTrack,
    fetch: (get) => get('fetchPedicapper'),
  },
  news: {
    howToSetUp: howToSetUpPress('news'),
    tracks: withDemo(anyTrack),
    fetch: (get) => get('fetchNews') ?? get('demoFetchers')?.news ?? null,
  },
  results: {
    howToSetUp: howToSetUpRacing('results'),
    tracks: racingTracksOf('results'),
    fetch: (get) => get('fetchResults'),
  },
  'jockeys-trainers': {
    howToSetUp: NOTHING,
    tracks: anyTrack,
    fetch: (get) => updateRecordsInSync(get('updateConnectionRecords')),
  },
  'ai-analysis': {
    howToSetUp: NOTHING,
    tracks: anyTrack,
    fetch: (get) => fetchPicks(get('generatePicks')),
  },
};

/**
 * Every source by its name: what fetches it, or what to set for it. One whose setting is wrong refuses by itself alone.
 */
export const sourcesWiring = () =>
  wiring({
    demoFetchers: (get) => (get('demoSources') === null ? null : makeDemoFetchers(demoDeps(get))),
    factsOfDays: (get) => countingDemo(get('dayCounts'), demoDeps(get)),
    sourceTracks: sourceTracksWith,
    sources: (get) => (name) => {
      const { howToSetUp, tracks, fetch } = REGISTER[name];
      return { fetchSource: unlessPaused(get, name, fetch(get)), howToSetUp, tracks: tracks(get) };
    },
  });
