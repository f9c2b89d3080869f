import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { RaceId } from '#core/card/race.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { present } from '#test/support/present.ts';

const test = suite('the head of a card with late changes');
const card = aCard();
const scratch = (change: Partial<CardChange> = {}) => aChange({ what: 'scratched', to: true }, change);

/** The hash that head and whole card give, which must be one. */
async function hashWith(...cardChanges: CardChange[]): Promise<string> {
  const [cards, changes] = [makeMemoryCardStore(), makeMemoryChangeStore()];
  await cards.keep(card, 'printed');
  await changes.keep(cardChanges);
  const store = makeChangedCards({ cards, changes, clock: () => MORNING });
  const head = present(await store.headFor(card.trackSlug, card.day));
  const storedCard = present(await store.cardFor(card.trackSlug, card.day));
  assert.is(head.contentHash, storedCard.contentHash);
  assert.equal(head.provenance, storedCard.card.provenance);
  return head.contentHash;
}

test('says what the whole card says, changed or not', async () => {
  assert.is(await hashWith(), 'printed');
  const once = await hashWith(scratch());
  assert.is.not(once, 'printed');
  assert.is.not(await hashWith(scratch(), scratch({ programNumber: '3' })), once);
});

test('knows nothing of what is not known yet, nor of a race that is not on it', async () => {
  assert.is(await hashWith(scratch({ knownAt: shift(MORNING, HOUR) })), 'printed');
  assert.is(await hashWith(scratch({ raceId: 'saratoga-2025-08-02-9' as RaceId })), 'printed');
});

test.run();
