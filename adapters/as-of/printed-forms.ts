import type { PrintedForms } from '#core/card/history/ports.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import { refuseUnkept } from './read-only.ts';

/**
 * What cards stored up to a moment print about horses. A card stored again carries the later time only: horses that are
 * on such cards alone are refused (`moment.not-kept`), not called unknown.
 */
export const printedFormsAsOf = (forms: PrintedForms, moment: Instant): PrintedForms => ({
  async printedOf(horses, before) {
    const found = await forms.printedOf(horses, instant(Math.min(before, moment)));
    const known = [...found].map(
      ([horse, printed]) => [horse, printed.filter(({ provenance }) => provenance.at <= moment)] as const,
    );
    return new Map(known.filter(([, printed]) => printed.length > 0));
  },
  async horsesNamed(names) {
    const known = await forms.horsesNamed(names, moment);
    if (known.length > 0 || (await forms.horsesNamed(names)).length === 0) return known;
    return refuseUnkept();
  },
});
