import { inventedNews } from '#adapters/simulation/press/invented-news.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import { makeShowNews } from '#core/press/use-cases/show-news.ts';
import { makeMemoryNewsStore } from '#test/doubles/news-store.ts';

/** News as it is wired, on a store in memory. */
export async function newsDeps(todaysCard: TodaysCardOf, items: readonly StoredNews[], clock: Clock) {
  const news = makeMemoryNewsStore();
  await news.keep(items);
  const demoCard = async (track: string) => {
    const { card } = await todaysCard(track);
    return card?.provenance.tier === 'demo' ? { printed: card, changes: [] } : null;
  };
  const invented = { newsAround: inventedNews };
  return { showNews: makeShowNews({ news, demoCard, invented, racingClock: clock, clock }) };
}
