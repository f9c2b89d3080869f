import type { ChangeStore } from '#core/card/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { clamped } from './clamped.ts';
import { refuseWrite } from './read-only.ts';

/** Late changes received up to a moment. */
export const changesAsOf = (changes: ChangeStore, moment: Instant): ChangeStore => ({
  keep: refuseWrite,
  dropDemo: refuseWrite,
  changesOn: (trackSlug, day, before) => changes.changesOn(trackSlug, day, clamped(before, moment)),
  changesBetween: (span, before) => changes.changesBetween(span, clamped(before, moment)),
  async entryWith(id) {
    const entry = await changes.entryWith(id);
    return entry !== null && entry.knownAt <= moment ? entry : null;
  },
});
