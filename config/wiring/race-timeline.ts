import type { RaceTimelineDeps } from '#adapters/http/routes/race-timeline.ts';
import {
  type BuildRaceTimeline,
  makeBuildRaceTimeline,
} from '#core/timeline/use-cases/build-race-timeline.ts';
import {
  type ListDayMoments,
  type ListDayMomentsDeps,
  makeListDayMoments,
} from '#core/timeline/use-cases/list-day-moments.ts';
import { SCHEDULE } from '../schedule.ts';
import { type Get, wiring } from './provide.ts';
import { readDemoWeather } from './weather.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly buildRaceTimeline: BuildRaceTimeline;
    readonly listDayMoments: ListDayMoments;
  }
}

/** Stored weather, and the invented weather of an invented day. */
const weatherBetween =
  (get: Get): ListDayMomentsDeps['weatherBetween'] =>
  async (trackSlug, after, before) => {
    const stored = await get('weather').reportedBetween(trackSlug, after, before);
    const invented = await readDemoWeather(get('printedCards'))(trackSlug, before);
    return [...stored, ...invented.filter(({ knownAt }) => knownAt > after)];
  };

/** Everything that happened to a race. */
export const raceTimelineWiring = () =>
  wiring({
    buildRaceTimeline: (get) =>
      makeBuildRaceTimeline({
        printed: get('printedCards'),
        cards: get('cards'),
        changes: get('changes'),
        odds: get('odds'),
        weatherBefore: get('weatherBefore'),
        raceWeatherOf: get('raceWeatherOf'),
        ledger: get('ledger'),
        results: get('results'),
        finishes: get('finishJournal'),
        jobs: get('jobStore'),
        schedule: SCHEDULE,
        racingNow: get('racingNow'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
      }),
    listDayMoments: (get) =>
      makeListDayMoments({
        cards: get('cards'),
        changes: get('changes'),
        odds: get('odds'),
        ledger: get('ledger'),
        results: get('results'),
        weatherBetween: weatherBetween(get),
        clock: get('racingClock'),
      }),
  });

export const raceTimelineDeps = (get: Get): RaceTimelineDeps => ({
  buildRaceTimeline: get('buildRaceTimeline'),
});
