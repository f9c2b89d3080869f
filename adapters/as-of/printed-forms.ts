import type { PrintedForms } from '#core/card/history/ports.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';

/**
 * What cards stored up to a moment print about horses. A card stored again carries the later time only: horses that are
 * on such cards alone are not found.
 */
export const printedFormsAsOf = (forms: PrintedForms, moment: Instant): PrintedForms => ({
  async printedOf(horses, before) {
    const found = await forms.printedOf(horses, instant(Math.min(before, moment)));
    const known = [...found].map(
      ([horse, printed]) => [horse, printed.filter(({ provenance }) => provenance.at <= moment)] as const,
    );
    return new Map(known.filter(([, printed]) => printed.length > 0));
  },
  horsesNamed: (names) => forms.horsesNamed(names, moment),
});
