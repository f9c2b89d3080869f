import { formsByHorse } from '#core/card/history/forms-by-horse.ts';
import type { PrintedForms } from '#core/card/history/ports.ts';
import { formBefore, type PrintedForm } from '#core/card/history/printed-form.ts';
import { nameInKey } from '#core/card/history/same-horse.ts';
import type { Card } from '#core/card/race.ts';

const formsOn = ({ trackSlug, day, provenance, races }: Card): readonly PrintedForm[] =>
  races.flatMap(({ runners }) =>
    runners.map(({ horseKey, horseName, pedigree, pastPerformances, workouts }) => ({
      horse: { key: horseKey, name: horseName, sire: pedigree.sire, dam: pedigree.dam },
      trackSlug,
      cardDay: day,
      provenance,
      lines: pastPerformances ?? [],
      works: workouts ?? [],
    })),
  );

/** What cards in memory print about horses. */
export function makeMemoryPrintedForms(cards: () => readonly Card[]): PrintedForms {
  const formsNamed = (names: readonly string[]): readonly PrintedForm[] =>
    cards()
      .flatMap(formsOn)
      .filter(({ horse }) => names.includes(nameInKey(horse.key)));
  return {
    async printedOf(horses, before) {
      const forms = formsNamed(horses.map(nameInKey)).map((form) => formBefore(form, before));
      return formsByHorse(horses, forms);
    },
    async horsesNamed(names) {
      return [...new Map(formsNamed(names).map(({ horse }) => [horse.key, horse])).values()];
    },
  };
}
