import { type Instant, toIso } from '#core/kernel/instant.ts';
import type { TopPicks, TopRecommendation } from '#core/picks/recommendations/top-recommendation.ts';
import type { DataState, SourceState } from '#core/scorecards/dashboard/source-state.ts';
import type { ShowRecentResults } from '#core/scorecards/use-cases/show-recent-results.ts';
import type { HouseRecord, Metrics } from '#core/scorecards/use-cases/tell-metrics.ts';
import type { dashboard } from '../contract/dashboard.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';
import { presentRecentResult } from './present-recent-result.ts';

export interface DashboardDoors {
  readonly tellMetrics: () => Promise<Metrics>;
  readonly validateData: () => Promise<DataState>;
  readonly showRecentResults: ShowRecentResults;
  /** The best of the kept picks; null where none are kept. */
  readonly topPicks: () => Promise<TopPicks | null>;
}

const RECENT = 10;
const RECOMMENDED = 10;

const isoOf = (at: Instant | null): string | null => (at === null ? null : toIso(at));

const presentSample = ({ span, bets, scored }: HouseRecord) => ({
  ...span,
  picks: bets.bets,
  scored,
  won: bets.won,
  staked: bets.staked - bets.refunded,
  returned: bets.returned,
});

const winRateOf = ({ bets, scored }: HouseRecord): number | null =>
  scored === 0 ? null : (100 * bets.won) / scored;

const roiOf = ({ bets: { perDollar } }: HouseRecord): number | null =>
  perDollar === null ? null : 100 * (perDollar - 1);

const presentMetrics = ({ racing, card, lately, thisMonth, ...counts }: Metrics) => ({
  winRate: winRateOf(lately),
  winRateSample: presentSample(lately),
  upcomingRaces: counts.upcomingRaces,
  totalRaces: counts.totalRaces,
  roi: roiOf(thisMonth),
  roiSample: presentSample(thisMonth),
  isDemo: counts.isDemo,
  provenance: card === null ? null : presentProvenance(card),
  racingNow: toIso(racing.now),
});

const presentSource = ({ name, state, source, at, detail }: SourceState) => ({
  name,
  state,
  source,
  at: isoOf(at),
  detail,
});

function presentData({ warnings, lastUpdate, sources, ...status }: DataState) {
  return {
    dataStatus: status,
    warnings,
    lastUpdate: isoOf(lastUpdate),
    sources: sources.map(presentSource),
  };
}

const presentRecommendation = ({ card, ...one }: TopRecommendation, { analysedBy, madeAt }: TopPicks) => ({
  ...one,
  analysedBy,
  madeAt,
  provenance: presentProvenance(card),
});

export const dashboardRoutes = (doors: DashboardDoors): Handlers<typeof dashboard> => ({
  metrics: async () => presentMetrics(await doors.tellMetrics()),
  validation: async () => presentData(await doors.validateData()),
  recentResults: async () => (await doors.showRecentResults(RECENT)).map(presentRecentResult),
  recommendations: async () => {
    const top = await doors.topPicks();
    if (top === null) return [];
    return top.recommendations.slice(0, RECOMMENDED).map((one) => presentRecommendation(one, top));
  },
});
