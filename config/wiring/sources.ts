import type { FetchReport, FetchSource } from '#core/kernel/fetched.ts';
import { joinedFetches } from '#core/operations/joined-fetches.ts';
import type { DayCounts, SourceRegister } from '#core/operations/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { fetchUnlessPaused } from '#core/operations/use-cases/unless-paused.ts';
import type { DayPicks } from '#core/picks/recommendations/day-picks.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import type { GeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import type { UpdateConnectionRecords } from '#core/training/use-cases/update-connection-records.ts';
import { howToSetUpPress, howToSetUpRacing } from '../sources/chosen.ts';
import { countingDemo, type DemoFetchers, makeDemoFetchers } from './demo-fetchers.ts';
import { type Get, wiring } from './provide.ts';
import { readDemoWeather } from './weather.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly sources: SourceRegister;
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

/** Several fetchers that are set up, as one; null when none is. */
function together(...parts: readonly (FetchSource | null)[]): FetchSource | null {
  const fetchSources = parts.filter((part) => part !== null);
  return fetchSources.length === 0 ? null : joinedFetches(fetchSources);
}

/** A source that is paused is left alone at every try: also by a run under way, and while others asked with it are. */
const unlessPaused = (get: Get, source: SourceName, fetchSource: FetchSource | null): FetchSource | null =>
  fetchSource === null ? null : fetchUnlessPaused(get('unlessPaused'), source, fetchSource);

const NOTHING = 'nothing has to be set up';

type Register = Readonly<
  Record<SourceName, readonly [howToSetUp: string, fetchSource: (get: Get) => FetchSource | null]>
>;

const REGISTER: Register = {
  races: [howToSetUpRacing('entries'), (get) => get('fetchCard') ?? get('demoFetchers')?.races ?? null],
  'racing-api': [howToSetUpRacing('entries'), (get) => get('fetchCard')],
  live: [
    howToSetUpRacing('boards'),
    (get) =>
      together(
        unlessPaused(get, 'changes', get('fetchChanges')),
        unlessPaused(get, 'odds', get('fetchBoards')),
      ),
  ],
  changes: [howToSetUpRacing('changes'), (get) => get('fetchChanges')],
  odds: [howToSetUpRacing('boards'), (get) => get('fetchBoards')],
  weather: ['set WEATHER_SOURCE', (get) => get('fetchWeather') ?? get('demoFetchers')?.weather ?? null],
  'expert-picks': [
    howToSetUpPress('experts'),
    (get) => get('fetchExpertPicks') ?? get('demoFetchers')?.experts ?? null,
  ],
  pedicapper: [howToSetUpPress('pedigrees'), (get) => get('fetchPedicapper')],
  news: [howToSetUpPress('news'), (get) => get('fetchNews') ?? get('demoFetchers')?.news ?? null],
  results: [howToSetUpRacing('results'), (get) => get('fetchResults')],
  'jockeys-trainers': [NOTHING, (get) => updateRecordsInSync(get('updateConnectionRecords'))],
  'ai-analysis': [NOTHING, (get) => fetchPicks(get('generatePicks'))],
};

/**
 * Every source by its name: what fetches it, or what to set for it. One whose setting is wrong refuses by itself alone.
 */
export const sourcesWiring = () =>
  wiring({
    demoFetchers: (get) => (get('demoSources') === null ? null : makeDemoFetchers(demoDeps(get))),
    factsOfDays: (get) => countingDemo(get('dayCounts'), demoDeps(get)),
    sources: (get) => (name) => {
      const [howToSetUp, fetchSource] = REGISTER[name];
      return { fetchSource: unlessPaused(get, name, fetchSource(get)), howToSetUp };
    },
  });
