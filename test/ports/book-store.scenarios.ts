import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import type { BookStore, CareStore } from '#core/notebook/ports.ts';
import { aBookEntry } from '#test/support/a-book.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

export function bookStoreScenarios(name: string, stores: StoreForMembers<BookStore & CareStore>): void {
  const test = memberScenarios(`Books on ${name}`, stores);

  test('tickets come back as written, newest first, and an id is written once', async ({ store }) => {
    const first = aBookEntry({ id: 'ticket-1', note: 'say "when"', money: 'paper' }, 1_000);
    const sets = [['1', '1A'], 'all' as const];
    const last = aBookEntry({ id: 'ticket-2', wager: 'exacta', sets, costCents: 3_200 }, 2_000_000_000_000);
    const level = aBookEntry({ id: 'Ticket-0' }, 1_000);
    await store.write(anna, [first, last]);
    await store.write(anna, [aBookEntry({ id: 'ticket-1', race: 9 }, 5_000), level]);
    assert.equal(await store.entriesOf(anna), [last, level, first]);
    await store.write(anna, []);
  });

  test('a whole book is written at once', async ({ store }) => {
    const many = Array.from({ length: 5_000 }, (_, index) => aBookEntry({ id: `ticket-${index}` }));
    await store.write(anna, many);
    assert.is((await store.entriesOf(anna)).length, 5_000);
  });

  test('limits and pauses are stored, and the last ones set hold', async ({ store }) => {
    assert.equal(await store.careOf(anna), NO_CARE);
    const care = {
      dayCents: 0,
      monthCents: null,
      limitsSetAt: instant(1_600_000_000_000),
      pausedUntil: null,
    };
    await store.keepCare(anna, care);
    const later = { ...care, monthCents: 10_000, pausedUntil: instant(1_700_000_000_000) };
    await store.keepCare(anna, later);
    assert.equal(await store.careOf(anna), later);
    assert.equal(await store.careOf(bob), NO_CARE);
  });

  test('each member has their own book, and it is deleted with the member', async ({ store }) => {
    await store.write(anna, [aBookEntry()]);
    await store.write(bob, [aBookEntry({ race: 2 })]);
    await store.keepCare(anna, { ...NO_CARE, dayCents: 5 });
    assert.is(await store.remove(bob, 'ticket-9'), false);
    await store.forget(anna);
    assert.equal([await store.entriesOf(anna), await store.careOf(anna)], [[], NO_CARE]);
    assert.equal(await store.entriesOf(bob), [aBookEntry({ race: 2 })]);
    assert.is(await store.remove(bob, 'ticket-1'), true);
    assert.equal(await store.entriesOf(bob), []);
  });

  test.run();
}
