import { type Instant, instant } from '#core/kernel/instant.ts';
import type { PicksStore } from '#core/picks/ports.ts';
import { refuseWrite } from './read-only.ts';

/** Picks made up to a moment: those that were replaced later are the day's. */
export const picksAsOf = (picks: PicksStore, moment: Instant): PicksStore => ({
  keep: refuseWrite,
  picksFor: (trackSlug, day, until = moment) =>
    picks.picksFor(trackSlug, day, instant(Math.min(until, moment))),
});
