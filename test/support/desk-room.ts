import * as assert from 'uvu/assert';
import type { RequestedFact } from '#core/card/desk-request.ts';
import type { Card } from '#core/card/race.ts';
import { type EntryRequest, makeEnterChange } from '#core/card/use-cases/enter-change.ts';
import { makeListEntries } from '#core/card/use-cases/list-entries.ts';
import { makeUndoChange } from '#core/card/use-cases/undo-change.ts';
import type { Refusal, RefusalKind } from '#core/kernel/refusal.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { makePostByHand } from '#core/weather/use-cases/post-by-hand.ts';
import { makeRecordPostedConditions } from '#core/weather/use-cases/record-posted-conditions.ts';
import { makeMemoryWeatherStore } from '#test/doubles/weather-store.ts';
import { aCard } from './a-card.ts';
import { MORNING } from './a-change.ts';
import { liveRoom } from './live-room.ts';
import { present } from './present.ts';
import { refused } from './refused.ts';

export const ROBIN = { id: 'member-1', name: 'Robin Lane' };
export const ALEX = { id: 'member-2', name: 'Alex Marsh' };
export const DESK_DAY = '2025-08-02';

/** The stewards' desk at Saratoga on the day of `aCard`, on stores in memory. */
export async function deskRoom(card: Card = aCard()) {
  const opened = liveRoom(MORNING);
  const { clock, changes, printed } = opened;
  await printed.keep(card, 'file');
  const weather = makeMemoryWeatherStore();
  const keeping = { withLock: opened.keeping.withLock, announce: opened.keeping.announce, clock };
  const record = makeRecordPostedConditions({ weather, ...keeping });
  const weatherBefore = makeFindWeather({ weather, others: [] });
  const conditions = makePostByHand({ weather, weatherBefore, record, clock });
  const official = new Set<string>();
  const ids = { last: 0 };
  const newId = () => {
    ids.last += 1;
    return `entry-${ids.last}`;
  };
  const deps = {
    cards: printed,
    changes,
    conditions,
    hasResult: async ({ id }: { readonly id: string }) => official.has(id),
    newId,
    ...keeping,
  };
  const enterChange = makeEnterChange(deps);
  return Object.assign(opened, {
    weather,
    record,
    weatherBefore,
    official,
    enterChange,
    undoChange: makeUndoChange(deps),
    listEntries: makeListEntries({ cards: printed, changes, conditions, clock }),
    /** Enters a fact about race 1, or about its horse 3 if it is about a horse. */
    enter: (fact: RequestedFact, change: Partial<EntryRequest> = {}) =>
      enterChange({
        track: card.trackSlug,
        day: card.day,
        raceNumber: 1,
        programNumber: ['scratched', 'draws-in', 'jockey', 'weight', 'blinkers', 'equipment'].includes(
          fact.what,
        )
          ? '3'
          : null,
        fact,
        reason: 'Announced',
        by: ROBIN,
        ...change,
      }),
    raceNow: async (number = 1) => {
      const found = present(await opened.cards.cardFor(card.trackSlug, card.day)).card;
      return present(found.races.find((race) => race.number === number));
    },
  });
}

/** The refusal of the work, after checking its kind and code. */
export async function refusedAs(work: Promise<unknown>, kind: RefusalKind, code: string): Promise<Refusal> {
  const refusal = await refused(work);
  assert.equal([refusal.kind, refusal.code], [kind, code]);
  return refusal;
}
