import { makeReplayDay, type ReplayDay } from '#core/scorecards/use-cases/replay-day.ts';
import { knownAroundId } from './handicapping.ts';
import { analysisId } from './picks.ts';
import { id, wiring } from './provide.ts';
import { changesId, printedCardsId, resultsId } from './stores.ts';

export const replayDayId = id<ReplayDay>('replay day');

/** Stored days, run again. */
export const replayWiring = () =>
  wiring((provide) => {
    provide(replayDayId, (get) =>
      makeReplayDay({
        cards: get(printedCardsId),
        results: get(resultsId),
        changes: get(changesId),
        knownAround: get(knownAroundId),
        analysis: get(analysisId),
      }),
    );
  });
