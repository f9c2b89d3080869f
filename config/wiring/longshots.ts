import { makePostgresRacingMark } from '#adapters/postgres/racing-mark.ts';
import { makeRememberLongshots } from '#core/picks/use-cases/remember-longshots.ts';
import { makeShowLongshots, type ShowLongshots } from '#core/picks/use-cases/show-longshots.ts';
import { racingClockId, todaysCardId } from './card.ts';
import { knownAroundId } from './handicapping.ts';
import { analysisId } from './picks.ts';
import { type Get, id, wiring } from './provide.ts';
import { cardsId, databaseId, picksId } from './stores.ts';

export const showLongshotsId = id<ShowLongshots>('show longshots');

/** Longshots whose chance is better than their price says. */
export const longshotsWiring = () =>
  wiring((provide) => {
    provide(showLongshotsId, (get) => {
      const { handicapper, settings } = get(analysisId);
      const clock = get(racingClockId);
      const showLongshots = makeShowLongshots({
        todaysCard: get(todaysCardId),
        cards: get(cardsId),
        picks: get(picksId),
        knownAround: get(knownAroundId),
        clock,
        rules: { handicapper, value: settings.value },
      });
      const racingMark = makePostgresRacingMark(get(databaseId));
      return makeRememberLongshots({ showLongshots, racingMark, clock });
    });
  });

/** What the HTTP call about longshots needs. */
export const longshotDeps = (get: Get) => ({
  showLongshots: get(showLongshotsId),
  criteria: get(analysisId).settings.value.longshot,
});
