import type { Gather, Gathered } from '#core/kernel/gathered.ts';
import { joinedGathers } from '#core/operations/joined-gathers.ts';
import type { DayCounts, SourceRegister } from '#core/operations/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { gatherUnlessPaused } from '#core/operations/use-cases/unless-paused.ts';
import type { DayPicks } from '#core/picks/analysis/day-picks.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import type { GeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import type { TellStandings } from '#core/training/use-cases/tell-standings.ts';
import { racingClockId } from './card.ts';
import { countingDemo, type DemoGathers, makeDemoGathers } from './demo-gathers.ts';
import { demoSourcesId, gatherBoardsId, gatherCardId, gatherChangesId, gatherResultsId } from './live.ts';
import { unlessPausedId } from './pauses.ts';
import { generatePicksId } from './picks.ts';
import { gatherExpertPicksId, gatherNewsId, gatherPedicapperId } from './press.ts';
import { type Get, id, wiring } from './provide.ts';
import { tellStandingsId } from './results.ts';
import { cardsId, dayCountsId, printedCardsId } from './shelves.ts';
import { gatherWeatherId, tellDemoWeather } from './weather.ts';

export const sourcesId = id<SourceRegister>('sources');
/** What is kept of days, with what the demo day invents. */
export const factsOfDaysId = id<DayCounts>('facts of days');
/** Null where racing is live, or nobody asked for a demo. */
const demoGathersId = id<DemoGathers | null>('demo gathers');

const demoDoors = (get: Get) => ({
  cards: get(cardsId),
  tellWeather: tellDemoWeather(get(printedCardsId)),
  clock: get(racingClockId),
});

/** The records of people are told of all results at once, whatever the day. */
const gatherStandings =
  (tellStandings: TellStandings): Gather =>
  async (_, told) => {
    const { outcome, races, standings } = await tellStandings(told);
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
export const gatheredPicks = ({ processed, totalRaces, recommendations }: DayPicks): Gathered => ({
  expected: totalRaces,
  brought: processed,
  faults: silencesIn(recommendations),
});

/** Kept picks that are current stand, and nobody pays for them twice. */
const gatherPicks =
  (generatePicks: GeneratePicks): Gather =>
  async ({ track, day, isAnew = false }) =>
    gatheredPicks(await generatePicks({ track, day, bypassCache: isAnew }));

/** What is set up of some gatherers, as one; null when none is. */
function together(...parts: readonly (Gather | null)[]): Gather | null {
  const there = parts.filter((part) => part !== null);
  return there.length === 0 ? null : joinedGathers(there);
}

/** A source that is paused is left alone at every try: also by a run under way, and while others asked with it are. */
const unlessPaused = (get: Get, source: SourceName, gather: Gather | null): Gather | null =>
  gather === null ? null : gatherUnlessPaused(get(unlessPausedId), source, gather);

const FEED = 'set RACING_API_USERNAME and RACING_API_PASSWORD';
const NOTHING = 'there is nothing to set';

type Register = Readonly<
  Record<SourceName, readonly [howToSetUp: string, gather: (get: Get) => Gather | null]>
>;

const REGISTER: Register = {
  races: [
    `${FEED}, NYRA_BASE_URL or OTB_BASE_URL`,
    (get) => get(gatherCardId) ?? get(demoGathersId)?.races ?? null,
  ],
  'racing-api': [`${FEED}, NYRA_BASE_URL or OTB_BASE_URL`, (get) => get(gatherCardId)],
  live: [
    `${FEED}, OTB_BASE_URL, NYRA_BASE_URL or ODDS_BASE_URL`,
    (get) =>
      together(
        unlessPaused(get, 'changes', get(gatherChangesId)),
        unlessPaused(get, 'odds', get(gatherBoardsId)),
      ),
  ],
  changes: ['set NYRA_BASE_URL', (get) => get(gatherChangesId)],
  odds: [`${FEED}, OTB_BASE_URL, NYRA_BASE_URL or ODDS_BASE_URL`, (get) => get(gatherBoardsId)],
  weather: ['set WEATHER_SOURCE', (get) => get(gatherWeatherId) ?? get(demoGathersId)?.weather ?? null],
  'expert-picks': [
    'set EXPERT_PICKS_SOURCES',
    (get) => get(gatherExpertPicksId) ?? get(demoGathersId)?.experts ?? null,
  ],
  pedicapper: ['set PEDICAPPER_SOURCE', (get) => get(gatherPedicapperId)],
  news: ['set NEWS_FEEDS', (get) => get(gatherNewsId) ?? get(demoGathersId)?.news ?? null],
  results: [`${FEED}, OTB_BASE_URL or NYRA_BASE_URL`, (get) => get(gatherResultsId)],
  'jockeys-trainers': [NOTHING, (get) => gatherStandings(get(tellStandingsId))],
  'ai-analysis': [NOTHING, (get) => gatherPicks(get(generatePicksId))],
};

/** Every source by its name: what brings it, or what to set for it. One whose setting is wrong refuses by itself alone. */
export const sourcesWiring = () =>
  wiring((provide) => {
    provide(demoGathersId, (get) => (get(demoSourcesId) === null ? null : makeDemoGathers(demoDoors(get))));
    provide(factsOfDaysId, (get) => countingDemo(get(dayCountsId), demoDoors(get)));
    provide(sourcesId, (get) => (name) => {
      const [howToSetUp, gather] = REGISTER[name];
      return { gather: unlessPaused(get, name, gather(get)), howToSetUp };
    });
  });
