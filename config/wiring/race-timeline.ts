import type { RaceTimelineDoors } from '#adapters/http/routes/race-timeline.ts';
import { makeTellRaceTimeline, type TellRaceTimeline } from '#core/timeline/use-cases/tell-race-timeline.ts';
import { SCHEDULE } from '../schedule.ts';
import { racingClockId } from './card.ts';
import { machineClockId } from './machine.ts';
import { racingNowId } from './people.ts';
import { type Get, id, wiring } from './provide.ts';
import { pointsId } from './schedule.ts';
import { cardsId, changesId, ledgerId, oddsId, printedCardsId, resultsId } from './shelves.ts';
import { raceWeatherOfId, weatherBeforeId } from './weather.ts';

export const tellRaceTimelineId = id<TellRaceTimeline>('tell race timeline');

/** Everything that happened to a race. */
export const raceTimelineWiring = () =>
  wiring((provide) => {
    provide(tellRaceTimelineId, (get) =>
      makeTellRaceTimeline({
        printed: get(printedCardsId),
        cards: get(cardsId),
        changes: get(changesId),
        odds: get(oddsId),
        weatherBefore: get(weatherBeforeId),
        raceWeatherOf: get(raceWeatherOfId),
        ledger: get(ledgerId),
        results: get(resultsId),
        points: get(pointsId),
        schedule: SCHEDULE,
        racingNow: get(racingNowId),
        clock: get(machineClockId),
        racingClock: get(racingClockId),
      }),
    );
  });

export const raceTimelineDoors = (get: Get): RaceTimelineDoors => ({
  tellRaceTimeline: get(tellRaceTimelineId),
});
