import { makeReplayDay, type ReplayDay } from '#core/scorecards/use-cases/replay-day.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly replayDay: ReplayDay;
  }
}

/** Stored days, run again. */
export const replayWiring = () =>
  wiring({
    replayDay: (get) =>
      makeReplayDay({
        cards: get('printedCards'),
        results: get('results'),
        changes: get('changes'),
        knownAround: get('factsAround'),
        analysis: get('analysis'),
      }),
  });
