import { makeReplayDay, type ReplayDay } from '#core/results/use-cases/replay-day.ts';
import { backingsOfId } from './handicapping.ts';
import { analysisId } from './picks.ts';
import { id, wiring } from './provide.ts';
import { cardsId, resultsId } from './shelves.ts';

export const replayDayId = id<ReplayDay>('replay day');

/** Stored days, run again. */
export const replayWiring = () =>
  wiring((provide) => {
    provide(replayDayId, (get) =>
      makeReplayDay({
        cards: get(cardsId),
        results: get(resultsId),
        backingsOf: get(backingsOfId),
        analysis: get(analysisId),
      }),
    );
  });
