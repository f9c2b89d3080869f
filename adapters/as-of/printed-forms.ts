import type { PrintedForms } from '#core/card/history/ports.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import { refuseUnkept } from './read-only.ts';

/** What cards stored up to a moment print about horses. Which names were on a card then is not kept. */
export const printedFormsAsOf = (forms: PrintedForms, moment: Instant): PrintedForms => ({
  async printedOf(horses, before) {
    const found = await forms.printedOf(horses, instant(Math.min(before, moment)));
    const known = [...found].map(
      ([horse, printed]) => [horse, printed.filter(({ provenance }) => provenance.at <= moment)] as const,
    );
    return new Map(known.filter(([, printed]) => printed.length > 0));
  },
  horsesNamed: refuseUnkept,
});
