import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeReusedCards } from '#core/card/use-cases/reuse-cards.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const test = suite('cards read once');

const DAY = '2025-08-02' as RaceDay;

/** Reused cards over stored ones, with counts of what was read of those. */
async function room() {
  const [stored, changes] = [makeMemoryCardStore(), makeMemoryChangeStore()];
  await stored.keep(aCard(), 'printed');
  const reads = { cards: 0, forms: 0 };
  const counted: typeof stored = {
    ...stored,
    cardFor(...of) {
      reads.cards += 1;
      return stored.cardFor(...of);
    },
    formsOf(...of) {
      reads.forms += 1;
      return stored.formsOf(...of);
    },
  };
  const cards = makeReusedCards(makeChangedCards({ cards: counted, changes, clock: () => MORNING }));
  const read = async () => present(await cards.cardFor('saratoga', DAY));
  return { stored, changes, reads, cards, read };
}

test('a card that has not changed is read once, with its past races', async () => {
  const { stored, reads, cards, read } = await room();
  const first = await read();
  assert.equal(first, await stored.cardFor('saratoga', DAY));
  assert.is(await read(), first);
  const { races } = first.card;
  const forms = await cards.formsOf(races, MORNING);
  assert.equal(forms, await stored.formsOf(races, MORNING));
  assert.is(await cards.formsOf(races, MORNING), forms);
  assert.equal(reads, { cards: 1, forms: 1 });
});

test('a scratch reported since gives the card with it', async () => {
  const { changes, read } = await room();
  const before = await read();
  await changes.keep([aChange({ what: 'scratched', to: true })]);
  const after = await read();
  assert.is.not(after.contentHash, before.contentHash);
  assert.ok(after.card.races.some(({ runners }) => runners.some(({ isScratched }) => isScratched)));
});

test('a card imported again, and one whose post times were moved, are read again', async () => {
  const { stored, read } = await room();
  await read();
  const later = aCard({ races: [aRace({ name: 'The Last Lantern' })] });
  await stored.keep(later, 'again');
  assert.is((await read()).card.races[0]?.name, 'The Last Lantern');
  const [first] = later.races;
  const moved = { ...present(first), postTime: MORNING };
  await stored.keep({ ...later, races: [moved] }, 'again');
  assert.is((await read()).card.races[0]?.postTime, MORNING);
});

test('past races are read again once their card is imported again', async () => {
  const { stored, reads, cards, read } = await room();
  const { races } = (await read()).card;
  const before = await cards.formsOf(races, MORNING);
  const withPast = (speedFigure: number) =>
    aCard({
      races: races.map((race) => ({
        ...race,
        runners: race.runners.map((runner) => ({
          ...runner,
          pastPerformances: [aPastRace({ speedFigure })],
        })),
      })),
    });
  await stored.keep(withPast(101), 'again');
  const after = await cards.formsOf(races, MORNING);
  assert.equal(after, await stored.formsOf(races, MORNING));
  const figuresIn = (forms: typeof before) =>
    new Set(
      [...forms.values()].flatMap((form) => [...form.values()].flat().map(({ speedFigure }) => speedFigure)),
    );
  assert.equal([...figuresIn(after)], [101]);
  assert.not.ok(figuresIn(before).has(101));
  assert.is(await cards.formsOf(races, MORNING), after);
  assert.is(reads.forms, 2);
});

test('past races of races that are not on one card are read as ever', async () => {
  const { stored, cards } = await room();
  const races = [aRace(), aRace({ number: 9, day: '2025-08-09' as RaceDay })];
  assert.equal(await cards.formsOf(races, MORNING), await stored.formsOf(races, MORNING));
  assert.equal(await cards.formsOf([], MORNING), await stored.formsOf([], MORNING));
  assert.is(await cards.cardFor('saratoga', '2025-08-09' as RaceDay), null);
});

test.run();
