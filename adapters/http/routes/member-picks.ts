import { toIso } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { BetType, MemberPick } from '#core/picks/member-picks/member-pick.ts';
import type { SubmitPick } from '#core/picks/use-cases/submit-pick.ts';
import { shareRange } from '#core/record-search/record.ts';
import type { ScoredPick } from '#core/scorecards/members/member-picks.ts';
import { LEAST_SCORED } from '#core/scorecards/members/member-picks-record.ts';
import type {
  RankedHandicapper,
  RankedHandicappers,
  RankHandicappers,
} from '#core/scorecards/use-cases/rank-handicappers.ts';
import type { ShowMyPicks } from '#core/scorecards/use-cases/show-my-picks.ts';
import { trackOrAll } from '../chosen-track.ts';
import type { memberPicks } from '../contract/member-picks.ts';
import type { Handlers } from '../handlers.ts';
import { priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';

export interface MemberPickDeps {
  readonly submitPick: SubmitPick;
  readonly myPicks: ShowMyPicks;
  readonly rankHandicappers: RankHandicappers;
}

const TOP = 10;
const MINE_AT_MOST = 200;

const SPECIALITY: Readonly<Record<BetType, string>> = {
  win: 'Win bets',
  place: 'Place bets',
  show: 'Show bets',
  exacta: 'Exactas',
};

const presentHorse = (pick: MemberPick) => ({
  raceId: pick.raceId,
  raceNumber: pick.raceNumber,
  day: pick.day,
  horseName: pick.horseName,
  programNumber: pick.programNumber,
  second: pick.second && { horseName: pick.second.horseName, programNumber: pick.second.programNumber },
  betType: pick.betType,
  confidence: pick.confidence,
  madeAt: toIso(pick.madeAt),
});

const presentPick = (pick: MemberPick) => ({
  ...presentHorse(pick),
  id: pick.id,
  horseId: pick.horseKey,
  reasoning: pick.reasoning,
  weatherFactor: pick.weatherFactor,
  trackBias: pick.trackBias,
  paceScenario: pick.paceScenario,
  price: priceOrNull(pick.price),
  provenance: presentProvenance(pick.card),
});

function presentOutcome(scored: ScoredPick | null) {
  if (scored === null) return null;
  const { outcome: result, staked, returned, refunded, note } = scored.settlement;
  return { result, place: scored.place, staked, returned, refunded, note };
}

const derived = (from: Provenance) => ({
  ...presentProvenance(from),
  tier: from.tier === 'demo' ? ('demo' as const) : ('derived' as const),
  source: `Members' picks settled by results, the latest picked from ${from.source}`,
});

function presentHandicapper(rankedHandicapper: RankedHandicapper, { span }: RankedHandicappers) {
  const { id, displayName, record, latest } = rankedHandicapper;
  const from = latest[0]?.pick.card;
  if (from === undefined) return [];
  return [
    {
      id,
      displayName,
      specialization: SPECIALITY[record.favoriteBet ?? 'win'],
      rating: record.rating,
      winRate: record.winPercent,
      winRange: shareRange(record.won, record.scored),
      totalPicks: record.picks,
      scoredPicks: record.scored,
      wonPicks: record.won,
      roi: record.roi,
      roiRange: record.roiRange,
      minimumScored: LEAST_SCORED,
      span,
      latestPicks: latest.map(({ pick, scored }) => ({
        ...presentHorse(pick),
        outcome: presentOutcome(scored),
      })),
      provenance: derived(from),
    },
  ];
}

export const memberPickRoutes = (deps: MemberPickDeps): Handlers<typeof memberPicks> => ({
  submit: async ({ member, body }) => {
    const { outcome, pick } = await deps.submitPick({ memberId: member.id, ...body });
    return { outcome, pick: presentPick(pick) };
  },
  mine: async ({ member, query }) =>
    (await deps.myPicks(member.id, trackOrAll(query)))
      .slice(0, MINE_AT_MOST)
      .map(({ pick, isCurrent, scored }) => ({
        ...presentPick(pick),
        isCurrent,
        outcome: presentOutcome(scored),
      })),
  handicappers: async ({ query }) => {
    const ranked = await deps.rankHandicappers(query.top ?? TOP, trackOrAll(query));
    return ranked.handicappers.flatMap((rankedHandicapper) => presentHandicapper(rankedHandicapper, ranked));
  },
});
