import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newsAsOf } from '#adapters/as-of/news.ts';
import { DAY, type Instant, shift } from '#core/kernel/instant.ts';
import { NEWS_RETENTION } from '#core/press/stored-news.ts';
import { makeMemoryNewsStore } from '#test/doubles/news-store.ts';
import { aStoredItem, MORNING } from '#test/support/a-selection.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('news as of a moment');

const LATER = shift(MORNING, NEWS_RETENTION + DAY);

async function newsAt(moment: Instant, now: Instant, items = [aStoredItem('one')]) {
  const news = makeMemoryNewsStore();
  await news.keep(items);
  return newsAsOf(news, moment, () => now).newest(10);
}

test('an item is known from the moment it was first seen', async () => {
  assert.equal((await newsAt(shift(MORNING, -1), MORNING)).length, 0);
  assert.equal((await newsAt(MORNING, MORNING)).length, 1);
});

test('a moment whose news may be deleted by now is refused, unless the site stores none', async () => {
  const before = shift(MORNING, -DAY);
  const refusal = await refused(newsAt(before, LATER));
  assert.is(refusal.code, 'moment.not-kept');
  assert.equal(await newsAt(before, LATER, []), []);
});

test.run();
