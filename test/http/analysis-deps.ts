import { handicapper } from '#config/models.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import { makeProjectPace } from '#core/handicapping/use-cases/project-pace.ts';
import { makeShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import { makeShowFigures } from '#core/handicapping/use-cases/show-figures.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { ResultDays, ResultStore, ResultTracks } from '#core/results/ports.ts';
import { makeListRacesRun } from '#core/results/use-cases/list-races-run.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';

/** Figures and shape as they are wired, on these stores. */
export const analysisDeps = (
  cards: CardStore & CardCalendar,
  results: ResultStore & ResultTracks & ResultDays,
  clock: Clock,
) => ({
  projectPace: makeProjectPace({
    cards,
    clock,
    knownAround: async () => new Map(),
    handicapper,
    settings: { lean: 0.25 },
  }),
  showFigures: makeShowFigures({ cards, clock }),
  showBias: makeShowBias({
    runRaces: makeListRacesRun({ results, racingNow: makeReadRacingNow({ cards, clock }) }),
    clock,
  }),
});
