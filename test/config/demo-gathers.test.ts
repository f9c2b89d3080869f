import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardShelf } from '#adapters/memory/card-shelf.ts';
import { makeDemoGathers } from '#config/wiring/demo-gathers.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('the demo day as a source');
const demo = aCard({ tier: 'demo' });

async function gathers() {
  const cards = makeMemoryCardShelf();
  await cards.keep(demo, 'hash');
  return makeDemoGathers({ cards, tellWeather: async () => [], clock: () => demo.provenance.at });
}
const wish = { track: demo.trackSlug, day: demo.day };

test('asked for its races it tells the card that stands', async () => {
  const told: string[] = [];
  const { races } = await gathers();
  assert.equal(await races(wish, (line) => told.push(line)), { expected: null, brought: 2, faults: [] });
  assert.equal(told, ['The demo day tells 2 races.']);
});

test('of a day without an invented card it tells nothing', async () => {
  const { races } = await gathers();
  const refusal = await refused(races({ ...wish, day: addDays(demo.day, 1) }, () => undefined));
  assert.is(refusal.kind, 'not-found');
  assert.match(refusal.message, 'has no demo card');
});

test.run();
