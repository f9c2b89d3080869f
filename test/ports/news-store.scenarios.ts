import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { NewsStore } from '#core/press/ports.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import { aStoredItem, MORNING } from '#test/support/a-selection.ts';

export interface OpenedNews {
  readonly news: NewsStore;
  close(): Promise<void>;
}

/** What every store of news does; `open` gives an empty one. */
export function newsStoreScenarios(name: string, open: () => Promise<OpenedNews>): void {
  const test = suite<OpenedNews>(`news store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('an empty store has no news', async ({ news }) => {
    assert.equal(await news.newest(10), []);
    assert.is(await news.keep([]), 0);
    assert.is(await news.dropSeenBefore(MORNING), 0);
  });

  test('an item comes back as it was stored', async ({ news }) => {
    const item = aStoredItem('one', { summary: 'A line with "quotes" and <b>signs</b>.' });
    assert.is(await news.keep([item]), 1);
    assert.equal(await news.newest(10), [item]);
  });

  test('news come newest first, those without a date last, and no more than requested', async ({ news }) => {
    const items = [
      aStoredItem('undated', { publishedAt: null }),
      aStoredItem('old', { publishedAt: shift(MORNING, -HOUR) }),
      aStoredItem('new'),
    ];
    assert.is(await news.keep(items), 3);
    const ids = async (limit: number) => (await news.newest(limit)).map(({ url }) => url.split('/').at(-1));
    assert.equal(await ids(10), ['new', 'old', 'undated']);
    assert.equal(await ids(2), ['new', 'old']);
  });

  test('a page reported again is not new: it stays as first reported, with everybody who reported it', async ({
    news,
  }) => {
    const first = aStoredItem('one');
    await news.keep([first]);
    const later = shift(MORNING, HOUR);
    const again = {
      ...aStoredItem('one', { title: 'Other words', source: 'The Rail', sources: ['The Rail'] }),
      provenance: { tier: 'live', source: 'The Rail', at: later } as const,
    };
    assert.is(await news.keep([again]), 0);
    assert.is(await news.keep([again, aStoredItem('two', { publishedAt: shift(MORNING, -HOUR) })]), 1);
    const [item, ...rest] = await news.newest(10);
    assert.equal(item, { ...first, sources: ['The Paper', 'The Rail'] });
    assert.is(rest.length, 1);
  });

  test('a date that comes later is taken; one that is there stays', async ({ news }) => {
    await news.keep([aStoredItem('one', { publishedAt: null })]);
    await news.keep([aStoredItem('one')]);
    await news.keep([aStoredItem('one', { publishedAt: shift(MORNING, HOUR) })]);
    assert.is((await news.newest(1))[0]?.publishedAt, MORNING);
  });

  test('at an earlier moment an item has the publishers and the date that were known then', async ({
    news,
  }) => {
    const reported = (at: Instant, change: Partial<StoredNews>): StoredNews => ({
      ...aStoredItem('one', change),
      provenance: { tier: 'live', source: 'The Paper', at },
    });
    const later = shift(MORNING, HOUR);
    await news.keep([reported(MORNING, { publishedAt: null })]);
    await news.keep([reported(later, { source: 'The Rail', sources: ['The Rail'] })]);
    const known = async (until: Instant) =>
      (await news.newest(10, until)).map(({ sources, publishedAt }) => [sources, publishedAt]);
    assert.equal(await known(shift(MORNING, -1)), []);
    assert.equal(await known(shift(later, -1)), [[['The Paper'], null]]);
    assert.equal(await known(later), [[['The Paper', 'The Rail'], MORNING]]);
    assert.equal(
      await known(later),
      (await news.newest(10)).map((item) => [item.sources, item.publishedAt]),
    );
  });

  test('what was reported long ago goes, whatever date it has', async ({ news }) => {
    const later = { tier: 'live', source: 'The Paper', at: shift(MORNING, HOUR) } as const;
    await news.keep([aStoredItem('old'), aStoredItem('kept', { provenance: later })]);
    assert.is(await news.dropSeenBefore(shift(MORNING, HOUR)), 1);
    assert.equal(
      (await news.newest(10)).map(({ title }) => title),
      ['Item kept'],
    );
  });

  test('the same feed stored twice at once is stored once', async ({ news }) => {
    const items = Array.from({ length: 40 }, (_, index) => aStoredItem(`item-${index}`));
    const counts = await Promise.all([news.keep(items), news.keep(items.toReversed())]);
    assert.is(counts[0] + counts[1], 40);
    assert.is((await news.newest(100)).length, 40);
  });

  test.run();
}
