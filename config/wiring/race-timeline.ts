import type { RaceTimelineDeps } from '#adapters/http/routes/race-timeline.ts';
import {
  type BuildRaceTimeline,
  makeBuildRaceTimeline,
} from '#core/timeline/use-cases/build-race-timeline.ts';
import { SCHEDULE } from '../schedule.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly buildRaceTimeline: BuildRaceTimeline;
  }
}

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
  });

export const raceTimelineDeps = (get: Get): RaceTimelineDeps => ({
  buildRaceTimeline: get('buildRaceTimeline'),
});
