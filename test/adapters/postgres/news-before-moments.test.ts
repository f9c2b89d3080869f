import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresNewsStore } from '#adapters/postgres/news-store.ts';
import { shift } from '#core/kernel/instant.ts';
import { aStoredItem, MORNING } from '#test/support/a-selection.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';

const test = suite('news stored before earlier moments were shown');

const ITEM = aStoredItem('one', { sources: ['The Paper', 'The Rail'] });

test('its first publisher is known from then on; when the others reported it is unknown', () =>
  inOlderDatabase('_press_items_as_of', async (database, migrate) => {
    const { id, title, summary, url, source, sources, publishedAt } = ITEM;
    const stored = { id, title, summary, url, source, sources, tier: 'live' };
    await database
      .pool('press.items')
      .insert({ ...stored, published_at_ms: publishedAt, heard_at_ms: MORNING });
    await migrate();
    const news = makePostgresNewsStore(database);
    assert.equal(await news.newest(10), [ITEM]);
    assert.equal(await news.newest(10, shift(MORNING, 1)), [{ ...ITEM, sources: ['The Paper'] }]);
    assert.equal(await news.newest(10, shift(MORNING, -1)), []);
  }));

test.run();
