import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeTracksToday } from '#core/card/use-cases/tracks-today.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('the tracks that race today');

/** A card for a track on a day in August 2025. */
const cardOn = (trackSlug: string, dayOfMonth: number) => {
  const day = `2025-08-0${dayOfMonth}` as RaceDay;
  return aCard({ trackSlug, day, races: [aRace({ trackSlug, day })] });
};

async function racingAt(now: string): Promise<readonly string[]> {
  const cards = makeMemoryCardStore();
  const days = [
    cardOn('aqueduct', 1),
    cardOn('del-mar', 1),
    cardOn('del-mar', 2),
    cardOn('saratoga', 2),
    cardOn('gulfstream-park', 3),
  ];
  for (const card of days) await cards.keep(card, 'hash');
  const tracksToday = makeTracksToday({ cards, clock: () => parseInstant(now) as Instant });
  return (await tracksToday()).map(({ slug }) => slug);
}

test("the flagship comes first; yesterday's and tomorrow's cards do not count", async () => {
  assert.equal(await racingAt('2025-08-02T12:00:00-04:00'), ['saratoga', 'del-mar']);
});

test("at 1 AM in New York, a California track is still racing the previous day's card", async () => {
  assert.equal(await racingAt('2025-08-02T01:00:00-04:00'), ['saratoga', 'del-mar']);
  assert.equal(await racingAt('2025-08-03T01:00:00-04:00'), ['del-mar', 'gulfstream-park']);
});

test.run();
