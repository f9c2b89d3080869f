import { raceTimeText } from '#core/card/track-time.ts';
import { toIsoOrNull } from '#core/kernel/instant.ts';
import type { LongshotCriteria } from '#core/picks/analysis/settings.ts';
import type { LongshotAlert } from '#core/picks/longshots/alert.ts';
import type { ShowLongshots } from '#core/picks/use-cases/show-longshots.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { longshots } from '../contract/longshots.ts';
import type { Handlers } from '../handlers.ts';
import { presentPrice } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';

export interface LongshotDeps {
  readonly showLongshots: ShowLongshots;
  readonly criteria: LongshotCriteria;
}

const DEFINITION =
  'Edge compares our chance, blended with the betting, with the chance the price implies. Price to take and verdict use our own chance.';
const NO_PICKS = 'No picks yet: these come from the model alone, without reasons.';

function present({ price, postTime, trackSlug, ...alert }: LongshotAlert) {
  return {
    ...alert,
    raceTime: postTime === null ? null : raceTimeText(postTime, trackSlug),
    postTime: toIsoOrNull(postTime),
    price: presentPrice(price),
    liveOdds: price.text,
  };
}

export const longshotRoutes = ({ showLongshots, criteria }: LongshotDeps): Handlers<typeof longshots> => ({
  alerts: async ({ query }) => {
    const { alerts, card, basis, message, lastUpdated, picksMadeAt } = await showLongshots(
      chosenTrack(query),
    );
    const count = (holds: (alert: LongshotAlert) => boolean): number => alerts.filter(holds).length;
    const note = card !== null && basis === 'ratings' ? NO_PICKS : null;
    return {
      alerts: alerts.map(present),
      lastUpdated: toIsoOrNull(lastUpdated),
      totalAlertsToday: alerts.length,
      strongAlertsCount: count(({ alertStrength }) => alertStrength === 'STRONG'),
      exceptionalAlertsCount: count(({ alertStrength }) => alertStrength === 'EXCEPTIONAL'),
      upcomingCount: count(({ isFinished }) => !isFinished),
      finishedCount: count(({ isFinished }) => isFinished),
      basis,
      picksMadeAt: toIsoOrNull(picksMadeAt),
      criteria,
      definition: DEFINITION,
      message: [message, note].filter((part) => part !== null).join(' ') || null,
      isDemo: card?.tier === 'demo',
      card: card === null ? null : presentProvenance(card),
    };
  },
});
