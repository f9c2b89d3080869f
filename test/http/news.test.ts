import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { aCard } from '#test/support/a-card.ts';
import { aStoredItem } from '#test/support/a-selection.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('News over HTTP');

const FIRST = shift(BEFORE_RACE_1, -HOUR);

async function newsWith(options: ServerOptions) {
  const server = await openTestServer(options);
  try {
    const browser = server.browser();
    const [all, headlines] = await Promise.all([
      browser.call('GET /api/news/saratoga', {}),
      browser.call('GET /api/news/saratoga/headlines', {}),
    ]);
    return { all, headlines };
  } finally {
    await server.close();
  }
}

test('without news both lists are empty', async () => {
  assert.equal(await newsWith({}), { all: [], headlines: [] });
});

test('an item has every field of the contract, newest first', async () => {
  const news = [
    aStoredItem('old', { publishedAt: shift(FIRST, -HOUR), title: 'Saratoga notes' }),
    aStoredItem('new', { publishedAt: FIRST, sources: ['The Paper', 'The Rail'] }),
    aStoredItem('undated', { publishedAt: null }),
  ];
  const { all, headlines } = await newsWith({ news });
  assert.equal(all[0], {
    id: 'news.example/new',
    title: 'Item new',
    summary: '',
    url: 'https://news.example/new',
    publishedAt: '2025-08-02T15:35:00.000Z',
    source: 'The Paper',
    sources: ['The Paper', 'The Rail'],
    provenance: { tier: 'live', source: 'The Paper', at: '2025-08-02T12:00:00.000Z' },
  });
  assert.equal(
    all.map(({ publishedAt }) => publishedAt === null),
    [false, false, true],
  );
  assert.equal(
    headlines.map(({ title }) => title),
    ['Saratoga notes'],
  );
});

test('a demo day has its own news, marked as demo', async () => {
  const { all } = await newsWith({ cards: [aCard({ tier: 'demo' })] });
  assert.ok(all.length > 0);
  for (const { provenance, url } of all) {
    assert.is(provenance.tier, 'demo');
    assert.match(url, /^https:\/\//);
  }
});

test.run();
