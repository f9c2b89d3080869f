import type { HttpDeps } from '#adapters/http/app.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type MomentStores, raceReadsAsOf } from '#test/support/moment-room.ts';

/** The calls that take `asOf`, on stores in memory. */
export const momentDeps = (stores: MomentStores, racingClock: Clock): HttpDeps['useCases']['moments'] => ({
  racingClock,
  asOf(moment) {
    const reads = raceReadsAsOf(stores, moment);
    return { racePage: reads, odds: reads, changes: reads };
  },
});
