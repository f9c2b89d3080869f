import { makePostgresPrintedForms } from '#adapters/postgres/printed-forms.ts';
import { makePostgresResultsByHorse } from '#adapters/postgres/results-by-horse.ts';
import type { PrintedForms } from '#core/card/history/ports.ts';
import { makeShowRaceForm, type ShowRaceForm } from '#core/card/use-cases/show-race-form.ts';
import type { ResultsByHorse } from '#core/results/ports.ts';
import { makeShowHorse, type ShowHorse } from '#core/results/use-cases/show-horse.ts';
import { makeShowHorseHistory, type ShowHorseHistory } from '#core/results/use-cases/show-horse-history.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    /** Cards only, so prediction code may read it. */
    readonly printedForms: PrintedForms;
    readonly resultsByHorse: ResultsByHorse;
    readonly showHorseHistory: ShowHorseHistory;
    readonly showHorse: ShowHorse;
    readonly showRaceForm: ShowRaceForm;
  }
}

/** What is known about a horse. */
export const horsesWiring = () =>
  wiring({
    printedForms: (get) => makePostgresPrintedForms(get('database')),
    resultsByHorse: (get) => makePostgresResultsByHorse(get('database')),
    showRaceForm: (get) => makeShowRaceForm({ cards: get('cards'), forms: get('printedForms') }),
    showHorse: (get) => makeShowHorse({ historiesOf: get('showHorseHistory'), cards: get('cards') }),
    showHorseHistory: (get) =>
      makeShowHorseHistory({ forms: get('printedForms'), results: get('resultsByHorse') }),
  });
