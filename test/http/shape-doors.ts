import type { CardShelf } from '#core/card/ports.ts';
import { makeProjectPace } from '#core/handicapping/use-cases/project-pace.ts';
import { makeShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import { makeShowFigures } from '#core/handicapping/use-cases/show-figures.ts';
import type { Clock } from '#core/kernel/doors.ts';
import type { ResultShelf } from '#core/results/ports.ts';
import { makeTellRacesRun } from '#core/results/use-cases/tell-races-run.ts';

/** Figures and shape as they are wired, on these shelves. */
export const shapeDoors = (cards: CardShelf, results: ResultShelf, clock: Clock) => ({
  projectPace: makeProjectPace({ cards, clock }),
  showFigures: makeShowFigures({ cards, clock }),
  showBias: makeShowBias({ runRaces: makeTellRacesRun({ results }), clock }),
});
