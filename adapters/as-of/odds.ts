import type { Instant } from '#core/kernel/instant.ts';
import type { OddsStore } from '#core/odds/ports.ts';
import { clamped } from './clamped.ts';
import { refuseWrite } from './read-only.ts';

/** Boards of a time up to a moment that were received by then. */
export const oddsAsOf = (odds: OddsStore, moment: Instant): OddsStore => ({
  keep: refuseWrite,
  dropDemo: refuseWrite,
  latest: (options) =>
    odds.latest(
      options.map(({ raceId, before }) => ({ raceId, before: clamped(before, moment) })),
      moment,
    ),
  boardsOf: (raceId, before) => odds.boardsOf(raceId, clamped(before, moment), moment),
  boardsOn: (trackSlug, day, before) => odds.boardsOn(trackSlug, day, clamped(before, moment), moment),
});
