import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { countingDemo, makeDemoFetchers } from '#config/wiring/demo-fetchers.ts';
import { noonOf } from '#core/card/track.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { someFacts } from '#test/support/day-facts.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('the demo day as a source');
const demo = aCard({ tier: 'demo' });

async function fetchers() {
  const cards = makeMemoryCardStore();
  await cards.keep(demo, 'hash');
  return makeDemoFetchers({ cards, readWeather: async () => [], clock: () => demo.provenance.at });
}
const request = { track: demo.trackSlug, day: demo.day };

test('asked for its races it gives the current card', async () => {
  const lines: string[] = [];
  const { races } = await fetchers();
  assert.equal(await races(request, (line) => lines.push(line)), { expected: null, received: 2, faults: [] });
  assert.equal(lines, ['Demo day: 2 races.']);
});

test('of a day without an invented card it gives nothing', async () => {
  const { races } = await fetchers();
  const refusal = await refused(races({ ...request, day: addDays(demo.day, 1) }, () => undefined));
  assert.is(refusal.kind, 'not-found');
  assert.match(refusal.message, 'has no demo card');
});

const NOTHING_SAVED = { cardDaysBefore: async () => [], cardDaysAfter: async () => [] };
const EVENING = shift(noonOf(demo), 8 * HOUR);

/** Counts of a day of which only the card is kept, and how often that was read whole. */
async function counting() {
  const cards = makeMemoryCardStore();
  await cards.keep(demo, 'one');
  const card = { tier: 'demo', source: demo.provenance.source, races: 2 } as const;
  const read = { whole: 0 };
  const cardFor: typeof cards.cardFor = (track, day) => {
    read.whole += 1;
    return cards.cardFor(track, day);
  };
  const bare = { racesWithoutRunners: 0, firstPost: null, lastPost: null };
  const factsOf = async (_: string, days: readonly RaceDay[]) =>
    days.map((day) => someFacts({ day, card: { ...card, ...bare } }));
  const clock = { now: EVENING };
  const counts = countingDemo(
    { ...NOTHING_SAVED, factsOf },
    { cards: { ...cards, cardFor }, readWeather: async () => [], clock: () => clock.now },
  );
  const selectedIn = async () => {
    const [facts] = await counts.factsOf(demo.trackSlug, [demo.day]);
    return [facts?.selections, facts?.selectedRaces];
  };
  return { selectedIn, read, cards, clock };
}

test('expert selections of a card are invented once, and appear when published', async () => {
  const { selectedIn, read, clock } = await counting();
  const all = await selectedIn();
  assert.equal(all, [9, 2], 'three experts, two races, and the best bet of each');
  clock.now = shift(noonOf(demo), -12 * HOUR);
  assert.equal(await selectedIn(), [0, 0]);
  clock.now = EVENING;
  assert.equal(await selectedIn(), all);
  assert.is(read.whole, 1);
});

test('they are invented again for a card that was imported again', async () => {
  const { selectedIn, read, cards } = await counting();
  await selectedIn();
  await cards.keep(aCard({ tier: 'demo', races: [aRace()] }), 'two');
  assert.equal(await selectedIn(), [6, 1]);
  assert.is(read.whole, 2);
});

test.run();
