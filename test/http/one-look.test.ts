import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dayOf } from '#adapters/http/routes/cards.ts';
import { makeMemoryCardShelf } from '#adapters/memory/card-shelf.ts';
import { makeFindRace } from '#core/card/use-cases/find-race.ts';
import { makeReadForm } from '#core/card/use-cases/read-form.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/doors.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { BEFORE_RACE_1 } from './open-door.ts';

const test = suite('one look for a day');

/** A shelf with one card, and how often the card and the past races were read. */
async function shelfThatCounts() {
  const shelf = makeMemoryCardShelf();
  const races = [aRace({ runners: [aRunner({ pastRaces: [aPastRace({ speedFigure: 88 })] })] })];
  await shelf.keep(aCard({ races }), 'hash');
  const reads: string[] = [];
  const cards: typeof shelf = {
    ...shelf,
    cardFor: (...what) => {
      reads.push('card');
      return shelf.cardFor(...what);
    },
    formsOf: (...what) => {
      reads.push('form');
      return shelf.formsOf(...what);
    },
  };
  return { cards, reads };
}

test('the card of a day is read once, and its past races with it', async () => {
  const { cards, reads } = await shelfThatCounts();
  const racingClock: Clock = () => BEFORE_RACE_1;
  const doors = {
    todaysCard: makeTodaysCard({ cards, clock: racingClock }),
    readForm: makeReadForm({ cards }),
    findRace: makeFindRace({ cards }),
    pricesNow: async () => new Map(),
    raceWeatherOf: async () => new Map(),
    racingClock,
  };
  const { card } = await dayOf(doors, 'saratoga');
  assert.is(card?.races[0]?.runners[0]?.pastRaces[0]?.speedFigure, 88);
  assert.equal(reads, ['card', 'form']);
  reads.length = 0;
  assert.is((await dayOf(doors, 'del-mar')).card, null);
  assert.equal(reads, ['card']);
});

test.run();
