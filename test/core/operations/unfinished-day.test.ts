import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { DayFacts } from '#core/operations/day-facts.ts';
import { unfinishedBefore } from '#core/operations/unfinished-day.ts';
import { RUN_DAY } from '#test/support/a-run.ts';

const test = suite('The last race day, while some of its results are missing');

const CARD = { tier: 'live', source: 'Entries', races: 10, racesWithoutRunners: 0 } as const;
const NOTHING = { observations: 0, selections: 0, selectedRaces: 0, pedigrees: 0, pedigreeRaces: 0 };

const dayToFetch = (last: RaceDay | null, resultRaces: number, hasCard = true) =>
  unfinishedBefore({
    cardDaysBefore: async () => (last === null ? [] : [last]),
    factsOf: async (_, days) =>
      days.map(
        (day): DayFacts => ({
          day,
          card: hasCard ? { ...CARD, firstPost: null, lastPost: null } : null,
          ...{ ...NOTHING, resultRaces, pickedRaces: 0, arePicksOutdated: false, figureRaces: 0 },
        }),
      ),
  })('saratoga', RUN_DAY);

test('it is fetched again while races lack a result, and not when all have one', async () => {
  const yesterday = addDays(RUN_DAY, -1);
  assert.is(await dayToFetch(yesterday, 9), yesterday);
  assert.is(await dayToFetch(yesterday, 10), null);
});

test('what is a week and more ago, or never was, is let be', async () => {
  assert.is(await dayToFetch(addDays(RUN_DAY, -7), 0), addDays(RUN_DAY, -7));
  assert.is(await dayToFetch(addDays(RUN_DAY, -8), 0), null);
  assert.is(await dayToFetch(null, 0), null);
});

test('a day whose card was removed waits for nothing', async () => {
  assert.is(await dayToFetch(addDays(RUN_DAY, -1), 0, false), null);
});

test.run();
