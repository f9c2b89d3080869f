import type { RaceDeps } from '#adapters/http/routes/races.ts';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { DEMO_FIRST_POST } from '#adapters/simulation/demo-day.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { type FindRace, makeFindRace } from '#core/card/use-cases/find-race.ts';
import { type ImportCard, makeImportCard } from '#core/card/use-cases/import-card.ts';
import { type LoadDemo, makeLoadDemo } from '#core/card/use-cases/load-demo.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeReadForm, type ReadForm } from '#core/card/use-cases/read-form.ts';
import { makeReusedCards } from '#core/card/use-cases/reuse-cards.ts';
import { makeShowCard, type ShowCard } from '#core/card/use-cases/show-card.ts';
import { makeTodaysCard, type TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import { makeTracksToday, type TracksToday } from '#core/card/use-cases/tracks-today.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly racingClock: Clock;
    readonly importCard: ImportCard;
    readonly showCard: ShowCard;
    readonly readForm: ReadForm;
    readonly findRace: FindRace;
    readonly todaysCard: TodaysCardOf;
    readonly tracksToday: TracksToday;
    readonly loadDemo: LoadDemo;
  }
}

/** Who loads the demo day and who loads its season take turns. */
export const DEMO_TURN = 'demo';

export const cardWiring = (racingClock: Clock) =>
  wiring({
    racingClock: () => racingClock,
    cards: (get) =>
      makeReusedCards(
        makeChangedCards({ cards: get('printedCards'), changes: get('changes'), clock: get('racingClock') }),
      ),
    importCard: (get) =>
      makeImportCard({
        cards: get('printedCards'),
        formats: get('otherFormats'),
        allOrNothing: get('allOrNothing'),
        withLock: get('withLock'),
      }),
    showCard: (get) => makeShowCard({ cards: get('cards') }),
    readForm: (get) => makeReadForm({ cards: get('cards') }),
    findRace: (get) => makeFindRace({ cards: get('cards') }),
    tracksToday: (get) => makeTracksToday({ cards: get('cards'), clock: get('racingClock') }),
    todaysCard: (get) => makeTodaysCard({ cards: get('cards'), clock: get('racingClock') }),
    loadDemo: (get) =>
      makeLoadDemo({
        cards: get('printedCards'),
        dropSeason: async () => {
          await get('results').dropSimulated(null);
          await get('odds').dropDemo(null);
        },
        makeDemoCard: (request) => makeDemoCard({ ...request, track: FLAGSHIP, firstPost: DEMO_FIRST_POST }),
        digest: get('digest'),
        allOrNothing: (work) => get('withLock')(DEMO_TURN, work),
      }),
  });

/** What the HTTP calls about the day's races need. */
export const raceDeps = (
  get: Get,
  { isRacingClockSet }: { readonly isRacingClockSet: boolean },
): RaceDeps => ({
  todaysCard: get('todaysCard'),
  readForm: get('readForm'),
  findRace: get('findRace'),
  showCard: get('showCard'),
  tracksToday: get('tracksToday'),
  pricesNow: get('pricesNow'),
  raceWeatherOf: get('raceWeatherOf'),
  racingClock: get('racingClock'),
  isRacingClockSet,
});
