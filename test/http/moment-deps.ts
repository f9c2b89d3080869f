import type { HttpDeps } from '#adapters/http/app.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { PicksStore } from '#core/picks/ports.ts';
import { makePicksForDay } from '#core/picks/use-cases/picks-for-day.ts';
import { makeListDayMoments } from '#core/timeline/use-cases/list-day-moments.ts';
import { type MomentStores, raceReadsAsOf } from '#test/support/moment-room.ts';

type UseCases = HttpDeps['useCases'];

/**
 * The calls that take `asOf`, on stores in memory: field, odds and changes of the moment, the rest as they are now
 * (`test/config/as-of.test.ts` proves them as they are wired).
 */
export const momentDeps = (
  stores: MomentStores & { readonly picks: PicksStore },
  racingClock: Clock,
  live: () => UseCases,
): UseCases['moments'] => ({
  racingClock,
  asOf(moment) {
    const reads = raceReadsAsOf(stores, moment);
    const useCases = live();
    return {
      ...useCases,
      tracks: {
        ...useCases.races,
        listTracks: useCases.listTracks,
        showBias: useCases.analysis.showBias,
        showWeather: useCases.weather.showWeather,
      },
      racePage: { ...useCases.racePage, showRaceField: reads.showRaceField },
      odds: reads,
      changes: reads,
      picks: {
        todaysCard: useCases.races.todaysCard,
        picksForDay: makePicksForDay({
          cards: stores.printed,
          picks: stores.picks,
          clock: () => moment,
          analysis: null,
          priceNow: async (recommendations) => recommendations,
        }),
        racingClock: () => moment,
      },
    };
  },
});

/** The list of a day's moments, on stores in memory. */
export const dayMomentDeps = (
  { printed, ...stores }: MomentStores,
  results: Parameters<typeof makeListDayMoments>[0]['results'],
  clock: Clock,
): UseCases['dayMoments'] => ({
  listDayMoments: makeListDayMoments({
    ...stores,
    cards: printed,
    results,
    weatherBetween: stores.weather.reportedBetween,
    clock,
  }),
});
