import type { ShowRaceForm } from '#core/card/use-cases/show-race-form.ts';
import type { form } from '../contract/form.ts';
import type { Handlers } from '../handlers.ts';
import { presentHorseForm, sourceList } from './present-form.ts';
import { presentProvenance } from './present-provenance.ts';

export interface FormDeps {
  readonly showRaceForm: ShowRaceForm;
}

export const formRoutes = ({ showRaceForm }: FormDeps): Handlers<typeof form> => ({
  race: async ({ params: { slug, date, number } }) => {
    const { race, card, horses } = await showRaceForm(slug, date, number);
    const sources = sourceList();
    return {
      raceId: race.id,
      par: race.pars.speed,
      classRating: race.trackmaster?.classRating ?? null,
      parSeconds: race.trackmaster?.parSeconds ?? null,
      surface: race.surface,
      distanceYards: race.distanceYards,
      horses: horses.map((horse) => presentHorseForm(horse, sources)),
      sources: sources.all.map(presentProvenance),
      provenance: presentProvenance(card.provenance),
    };
  },
});
