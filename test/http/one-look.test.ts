import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dayOf } from '#adapters/http/routes/cards.ts';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeFindRace } from '#core/card/use-cases/find-race.ts';
import { makeReadForm } from '#core/card/use-cases/read-form.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { BEFORE_RACE_1 } from './open-test-server.ts';

const test = suite('one look for a day');

/** A store with one card, and how often the card and the past races were read. */
async function countingStore() {
  const store = makeMemoryCardStore();
  const races = [aRace({ runners: [aRunner({ pastPerformances: [aPastRace({ speedFigure: 88 })] })] })];
  await store.keep(aCard({ races }), 'hash');
  const reads: string[] = [];
  const cards: typeof store = {
    ...store,
    cardFor: (...what) => {
      reads.push('card');
      return store.cardFor(...what);
    },
    formsOf: (...what) => {
      reads.push('form');
      return store.formsOf(...what);
    },
  };
  return { cards, reads };
}

test('the card of a day is read once, and its past races with it', async () => {
  const { cards, reads } = await countingStore();
  const racingClock: Clock = () => BEFORE_RACE_1;
  const deps = {
    todaysCard: makeTodaysCard({ cards, clock: racingClock }),
    readForm: makeReadForm({ cards }),
    findRace: makeFindRace({ cards }),
    pricesNow: async () => new Map(),
    raceWeatherOf: async () => new Map(),
    racingClock,
  };
  const { card } = await dayOf(deps, 'saratoga');
  assert.is(present(card?.races[0]?.runners[0]?.pastPerformances)[0]?.speedFigure, 88);
  assert.equal(reads, ['card', 'form']);
  reads.length = 0;
  assert.is((await dayOf(deps, 'del-mar')).card, null);
  assert.equal(reads, ['card']);
});

test.run();
