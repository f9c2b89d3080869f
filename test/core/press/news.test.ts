import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, type Instant, instant, shift } from '#core/kernel/instant.ts';
import { headlinesIn, joinedNews, newestFirst } from '#core/press/headlines.ts';
import { type FetchedNews, type NewsItem, newsItem, plainLine } from '#core/press/news-item.ts';
import { pageKey, webAddress } from '#core/press/web-address.ts';

const test = suite('news');

const SIGNS = fc.array(
  fc.constantFrom('a', ' ', '\u202e', '\u0000', '\n', '\u200b', '\u2066', '\ud83d\udc0e'),
);

const NOON = instant(Date.parse('2026-08-08T16:00:00Z'));

const fetched = (change: Partial<FetchedNews> = {}): FetchedNews => ({
  title: 'Turf rated good',
  summary: 'The inner course took some rain.',
  url: 'https://news.example/turf/',
  publishedAt: NOON,
  source: 'The Paper',
  ...change,
});

const item = (url: string, publishedAt: Instant | null, title = 'Saratoga notes'): NewsItem =>
  newsItem(fetched({ url, publishedAt, title })) as NewsItem;

for (const bad of [
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a.example/',
  '//a.example/x',
  '/only/a/path',
  'https://name:word@a.example/',
  'https://a.example/"onmouseover=x',
  'https://a.example/a b',
  'https://',
  '',
]) {
  test(`${JSON.stringify(bad)} is no address to open`, () => {
    assert.is(webAddress(bad), null);
    assert.is(newsItem(fetched({ url: bad })), null);
  });
}

test('an address keeps its query and loses its fragment', () => {
  assert.is(webAddress(' HTTPS://News.example/A?b=1#part '), 'https://news.example/A?b=1');
});

test('one page has one key however it is linked to', () => {
  const key = pageKey('https://www.news.example/turf/?utm_source=rss&utm_medium=feed');
  assert.is(key, 'news.example/turf');
  assert.is(pageKey('http://news.example/turf'), key);
  assert.is.not(pageKey('https://news.example/turf?p=2'), key);
});

test('an item without a title is left out', () => {
  assert.is(newsItem(fetched({ title: ' \u200b ' })), null);
});

test('a long text is cut at a word and says so', () => {
  assert.is(plainLine('one two three', 9), 'one two…');
  assert.is(plainLine('unbroken', 5), 'unbr…');
});

test('no text of an item has signs that turn or hide others', () => {
  fc.assert(
    fc.property(SIGNS, fc.integer({ min: 1, max: 50 }), (signs, longest) => {
      const text = signs.join('');
      const line = plainLine(text, longest);
      assert.ok(line.length <= longest);
      assert.not.ok(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(line));
    }),
  );
});

test('a page in two feeds is listed once', () => {
  const all = joinedNews([
    [item('https://a.example/x?utm_source=one', NOON, 'First telling')],
    [item('https://www.a.example/x/', shift(NOON, HOUR), 'Second telling')],
  ]);
  assert.equal(
    all.map(({ title }) => title),
    ['First telling'],
  );
});

test('a page in two papers names both, with the first report', () => {
  const firstNewsItem = newsItem(fetched({ url: 'https://a.example/x', source: 'The Paper' })) as NewsItem;
  const other = newsItem(
    fetched({ url: 'http://www.a.example/x/', source: 'The Rail', title: 'Again' }),
  ) as NewsItem;
  assert.equal(joinedNews([[firstNewsItem], [other], [other]]), [
    { ...firstNewsItem, sources: ['The Paper', 'The Rail'] },
  ]);
});

test('news come newest first, and those without a date at the end in their own order', () => {
  const list = [
    item('https://a.example/undated', null),
    item('https://a.example/old', shift(NOON, -HOUR)),
    item('https://a.example/undated-too', null),
    item('https://a.example/new', NOON),
  ];
  assert.equal(
    newestFirst(list).map(({ id }) => id.split('/')[1]),
    ['new', 'old', 'undated', 'undated-too'],
  );
});

test('headlines are fresh, dated and of the track', () => {
  const list = [
    item('https://a.example/1', NOON),
    item('https://a.example/2', NOON, 'Del Mar notes'),
    item('https://a.example/3', null),
    item('https://a.example/4', shift(NOON, -49 * HOUR)),
    item('https://a.example/5', shift(NOON, 2 * HOUR)),
    item('https://a.example/6', shift(NOON, -HOUR), 'SARATOGA rain'),
  ];
  assert.equal(
    headlinesIn(list, ['Saratoga'], NOON).map(({ id }) => id),
    ['a.example/1', 'a.example/6'],
  );
});

test('there are never more than five headlines', () => {
  const list = Array.from({ length: 9 }, (_, index) =>
    item(`https://a.example/${index}`, shift(NOON, -index * HOUR)),
  );
  assert.is(headlinesIn(list, ['saratoga'], NOON).length, 5);
});

test.run();
