import type { RaceTimelineDeps } from '#adapters/http/routes/race-timeline.ts';
import {
  type BuildRaceTimeline,
  makeBuildRaceTimeline,
} from '#core/timeline/use-cases/build-race-timeline.ts';
import { SCHEDULE } from '../schedule.ts';
import { racingClockId } from './card.ts';
import { machineClockId } from './machine.ts';
import { racingNowId } from './people.ts';
import { type Get, id, wiring } from './provide.ts';
import { jobStoreId } from './schedule.ts';
import { cardsId, changesId, ledgerId, oddsId, printedCardsId, resultsId } from './stores.ts';
import { raceWeatherOfId, weatherBeforeId } from './weather.ts';

export const buildRaceTimelineId = id<BuildRaceTimeline>('tell race timeline');

/** Everything that happened to a race. */
export const raceTimelineWiring = () =>
  wiring((provide) => {
    provide(buildRaceTimelineId, (get) =>
      makeBuildRaceTimeline({
        printed: get(printedCardsId),
        cards: get(cardsId),
        changes: get(changesId),
        odds: get(oddsId),
        weatherBefore: get(weatherBeforeId),
        raceWeatherOf: get(raceWeatherOfId),
        ledger: get(ledgerId),
        results: get(resultsId),
        points: get(jobStoreId),
        schedule: SCHEDULE,
        racingNow: get(racingNowId),
        clock: get(machineClockId),
        racingClock: get(racingClockId),
      }),
    );
  });

export const raceTimelineDeps = (get: Get): RaceTimelineDeps => ({
  buildRaceTimeline: get(buildRaceTimelineId),
});
