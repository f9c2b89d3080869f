import { type Instant, instant, shift } from '#core/kernel/instant.ts';

/** The earlier of a moment and the first one after `moment`: what reads "before" may then include `moment` itself. */
export const clamped = (before: Instant, moment: Instant): Instant =>
  instant(Math.min(before, shift(moment, 1)));
