import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeNews } from '#adapters/sources/news/index.ts';
import { newsIn } from '#adapters/sources/news/parse.ts';
import { namedAddresses, sourceNameOf } from '#adapters/sources/readings/named-address.ts';
import { toIso } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { SourceReply } from '#test/support/answering-server.ts';
import { politeOpenHost } from '#test/support/polite-time.ts';
import { present } from '#test/support/present.ts';
import { refusalOf, refused } from '#test/support/refused.ts';
import { openSourceServer } from '#test/support/source-server.ts';
import { handlesFailures } from './troubles.ts';

const test = suite('news');

const FEED = 'https://paper.example/feed/';

const item = (title: string, link: string, more = '') =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`;
const rss = (...items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>The Morning Rail</title><link>https://paper.example/</link>${items.join('')}</channel></rss>`;
const xml = (body: string): SourceReply => ({ body, headers: { 'content-type': 'application/rss+xml' } });

const read = (text: string, name: string | null = null) => present(newsIn(text, FEED, name));

handlesFailures(test, {
  path: '/feed/',
  good: xml(rss(item('Rail out', 'https://paper.example/1'))),
  misshapen: xml('<?xml version="1.0"?><rss version="2.0"/>'),
  misshapenIs: 'source.wrong-content',
  otherContent: { body: '<!doctype html><title>One moment</title>' },
  async ask(openHost, baseUrl) {
    const { items, failed } = await makeNews({
      openHost,
      feeds: [{ url: `${baseUrl}/feed/`, name: 'Rail' }],
    }).read();
    for (const { refusal } of failed) throw refusal;
    return items;
  },
});

test('an item has title, summary, address, time and source', () => {
  const when = '<pubDate>Sat, 08 Aug 2026 10:55:12 -0400</pubDate>';
  const [first] = read(
    rss(
      item(
        'Gate &#8216;Three&#8217; &amp; rail',
        'https://paper.example/1',
        `<description><![CDATA[<p>Firm <strong>today</strong>&#8230;</p>]]></description>${when}`,
      ),
    ),
  );
  assert.equal(
    [first?.title, first?.summary, first?.source],
    ['Gate ‘Three’ & rail', 'Firm today…', 'The Morning Rail'],
  );
  assert.is(first?.publishedAt && toIso(first.publishedAt), '2026-08-08T14:55:12.000Z');
});

test('a feed goes by the name it was given', () => {
  assert.is(read(rss(item('A', 'https://paper.example/1')), 'Rail News')[0]?.source, 'Rail News');
});

test('an Atom feed reads the same', () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Rail on film</title><entry><id>v:1</id>
    <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Big <i>race</i></div></title>
    <link rel="self" href="https://paper.example/self"/><link rel="alternate" href="https://paper.example/film"/>
    <summary type="html">&lt;p&gt;One.&lt;/p&gt;&lt;p&gt;Two.&lt;/p&gt;</summary><updated>2026-08-08T13:05:00Z</updated></entry></feed>`;
  const [only] = read(atom);
  assert.equal(
    [only?.title, only?.summary, only?.url],
    ['Big race', 'One. Two.', 'https://paper.example/film'],
  );
});

for (const [what, title, summary] of [
  [
    'a script',
    '<![CDATA[<script>steal()</script>Rail out]]>',
    '<![CDATA[<img src=x onerror=steal()>Ten feet]]>',
  ],
  [
    'escaped markup',
    '&lt;b onclick="steal()"&gt;Rail out&lt;/b&gt;',
    '&lt;iframe src="x"&gt;&lt;/iframe&gt;Ten feet',
  ],
  [
    'markup escaped twice',
    'Rail &amp;lt;script&amp;gt;out',
    '&amp;lt;img src=x onerror=steal()&amp;gt;Ten feet',
  ],
  ['a broken tag', '<![CDATA[Rail out<img src=x onerror=steal()]]>', 'Ten feet'],
] as const) {
  test(`${what} does not reach the screen`, () => {
    const [only] = read(rss(item(title, 'https://paper.example/1', `<description>${summary}</description>`)));
    assert.is(only?.title, 'Rail out');
    assert.is(only?.summary, 'Ten feet');
  });
}

test('a less-than sign is not markup', () => {
  assert.is(read(rss(item('2 &lt; 3 and 5 &gt; 4', 'https://paper.example/1')))[0]?.title, '2 < 3 and 5 > 4');
});

test('an address that runs a script, or none at all, leaves the item out', () => {
  const items = read(
    rss(
      item('A', 'javascript:steal()'),
      item('B', ''),
      '<item><title>C</title></item>',
      item('D', '/under/the/feed'),
    ),
  );
  assert.equal(
    items.map(({ url }) => url),
    ['https://paper.example/under/the/feed'],
  );
});

test('an item that appears twice, by its id or by its page, is listed once', () => {
  const guid = '<guid isPermaLink="false">https://paper.example/?p=7</guid>';
  const items = read(
    rss(
      item('First', 'https://paper.example/a', guid),
      item('First again', 'https://paper.example/b', guid),
      item('Second', 'https://paper.example/c?utm_source=rss'),
      item('Second again', 'https://paper.example/c/'),
    ),
  );
  assert.equal(
    items.map(({ title }) => title),
    ['First', 'Second'],
  );
});

test('a date that is missing, or has no zone, is not known', () => {
  const items = read(
    rss(
      item('A', 'https://paper.example/a'),
      item('B', 'https://paper.example/b', '<pubDate>08 Aug 2026 10:00</pubDate>'),
      item('C', 'https://paper.example/c', '<pubDate>yesterday</pubDate>'),
    ),
  );
  assert.equal(
    items.map(({ publishedAt }) => publishedAt),
    [null, null, null],
  );
});

test('a feed without items is a feed', () => {
  assert.equal(read(rss()), []);
});

test('a page that is not a feed is recognized', () => {
  for (const other of [
    '',
    'plain words',
    '<html><body>One moment</body></html>',
    '<a>'.repeat(50_000),
    '<rss',
  ])
    assert.is(newsIn(other, FEED, null), null);
});

test('entities that blow up stay as they are written', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'ha'.repeat(500)}"><!ENTITY b "&a;&a;&a;&a;">]>`;
  const items = newsIn(
    rss(item('Rail &b; out', 'https://paper.example/1')).replace('<?xml version="1.0"?>', bomb),
    FEED,
    null,
  );
  assert.ok(items === null || (items[0]?.title.length ?? 0) < 30);
});

