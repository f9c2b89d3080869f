import { makeMemoryNewsShelf } from '#adapters/memory/news-shelf.ts';
import { inventedNews } from '#adapters/simulation/press/invented-news.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/doors.ts';
import type { KeptNews } from '#core/press/kept-news.ts';
import { makeShowNews } from '#core/press/use-cases/show-news.ts';

/** News as it is wired, on a shelf in memory. */
export async function newsDoors(todaysCard: TodaysCardOf, items: readonly KeptNews[], clock: Clock) {
  const news = makeMemoryNewsShelf();
  await news.keep(items);
  const demoCard = async (track: string) => {
    const { card } = await todaysCard(track);
    return card?.provenance.tier === 'demo' ? card : null;
  };
  const invented = { newsAround: inventedNews };
  return { showNews: makeShowNews({ news, demoCard, invented, racingClock: clock, clock }) };
}
