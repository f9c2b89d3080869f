import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { DEMO_FIRST_POST } from '#adapters/simulation/demo-day.ts';
import { TRACKS, type Track } from '#core/card/track.ts';
import { type FindRace, makeFindRace } from '#core/card/use-cases/find-race.ts';
import { type ImportCard, makeImportCard } from '#core/card/use-cases/import-card.ts';
import { type LoadDemo, makeLoadDemo } from '#core/card/use-cases/load-demo.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeReadForm, type ReadForm } from '#core/card/use-cases/read-form.ts';
import { makeShowCard, type ShowCard } from '#core/card/use-cases/show-card.ts';
import { makeTodaysCard, type TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { digestId } from './machine.ts';
import { id, wiring } from './provide.ts';
import {
  allOrNothingId,
  cardsId,
  changesId,
  oddsId,
  printedCardsId,
  resultsId,
  withLockId,
} from './stores.ts';

export const racingClockId = id<Clock>('racing clock');
export const importCardId = id<ImportCard>('bring card');
export const showCardId = id<ShowCard>('show card');
export const readFormId = id<ReadForm>('read form');
export const findRaceId = id<FindRace>('find race');
export const todaysCardId = id<TodaysCardOf>("today's card");

export const loadDemoId = id<LoadDemo>('load demo');

/** Who loads the demo day and who loads its season take turns. */
export const DEMO_TURN = 'demo';

const [FLAGSHIP] = TRACKS as readonly [Track, ...Track[]];

export const cardWiring = (racingClock: Clock) =>
  wiring((provide) => {
    provide(racingClockId, () => racingClock);
    provide(cardsId, (get) =>
      makeChangedCards({ cards: get(printedCardsId), changes: get(changesId), clock: get(racingClockId) }),
    );
    provide(importCardId, (get) =>
      makeImportCard({
        cards: get(printedCardsId),
        allOrNothing: get(allOrNothingId),
        withLock: get(withLockId),
      }),
    );
    provide(showCardId, (get) => makeShowCard({ cards: get(cardsId) }));
    provide(readFormId, (get) => makeReadForm({ cards: get(cardsId) }));
    provide(findRaceId, (get) => makeFindRace({ cards: get(cardsId) }));
    provide(todaysCardId, (get) => makeTodaysCard({ cards: get(cardsId), clock: get(racingClockId) }));
    provide(loadDemoId, (get) =>
      makeLoadDemo({
        cards: get(printedCardsId),
        dropSeason: async () => {
          await get(resultsId).dropSimulated(null);
          await get(oddsId).dropDemo(null);
        },
        makeDemoCard: (request) => makeDemoCard({ ...request, track: FLAGSHIP, firstPost: DEMO_FIRST_POST }),
        digest: get(digestId),
        allOrNothing: (work) => get(withLockId)(DEMO_TURN, work),
      }),
    );
  });