test('one feed that fails does not silence the others', async () => {
  const server = await openSourceServer();
  server.answer('/good', xml(rss(item('Rail out', 'https://paper.example/1'))));
  const feeds = namedAddresses(`Gone=${server.url}/gone, Good=${server.url}/good`);
  const { items, failed } = await makeNews({ openHost: politeOpenHost(), feeds })
    .read()
    .finally(() => server.close());
  assert.equal(
    items.map(({ source }) => source),
    ['Good'],
  );
  assert.equal(
    failed.map(({ feed, refusal }) => [feed.name, refusal.code]),
    [['Gone', 'source.no-such-thing']],
  );
});

test('a feed without a name is called by its host and path, without any key in its address', async () => {
  const server = await openSourceServer();
  server.answer('/feed', { body: '<!doctype html><title>One moment</title>' });
  const feeds = namedAddresses(
    `${server.url}/feed?key=s3cret, https://annie:hushhush@paper.example/feed?s3cret`,
  );
  const [feed, guarded] = feeds;
  const { failed } = await makeNews({ openHost: politeOpenHost(), feeds: [present(feed)] })
    .read()
    .finally(() => server.close());
  assert.match(failed[0]?.refusal.message ?? '', `${new URL(server.url).host}/feed`);
  assert.not.match(failed[0]?.refusal.message ?? '', /s3cret/);
  assert.is(sourceNameOf(present(guarded)), 'paper.example/feed');
  const refusal = present(
    await refused(
      Promise.resolve().then(() => makeNews({ openHost: politeOpenHost(), feeds: [present(guarded)] })),
    ),
  );
  assert.not.match(refusal.message, /s3cret|hushhush/);
});

test('a link that leans on the address of its feed does not take the key along', async () => {
  const server = await openSourceServer();
  server.answer('/feed', xml(rss(item('Rail out', '#rail'))));
  const feeds = namedAddresses(`${server.url}/feed?key=s3cret`);
  const { items } = await makeNews({ openHost: politeOpenHost(), feeds })
    .read()
    .finally(() => server.close());
  assert.equal(
    items.map(({ url }) => url),
    [`${server.url}/feed`],
  );
});

test('without a feed there is no news', async () => {
  assert.equal(await makeNews({ openHost: politeOpenHost(), feeds: [] }).read(), { items: [], failed: [] });
});

test('feeds are set with or without a name', () => {
  assert.equal(namedAddresses('Rail News=https://a.example/f?x=1,y, https://b.example/feed ,'), [
    { url: 'https://a.example/f?x=1,y', name: 'Rail News' },
    { url: 'https://b.example/feed', name: null },
  ]);
  assert.equal(namedAddresses(' '), []);
});

test('an invalid address is refused at once', () => {
  const feeds = namedAddresses('ftp://a.example/feed');
  const refusal = refusalOf(() => makeNews({ openHost: politeOpenHost(), feeds }));
  assert.instance(refusal, Refusal);
  assert.is(refusal.code, 'source.bad-address');
});

test.run();
