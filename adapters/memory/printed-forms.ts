import { formsByHorse } from '#core/card/history/forms-by-horse.ts';
import type { PrintedForms } from '#core/card/history/ports.ts';
import { formBefore, type PrintedForm } from '#core/card/history/printed-form.ts';
import { nameInKey } from '#core/card/history/same-horse.ts';

/** What cards in memory print about horses. Of two forms with one key, the later names the horse. */
export function makeMemoryPrintedForms(forms: () => readonly PrintedForm[]): PrintedForms {
  const formsNamed = (names: readonly string[]): readonly PrintedForm[] =>
    forms().filter(({ horse }) => names.includes(nameInKey(horse.key)));
  return {
    async printedOf(horses, before) {
      const named = formsNamed(horses.map(nameInKey)).map((form) => formBefore(form, before));
      return formsByHorse(horses, named);
    },
    async horsesNamed(names, until) {
      const known = formsNamed(names).filter(
        ({ provenance }) => until === undefined || provenance.at <= until,
      );
      return [...new Map(known.map(({ horse }) => [horse.key, horse])).values()];
    },
  };
}
