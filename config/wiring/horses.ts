import { makePostgresPrintedForms } from '#adapters/postgres/printed-forms.ts';
import { makePostgresResultsByHorse } from '#adapters/postgres/results-by-horse.ts';
import type { PrintedForms } from '#core/card/history/ports.ts';
import { makeShowRaceForm, type ShowRaceForm } from '#core/card/use-cases/show-race-form.ts';
import type { ResultsByHorse } from '#core/results/ports.ts';
import { makeShowHorseHistory, type ShowHorseHistory } from '#core/results/use-cases/show-horse-history.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    /** Cards only, so prediction code may read it. */
    readonly printedForms: PrintedForms;
    readonly resultsByHorse: ResultsByHorse;
    readonly showHorseHistory: ShowHorseHistory;
    readonly showRaceForm: ShowRaceForm;
  }
}

/** What is known about a horse. */
export const horsesWiring = () =>
  wiring({
    printedForms: (get) => makePostgresPrintedForms(get('database')),
    resultsByHorse: (get) => makePostgresResultsByHorse(get('database')),
    showRaceForm: (get) => makeShowRaceForm({ cards: get('cards'), forms: get('printedForms') }),
    showHorseHistory: (get) =>
      makeShowHorseHistory({ forms: get('printedForms'), results: get('resultsByHorse') }),
  });
