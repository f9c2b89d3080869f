import type { HttpDeps } from '#adapters/http/app.ts';
import { dashboardWiring } from '#config/wiring/dashboard.ts';
import type { Get } from '#config/wiring/provide.ts';
import { makeCardsInPlay } from '#core/card/use-cases/cards-in-play.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { makePicksForDay } from '#core/picks/use-cases/picks-for-day.ts';
import { newsItem } from '#core/press/news-item.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import { makeMemoryFigureStore } from '#test/doubles/figure-store.ts';
import { aFigureReport, aReportedHorse, aReportedRace } from '#test/support/a-figure-report.ts';
import { aPayout } from '#test/support/a-result.ts';
import { anObservation, aTold, NOON, reportedBy } from '#test/support/a-weather.ts';
import { present } from '#test/support/present.ts';
import { priceAsStored } from '#test/support/price-as-stored.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { BEFORE_RACE_1, openTestServer, type TestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';
import { TWO_TRACKS } from './two-tracks.ts';

export const TODAY = '2025-08-02' as RaceDay;
export const YESTERDAY = '2025-08-01' as RaceDay;

/** What is stored of each track, in words and numbers of its own. */
export const STORED = [
  { track: 'saratoga', code: 'SAR', word: 'Cedar', degrees: 71, figure: 101, confidence: 61, pays: 7.2 },
  { track: 'aqueduct', code: 'AQU', word: 'Ozone', degrees: 48, figure: 83, confidence: 42, pays: 11.8 },
] as const;

const weather = STORED.map(({ track, word, degrees }) => {
  const observed = { conditions: `${word} haze`, station: `${word} Street`, temperature: degrees };
  return aTold('observation', anObservation({ ...observed, provenance: reportedBy(word) }), NOON, track);
});

const news: readonly StoredNews[] = [
  'Saratoga opens in rain',
  'Aqueduct opens in snow',
  'A sale of yearlings',
].map((title, nth) => {
  const url = `https://news.example/${nth}`;
  const publishedAt = shift(BEFORE_RACE_1, -HOUR);
  const item = present(newsItem({ title, summary: '', url, publishedAt, source: 'The Form' }));
  return { ...item, provenance: { tier: 'live', source: 'The Form', at: publishedAt } };
});

async function figures(): Promise<ReturnType<typeof makeMemoryFigureStore>> {
  const store = makeMemoryFigureStore();
  for (const { code, word, figure } of STORED) {
    const raced = present(aReportedHorse().raced);
    const speed = { last: figure, average: figure, highest: figure };
    const horse = aReportedHorse({
      horseName: `${word} Runner 1`,
      jockeyName: `${word} Rider`,
      trainerName: `${word} Barn`,
      raced: { ...raced, speed },
    });
    const provenance = { ...aFigureReport().provenance, source: `Card of ${code}` };
    const races = [aReportedRace({ horses: [horse] })];
    await store.keep(aFigureReport({ track: code, day: YESTERDAY, provenance, races }), code);
  }
  return store;
}

/** The results of today, with the favorite first at either track, who pays differently. */
const resultsOfToday = () =>
  STORED.map(({ code, pays }) => {
    const sheet = present(TWO_TRACKS.results.find(({ track }) => track === code));
    const races = sheet.races.map((race) => ({
      ...race,
      offMinute: null,
      payouts: [aPayout({ winningNumbers: '1', payoff: pays })],
    }));
    return { ...sheet, day: TODAY, races };
  });

/** As though the analysts agreed on every pick: what they disagree on is no recommendation. */
const agreed = ({ primaryPick, ...made }: Recommendation): Recommendation => ({
  ...made,
  primaryPick: primaryPick && { ...primaryPick, aiConsensus: 'High' },
});

/** The dashboard's best picks as they are wired, of what this server stores. */
function topPicksOf(server: () => TestServer): HttpDeps['useCases']['dashboard']['topPicks'] {
  const clock = () => BEFORE_RACE_1;
  return (track) => {
    const { cards, sealed } = server();
    const stored = { cards, picks: sealed.picks, clock, analysis: null, priceNow: priceAsStored };
    const picksForDay = makePicksForDay(stored);
    const deps = new Map<string, unknown>([
      ['cardsInPlay', makeCardsInPlay({ cards, clock })],
      [
        'picksForDay',
        async (where: Parameters<typeof picksForDay>[0]) => {
          const made = await picksForDay(where);
          return { ...made, recommendations: made.recommendations.map(agreed) };
        },
      ],
      ['racingClock', clock],
    ]);
    return dashboardWiring().topPicks(((name: string) => deps.get(name)) as Get)(track);
  };
}

async function pickHorses(browser: TestBrowser): Promise<void> {
  for (const { track, word, confidence } of STORED) {
    const { runners } = present(present(TWO_TRACKS.cards.find((card) => card.trackSlug === track)).races[0]);
    await browser.call('POST /api/picks', {
      body: {
        raceId: `${track}-${TODAY}-1`,
        horseId: present(runners[0]).horseKey,
        betType: 'win',
        confidence,
        reasoning: `${word} goes well.`,
        weatherFactor: 'neutral',
        trackBias: 'even',
        paceScenario: 'moderate',
      },
    });
  }
}

/**
 * Saratoga and Aqueduct on one day with everything stored that the calls without words of their own need: weather, news,
 * figures, picks of ours (sealed too) and of a member who is signed in. `raceIsOver` moves the racing clock behind race 1.
 */
export async function openWithStored() {
  const store = await figures();
  const options: { racingNow: typeof BEFORE_RACE_1 } & ServerOptions = {
    ...TWO_TRACKS,
    results: [...TWO_TRACKS.results, ...resultsOfToday()],
    weather,
    news,
    racingNow: BEFORE_RACE_1,
    change: (deps) => ({
      ...deps,
      useCases: {
        ...deps.useCases,
        adminFigures: { ...deps.useCases.adminFigures, figuresFor: store.figuresFor },
        dashboard: { ...deps.useCases.dashboard, topPicks: topPicksOf(() => server) },
      },
    }),
  };
  const server: TestServer = await openTestServer(options);
  const browser = server.browser();
  await signUp(browser);
  for (const { track } of STORED) await browser.ask('POST', `/api/ai/enhanced-picks?track=${track}`);
  await pickHorses(browser);
  return {
    browser,
    close: server.close,
    raceIsOver: () => {
      options.racingNow = shift(BEFORE_RACE_1, HOUR);
    },
  };
}
