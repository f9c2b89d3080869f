import type { Track } from '#core/card/track.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { TopPicks, TopRecommendation } from '#core/picks/recommendations/top-recommendation.ts';
import { shareRange } from '#core/record-search/record.ts';
import type { DataState, SourceState } from '#core/scorecards/dashboard/source-state.ts';
import type { Metrics, ShowMetrics, SiteRecord } from '#core/scorecards/use-cases/show-metrics.ts';
import type { ShowRecentResults } from '#core/scorecards/use-cases/show-recent-results.ts';
import type { ValidateData } from '#core/scorecards/use-cases/validate-data.ts';
import { trackOrAll } from '../chosen-track.ts';
import type { dashboard } from '../contract/dashboard.ts';
import type { Handlers } from '../handlers.ts';
import { priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';
import { presentRecentResult } from './present-recent-result.ts';

export interface DashboardDeps {
  readonly showMetrics: ShowMetrics;
  readonly validateData: ValidateData;
  readonly showRecentResults: ShowRecentResults;
  /** The best stored picks of a track, or of the first card in play if none is named; null if there are none. */
  readonly topPicks: (track: Track | null) => Promise<TopPicks | null>;
}

const RECENT = 10;
const RECOMMENDED = 10;

const presentSample = ({ span, bets, scored, profitRange }: SiteRecord) => ({
  ...span,
  picks: bets.bets,
  scored,
  won: bets.won,
  range: shareRange(bets.won, scored),
  profitRange: profitRange === null ? null : { low: 100 * profitRange.low, high: 100 * profitRange.high },
  staked: bets.staked - bets.refunded,
  returned: bets.returned,
});

const winRateOf = ({ bets, scored }: SiteRecord): number | null =>
  scored === 0 ? null : (100 * bets.won) / scored;

const roiOf = ({ bets: { perDollar } }: SiteRecord): number | null =>
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

const presentSource = ({ name, state, source, at: instant, detail }: SourceState) => ({
  name,
  state,
  source,
  at: toIsoOrNull(instant),
  detail,
});

function presentData({ warnings, lastUpdate, sources, ...status }: DataState) {
  return {
    dataStatus: status,
    warnings,
    lastUpdate: toIsoOrNull(lastUpdate),
    sources: sources.map(presentSource),
  };
}

const presentRecommendation = (
  { card, price, ...horse }: TopRecommendation,
  { analysedBy, madeAt }: TopPicks,
) => ({
  ...horse,
  price: priceOrNull(price),
  analysedBy,
  madeAt,
  provenance: presentProvenance(card),
});

/** The best stored picks. */
const recommendationRoutes = ({
  topPicks,
}: Pick<DashboardDeps, 'topPicks'>): Handlers<Pick<typeof dashboard, 'recommendations'>> => ({
  recommendations: async ({ query }) => {
    const top = await topPicks(trackOrAll(query));
    if (top === null) return [];
    return top.recommendations
      .slice(0, RECOMMENDED)
      .map((topRecommendation) => presentRecommendation(topRecommendation, top));
  },
});

export const dashboardRoutes = (deps: DashboardDeps): Handlers<typeof dashboard> => ({
  metrics: async ({ query }) => presentMetrics(await deps.showMetrics(trackOrAll(query))),
  validation: async ({ query }) => presentData(await deps.validateData(trackOrAll(query))),
  recentResults: async ({ query }) =>
    (await deps.showRecentResults(RECENT, trackOrAll(query))).map(presentRecentResult),
  ...recommendationRoutes(deps),
});
