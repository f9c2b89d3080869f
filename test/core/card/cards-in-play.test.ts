import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { CardChange } from '#core/card/card-change.ts';
import { outlineOf } from '#core/card/card-outline.ts';
import type { Card, RaceId } from '#core/card/race.ts';
import { makeCardsInPlay } from '#core/card/use-cases/cards-in-play.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import { HOUR, type Instant, parseInstant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';

const test = suite('the cards in play of every track');
const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;
const EVENING = shift(NOON, 8 * HOUR);
const TOMORROW = '2025-08-03' as RaceDay;

async function inPlay(now: Instant, cards: readonly Card[], changes: readonly CardChange[] = []) {
  const [printed, changeStore] = [makeMemoryCardStore(), makeMemoryChangeStore()];
  for (const card of cards) await printed.keep(card, 'hash');
  await changeStore.keep(changes);
  const deps = { cards: makeChangedCards({ cards: printed, changes: changeStore, clock: () => now }) };
  const found = await makeCardsInPlay({ ...deps, clock: () => now })();
  const todaysCard = makeTodaysCard({ ...deps, clock: () => now });
  for (const outline of found) {
    const { card } = await todaysCard(outline.trackSlug);
    assert.equal(outline, card === null ? null : outlineOf(card), 'the same card as the whole one');
  }
  return found.map(({ trackSlug, day }) => `${trackSlug} ${day}`);
}

test('each track has its own, Saratoga first', async () => {
  const cards = [aCard({ trackSlug: 'aqueduct' }), aCard(), aCard({ trackSlug: 'del-mar' })];
  assert.equal(await inPlay(NOON, cards), [
    'saratoga 2025-08-02',
    'aqueduct 2025-08-02',
    'del-mar 2025-08-02',
  ]);
});

test("tomorrow's card is in play at a track once the track's races today are over", async () => {
  const cards = [aCard(), aCard({ day: TOMORROW }), aCard({ trackSlug: 'aqueduct', day: TOMORROW })];
  assert.equal(await inPlay(NOON, cards), ['saratoga 2025-08-02']);
  assert.equal(await inPlay(EVENING, cards), ['saratoga 2025-08-03']);
  assert.equal(await inPlay(EVENING, [aCard()]), ['saratoga 2025-08-02']);
});

test('an hour after midnight in New York it is still yesterday in California', async () => {
  const late = aRace({ trackSlug: 'del-mar', postTime: parseInstant('2025-08-02T23:30:00-07:00') });
  const cards = [aCard(), aCard({ trackSlug: 'del-mar', races: [late] })];
  assert.equal(await inPlay(parseInstant('2025-08-03T01:00:00-04:00') as Instant, cards), [
    'del-mar 2025-08-02',
  ]);
});

test('a track registered from its card is in play as well', async () => {
  const unlisted = aCard({ trackSlug: 'qqq-mountain' });
  await withRegistrations([aRegistration()], async () => {
    assert.equal(await inPlay(NOON, [unlisted]), ['qqq-mountain 2025-08-02']);
  });
});

test('a moved post time counts, but only at its own track', async () => {
  const moved = aChange(
    { what: 'post-time', to: shift(EVENING, HOUR) },
    { programNumber: null, horseName: null, raceId: 'saratoga-2025-08-02-2' as RaceId, knownAt: MORNING },
  );
  const cards = ['saratoga', 'aqueduct'].flatMap((trackSlug) => [
    aCard({ trackSlug }),
    aCard({ trackSlug, day: TOMORROW }),
  ]);
  assert.equal(await inPlay(EVENING, cards, [moved]), ['saratoga 2025-08-02', 'aqueduct 2025-08-03']);
});

test.run();
