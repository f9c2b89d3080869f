import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeLoadDemo } from '#core/card/use-cases/load-demo.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('loading the demo day');

const DAY = '2025-08-02' as RaceDay;
const OTHER_DAY = '2025-08-03' as RaceDay;

function room() {
  const cards = makeMemoryCardStore();
  const counts = { seasonsDropped: 0 };
  const load = makeLoadDemo({
    cards,
    makeDemoCard: ({ seed, day }) =>
      aCard({ tier: 'demo', day, races: [aRace({ day, isDemo: true, purse: 1_000 * seed })] }),
    dropSeason: async () => {
      counts.seasonsDropped += 1;
    },
    digest: (text) => `digest of ${text}`,
    allOrNothing: (work) => work(),
  });
  const purseOn = async (day: RaceDay) =>
    (await cards.cardFor('saratoga', day))?.card.races[0]?.purse ?? null;
  return { cards, counts, load, purseOn };
}

test('the day is stored with its summary', async () => {
  const { load, purseOn } = room();
  const { isNew, summary, card } = await load({ seed: 7, day: DAY });
  assert.equal([isNew, summary.races, summary.runners, card.day], [true, 1, 6, DAY]);
  assert.is(await purseOn(DAY), 7_000);
});

test('exactly the same day again changes nothing, and its season stays', async () => {
  const { load, counts } = room();
  await load({ seed: 7, day: DAY });
  assert.is((await load({ seed: 7, day: DAY })).isNew, false);
  assert.is(counts.seasonsDropped, 1);
});

test('another seed of the day replaces it', async () => {
  const { load, counts, purseOn } = room();
  await load({ seed: 7, day: DAY });
  assert.is((await load({ seed: 8, day: DAY })).isNew, true);
  assert.is(await purseOn(DAY), 8_000);
  assert.is(counts.seasonsDropped, 2);
});

test('another day removes the demo day before it', async () => {
  const { load, purseOn } = room();
  await load({ seed: 7, day: DAY });
  await load({ seed: 7, day: OTHER_DAY });
  assert.equal([await purseOn(DAY), await purseOn(OTHER_DAY)], [null, 7_000]);
});

test('a real card of the day is not touched, and hides the demo', async () => {
  const { cards, load, purseOn } = room();
  await cards.keep(aCard(), 'real');
  await load({ seed: 7, day: DAY });
  assert.is(await purseOn(DAY), 80_000);
  await load({ seed: 7, day: OTHER_DAY });
  assert.is(await purseOn(DAY), 80_000, 'nor when another day is loaded');
});

test.run();
