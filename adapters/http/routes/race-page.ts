import type { RecentFigure } from '#core/card/recent-figures.ts';
import { courseOf } from '#core/card/surface.ts';
import type { LineChange } from '#core/picks/ledger/line-changes.ts';
import type { ShowRaceField } from '#core/picks/use-cases/show-race-field.ts';
import type { ShowRaceResult } from '#core/scorecards/use-cases/show-race-result.ts';
import type { racePage } from '../contract/race-page.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';
import { presentRaceResult } from './present-race-result.ts';
import { presentVerdict } from './present-recommendation.ts';

export interface RacePageDeps {
  readonly showRaceField: ShowRaceField;
  readonly showRaceResult: ShowRaceResult;
}

const presentFigure = ({ surface, ...start }: RecentFigure) => ({
  ...start,
  surface: surface === null ? null : courseOf(surface).name,
});

const presentChange = ({ madeAt, cause, moves }: LineChange) => ({
  at: madeAt,
  cause,
  moves: moves.map(({ horses, ...move }) => ({
    ...move,
    horses: horses.map(({ programNumber, name }) => ({ programNumber, name })),
  })),
});

export const racePageRoutes = ({
  showRaceField,
  showRaceResult,
}: RacePageDeps): Handlers<typeof racePage> => ({
  field: async ({ params: { slug, date, number } }) => {
    const { verdict, changes, horses, provenance, ...field } = await showRaceField(slug, date, number);
    return {
      ...field,
      verdict: presentVerdict(verdict),
      changes: changes.map(presentChange),
      horses: horses.map(({ programNumber, recent }) => ({
        programNumber,
        recent: recent?.map(presentFigure) ?? null,
      })),
      provenance: presentProvenance(provenance),
    };
  },
  result: async ({ params: { slug, date, number } }) => {
    const { run, ...shown } = await showRaceResult(slug, date, number);
    return { ...shown, result: run === null ? null : presentRaceResult(run) };
  },
});
