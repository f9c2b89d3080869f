import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inventedSelections } from '#adapters/simulation/press/invented-experts.ts';
import { inventedNews } from '#adapters/simulation/press/invented-news.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { Card, RaceId } from '#core/card/race.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import { makeShowNews } from '#core/press/use-cases/show-news.ts';
import { webAddress } from '#core/press/web-address.ts';
import { makeMemoryNewsStore } from '#test/doubles/news-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange } from '#test/support/a-change.ts';
import { aStoredItem, MORNING } from '#test/support/a-selection.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('news as shown');

const DEMO = aCard({ tier: 'demo' });
const EVENING = shift(MORNING, 12 * HOUR);

async function shown(request: {
  items?: readonly StoredNews[];
  demo?: Card;
  changes?: readonly CardChange[];
  now?: Instant;
}) {
  const news = makeMemoryNewsStore();
  await news.keep(request.items ?? []);
  const clock = () => request.now ?? MORNING;
  const { demo, changes = [] } = request;
  const demoCard = async () => (demo ? { printed: demo, changes } : null);
  return makeShowNews({ news, demoCard, invented: { newsAround: inventedNews }, racingClock: clock, clock })(
    'saratoga',
  );
}

test('without news and without a demo there is none', async () => {
  assert.equal(await shown({}), { items: [], headlines: [] });
});

test('real news push out invented ones', async () => {
  const { items } = await shown({ items: [aStoredItem('one')], demo: DEMO });
  assert.equal(
    items.map(({ provenance }) => provenance.tier),
    ['live'],
  );
});

test('invented news say so, and come out through the day', async () => {
  const early = (await shown({ demo: DEMO, now: shift(MORNING, -6 * HOUR) })).items;
  const late = (await shown({ demo: DEMO, now: EVENING })).items;
  assert.ok(early.length > 0 && early.length < late.length);
  for (const { provenance, summary, publishedAt, url } of late) {
    assert.is(provenance.tier, 'demo');
    assert.match(summary, /Invented for the demo day\.$/);
    assert.ok(publishedAt !== null && publishedAt <= EVENING);
    assert.is(webAddress(url), url);
  }
  const times = late.map(({ publishedAt }) => publishedAt ?? 0);
  assert.equal(
    times,
    times.toSorted((a, b) => b - a),
  );
});

test('news that is out is not rewritten by a scratch; news that comes out later knows of it', async () => {
  const [race] = DEMO.races;
  const preview = async (scratchedAt: Instant, now: Instant) => {
    const scratch = aChange(
      { what: 'scratched', to: true },
      { raceId: race?.id as RaceId, programNumber: '1', horseName: 'PAPER LANTERN 1', knownAt: scratchedAt },
    );
    const { items } = await shown({ demo: DEMO, changes: [scratch], now });
    return items.find(({ url }) => url.endsWith('/race-1'));
  };
  const out = shift(race?.postTime as Instant, -90 * MINUTE);
  const before = await preview(EVENING, out);
  assert.match(before?.title ?? '', /^PAPER LANTERN 1 heads/i);
  assert.equal(await preview(shift(out, MINUTE), EVENING), before);
  assert.match((await preview(shift(out, -MINUTE), EVENING))?.title ?? '', /^PAPER LANTERN 2 heads/i);
});

test('headlines name the track; five at most', async () => {
  const items = Array.from({ length: 8 }, (_, index) =>
    aStoredItem(`saratoga-${index}`, { title: `Saratoga ${index}` }),
  );
  const { headlines } = await shown({ items: [...items, aStoredItem('other')] });
  assert.is(headlines.length, 5);
  assert.ok(headlines.every(({ title }) => title.startsWith('Saratoga')));
});

test('a track that is not registered is refused', async () => {
  const showNews = makeShowNews({
    news: makeMemoryNewsStore(),
    demoCard: async () => null,
    invented: { newsAround: inventedNews },
    racingClock: () => MORNING,
    clock: () => MORNING,
  });
  assert.is((await refused(showNews('nowhere'))).code, 'card.unknown-track');
});

test('invented experts are the same for the same card, and name its starters', () => {
  const selections = inventedSelections(DEMO);
  assert.equal(selections, inventedSelections(DEMO));
  assert.is(new Set(selections.map(({ expert }) => expert)).size, 3);
  assert.is(selections.filter(({ isBestBet }) => isBestBet).length, 3);
  for (const { raceNumber, ranked, provenance } of selections) {
    const runners = DEMO.races.find(({ number }) => number === raceNumber)?.runners ?? [];
    for (const horse of ranked) assert.ok(runners.some(({ horseName }) => horseName === horse.horseName));
    assert.is(provenance.tier, 'demo');
  }
  const other = inventedSelections({
    ...DEMO,
    provenance: { ...DEMO.provenance, source: 'Demo generator (seed 8)' },
  });
  assert.is.not(other[0]?.expert, selections[0]?.expert);
});

test.run();
