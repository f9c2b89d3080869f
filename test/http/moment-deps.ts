import type { HttpDeps } from '#adapters/http/app.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type FieldStores, fieldAsOf } from '#test/support/field-room.ts';

/** The calls that take `asOf`, on stores in memory. */
export const momentDeps = (stores: FieldStores, racingClock: Clock): HttpDeps['useCases']['moments'] => ({
  racingClock,
  asOf: (moment) => ({ racePage: { showRaceField: fieldAsOf(stores, moment) } }),
});
