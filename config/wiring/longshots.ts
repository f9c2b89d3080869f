import { makePostgresRacingMark } from '#adapters/postgres/racing-mark.ts';
import { makeRememberLongshots } from '#core/picks/use-cases/remember-longshots.ts';
import { makeShowLongshots, type ShowLongshots } from '#core/picks/use-cases/show-longshots.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly showLongshots: ShowLongshots;
  }
}

/** Longshots whose chance is better than their price says. */
export const longshotsWiring = () =>
  wiring({
    showLongshots: (get) => {
      const { handicapper, settings } = get('analysis');
      const clock = get('racingClock');
      const showLongshots = makeShowLongshots({
        todaysCard: get('todaysCard'),
        cards: get('cards'),
        picks: get('picks'),
        knownAround: get('knownAround'),
        clock,
        rules: { handicapper, value: settings.value },
      });
      const racingMark = makePostgresRacingMark(get('database'));
      return makeRememberLongshots({ showLongshots, racingMark, clock });
    },
  });

/** What the HTTP call about longshots needs. */
export const longshotDeps = (get: Get) => ({
  showLongshots: get('showLongshots'),
  criteria: get('analysis').settings.value.longshot,
});
