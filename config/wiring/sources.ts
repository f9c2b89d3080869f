import type { FetchReport, FetchSource } from '#core/kernel/fetched.ts';
import { joinedFetches } from '#core/operations/joined-fetches.ts';
import type { DayCounts, SourceRegister } from '#core/operations/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { fetchUnlessPaused } from '#core/operations/use-cases/unless-paused.ts';
import type { DayPicks } from '#core/picks/analysis/day-picks.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import type { GeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import type { UpdateConnectionRecords } from '#core/training/use-cases/update-connection-records.ts';
import { racingClockId } from './card.ts';
import { countingDemo, type DemoFetchers, makeDemoFetchers } from './demo-fetchers.ts';
import { demoSourcesId, fetchBoardsId, fetchCardId, fetchChangesId, fetchResultsId } from './live.ts';
import { unlessPausedId } from './pauses.ts';
import { generatePicksId } from './picks.ts';
import { fetchExpertPicksId, fetchNewsId, fetchPedicapperId } from './press.ts';
import { type Get, id, wiring } from './provide.ts';
import { updateConnectionRecordsId } from './results.ts';
import { cardsId, dayCountsId, printedCardsId } from './stores.ts';
import { fetchWeatherId, readDemoWeather } from './weather.ts';

export const sourcesId = id<SourceRegister>('sources');
/** What is kept of days, with what the demo day invents. */
export const factsOfDaysId = id<DayCounts>('facts of days');
/** Null where racing is live, or nobody asked for a demo. */
const demoFetchersId = id<DemoFetchers | null>('demo gathers');

const demoDeps = (get: Get) => ({
  cards: get(cardsId),
  readWeather: readDemoWeather(get(printedCardsId)),
  clock: get(racingClockId),
});

/** The records of people are told of all results at once, whatever the day. */
const updateRecordsInSync =
  (updateConnectionRecords: UpdateConnectionRecords): FetchSource =>
  async (_, told) => {
    const { outcome, races, standings } = await updateConnectionRecords(told);
    told(
      outcome === 'current'
        ? 'The records know of every result already.'
        : `${standings} records of ${races} races.`,
    );
    return { expected: null, brought: standings, faults: [] };
  };

/** Why outside analysts are not heard, each sentence once. */
const silencesIn = (recommendations: readonly Recommendation[]): readonly string[] => [
  ...new Set(
    recommendations.flatMap(({ analysts: { claude, openai } }) =>
      [claude.unavailable, openai.unavailable].filter((why) => why !== null),
    ),
  ),
];

/** Picks of a day as something brought: an analyst who is silent is missing. */
export const fetchedPicks = ({ processed, totalRaces, recommendations }: DayPicks): FetchReport => ({
  expected: totalRaces,
  brought: processed,
  faults: silencesIn(recommendations),
});

/** Kept picks that are current stand, and nobody pays for them twice. */
const fetchPicks =
  (generatePicks: GeneratePicks): FetchSource =>
  async ({ track, day, isAnew = false }) =>
    fetchedPicks(await generatePicks({ track, day, bypassCache: isAnew }));

/** What is set up of some gatherers, as one; null when none is. */
function together(...parts: readonly (FetchSource | null)[]): FetchSource | null {
  const fetchSources = parts.filter((part) => part !== null);
  return fetchSources.length === 0 ? null : joinedFetches(fetchSources);
}

/** A source that is paused is left alone at every try: also by a run under way, and while others asked with it are. */
const unlessPaused = (get: Get, source: SourceName, fetchSource: FetchSource | null): FetchSource | null =>
  fetchSource === null ? null : fetchUnlessPaused(get(unlessPausedId), source, fetchSource);

const FEED = 'set RACING_API_USERNAME and RACING_API_PASSWORD';
const NOTHING = 'there is nothing to set';

type Register = Readonly<
  Record<SourceName, readonly [howToSetUp: string, fetchSource: (get: Get) => FetchSource | null]>
>;

const REGISTER: Register = {
  races: [
    `${FEED}, NYRA_BASE_URL or OTB_BASE_URL`,
    (get) => get(fetchCardId) ?? get(demoFetchersId)?.races ?? null,
  ],
  'racing-api': [`${FEED}, NYRA_BASE_URL or OTB_BASE_URL`, (get) => get(fetchCardId)],
  live: [
    `${FEED}, OTB_BASE_URL, NYRA_BASE_URL or ODDS_BASE_URL`,
    (get) =>
      together(
        unlessPaused(get, 'changes', get(fetchChangesId)),
        unlessPaused(get, 'odds', get(fetchBoardsId)),
      ),
  ],
  changes: ['set NYRA_BASE_URL', (get) => get(fetchChangesId)],
  odds: [`${FEED}, OTB_BASE_URL, NYRA_BASE_URL or ODDS_BASE_URL`, (get) => get(fetchBoardsId)],
  weather: ['set WEATHER_SOURCE', (get) => get(fetchWeatherId) ?? get(demoFetchersId)?.weather ?? null],
  'expert-picks': [
    'set EXPERT_PICKS_SOURCES',
    (get) => get(fetchExpertPicksId) ?? get(demoFetchersId)?.experts ?? null,
  ],
  pedicapper: ['set PEDICAPPER_SOURCE', (get) => get(fetchPedicapperId)],
  news: ['set NEWS_FEEDS', (get) => get(fetchNewsId) ?? get(demoFetchersId)?.news ?? null],
  results: [`${FEED}, OTB_BASE_URL or NYRA_BASE_URL`, (get) => get(fetchResultsId)],
  'jockeys-trainers': [NOTHING, (get) => updateRecordsInSync(get(updateConnectionRecordsId))],
  'ai-analysis': [NOTHING, (get) => fetchPicks(get(generatePicksId))],
};

/** Every source by its name: what brings it, or what to set for it. One whose setting is wrong refuses by itself alone. */
export const sourcesWiring = () =>
  wiring((provide) => {
    provide(demoFetchersId, (get) => (get(demoSourcesId) === null ? null : makeDemoFetchers(demoDeps(get))));
    provide(factsOfDaysId, (get) => countingDemo(get(dayCountsId), demoDeps(get)));
    provide(sourcesId, (get) => (name) => {
      const [howToSetUp, fetchSource] = REGISTER[name];
      return { fetchSource: unlessPaused(get, name, fetchSource(get)), howToSetUp };
    });
  });
