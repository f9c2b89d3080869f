import { DEMO_FIRST_POST } from '#adapters/simulation/demo-day.ts';
import { seasonDays } from '#adapters/simulation/season.ts';
import { TRACKS, type Track } from '#core/card/track.ts';
import type { DemoWish } from '#core/card/use-cases/load-demo.ts';
import type { Say } from '#core/kernel/doors.ts';
import { type LoadSeasonDay, makeLoadSeasonDay } from '#core/results/use-cases/load-season-day.ts';
import { digestId } from './machine.ts';
import { id, wiring } from './provide.ts';
import { allOrNothingId, cardsId, resultsId } from './shelves.ts';

const [FLAGSHIP] = TRACKS as readonly [Track, ...Track[]];

/** Days after which progress is told. */
const TOLD_EVERY = 10;

/** What of a season was put on the shelves. */
export interface LoadedSeason {
  readonly days: number;
  readonly races: number;
  /** First day; null without any. */
  readonly from: string | null;
  /** False when all of it was there already. */
  readonly isNew: boolean;
}

/** Runs the season of that many days before the demo day and puts it on the shelves. */
export type LoadSeason = (wish: DemoWish, days: number, say: Say) => Promise<LoadedSeason>;

export const loadSeasonId = id<LoadSeason>('load season');

const makeLoadSeason =
  (loadSeasonDay: LoadSeasonDay): LoadSeason =>
  async (wish, days, say) => {
    let loaded: LoadedSeason = { days: 0, races: 0, from: null, isNew: false };
    for (const day of seasonDays({ ...wish, track: FLAGSHIP, firstPost: DEMO_FIRST_POST, days })) {
      const isNew = await loadSeasonDay(day);
      loaded = {
        days: loaded.days + 1,
        races: loaded.races + day.sheet.races.length,
        from: loaded.from ?? day.day,
        isNew: loaded.isNew || isNew,
      };
      if (loaded.days % TOLD_EVERY === 0) say(`${day.day}: day ${loaded.days} of ${days}`);
    }
    return loaded;
  };

export const seasonWiring = () =>
  wiring((provide) => {
    provide(loadSeasonId, (get) =>
      makeLoadSeason(
        makeLoadSeasonDay({
          cards: get(cardsId),
          results: get(resultsId),
          digest: get(digestId),
          allOrNothing: get(allOrNothingId),
        }),
      ),
    );
  });
