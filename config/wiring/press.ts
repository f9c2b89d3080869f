import { inventedSelections } from '#adapters/simulation/press/invented-experts.ts';
import { inventedNews } from '#adapters/simulation/press/invented-news.ts';
import { makeExpertPicks } from '#adapters/sources/expert-picks/index.ts';
import type { OpenHost } from '#adapters/sources/host/asking.ts';
import { makeNews } from '#adapters/sources/news/index.ts';
import { type NamedAddress, namedAddresses, sourceNameOf } from '#adapters/sources/readings/named-address.ts';
import type { Card } from '#core/card/race.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { FetchSource } from '#core/kernel/fetched.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import type { InventedPress, ReadNews, ReadSelections } from '#core/press/ports.ts';
import { type ExpertsOn, makeExpertsOn } from '#core/press/use-cases/experts-on.ts';
import { makeFetchExpertPicks } from '#core/press/use-cases/fetch-expert-picks.ts';
import { makeFetchNews } from '#core/press/use-cases/fetch-news.ts';
import { makeFetchPedigrees } from '#core/press/use-cases/fetch-pedigrees.ts';
import { makeShowNews, type ShowNews } from '#core/press/use-cases/show-news.ts';
import { racingClockId, todaysCardId } from './card.ts';
import { machineClockId, settingsId } from './machine.ts';
import { openHostId } from './open-host.ts';
import { pedigreeReader } from './pedigree-source.ts';
import { type Get, id, wiring } from './provide.ts';
import { cardsId, expertsId, newsStoreId, pedigreesId } from './stores.ts';

/** Each is null while its setting (NEWS_FEEDS, EXPERT_PICKS_SOURCES, PEDICAPPER_SOURCE) is not set. */
export const fetchNewsId = id<FetchSource | null>('gather news');
export const fetchExpertPicksId = id<FetchSource | null>('gather expert picks');
export const fetchPedicapperId = id<FetchSource | null>('gather pedicapper');
export const showNewsId = id<ShowNews>('show news');
export const expertsOnId = id<ExpertsOn>('experts on');

const INVENTED: InventedPress = { newsAround: inventedNews, selectionsOn: inventedSelections };

/** Addresses of a setting that was parted at every comma; none where it is not set. */
const addressesIn = (setting: readonly string[] | undefined): readonly NamedAddress[] =>
  namedAddresses((setting ?? []).join(','));

const unread = (page: NamedAddress, refusal: Refusal) => ({ name: sourceNameOf(page), refusal });

function newsReader(openHost: OpenHost, feeds: readonly NamedAddress[]): ReadNews {
  const news = makeNews({ openHost, feeds });
  return async () => {
    const { items, failed } = await news.read();
    return { items, failed: failed.map(({ feed, refusal }) => unread(feed, refusal)) };
  };
}

function selectionReader(openHost: OpenHost, pages: readonly NamedAddress[]): ReadSelections {
  const experts = makeExpertPicks({ openHost, pages });
  return async () => {
    const { selections, failed } = await experts.read();
    return { selections, failed: failed.map(({ page, refusal }) => unread(page, refusal)) };
  };
}

const demoCardOf =
  (todaysCard: TodaysCardOf) =>
  async (trackSlug: string): Promise<Card | null> => {
    const { card } = await todaysCard(trackSlug);
    return card?.provenance.tier === 'demo' ? card : null;
  };

function newsGatherer(get: Get): FetchSource | null {
  const feeds = addressesIn(get(settingsId).NEWS_FEEDS);
  if (feeds.length === 0) return null;
  const readNews = newsReader(get(openHostId), feeds);
  return makeFetchNews({ readNews, news: get(newsStoreId), clock: get(machineClockId) });
}

function selectionGatherer(get: Get): FetchSource | null {
  const pages = addressesIn(get(settingsId).EXPERT_PICKS_SOURCES);
  if (pages.length === 0) return null;
  const readSelections = selectionReader(get(openHostId), pages);
  const [experts, cards, clock] = [get(expertsId), get(cardsId), get(racingClockId)];
  return makeFetchExpertPicks({ readSelections, experts, cards, clock });
}

function pedigreeGatherer(get: Get): FetchSource | null {
  const place = get(settingsId).PEDICAPPER_SOURCE;
  if (place === undefined) return null;
  const readPedigrees = pedigreeReader(get(openHostId), place);
  const [pedigrees, cards, clock] = [get(pedigreesId), get(cardsId), get(racingClockId)];
  return makeFetchPedigrees({ readPedigrees, pedigrees, cards, clock });
}

/** News, experts and pedigree figures. */
export const pressWiring = () =>
  wiring((provide) => {
    provide(fetchNewsId, newsGatherer);
    provide(fetchExpertPicksId, selectionGatherer);
    provide(fetchPedicapperId, pedigreeGatherer);
    provide(showNewsId, (get) =>
      makeShowNews({
        news: get(newsStoreId),
        demoCard: demoCardOf(get(todaysCardId)),
        invented: INVENTED,
        racingClock: get(racingClockId),
        clock: get(machineClockId),
      }),
    );
    provide(expertsOnId, (get) =>
      makeExpertsOn({
        experts: get(expertsId),
        cards: get(cardsId),
        invented: INVENTED,
        clock: get(racingClockId),
      }),
    );
  });

/** What the HTTP calls about news need. */
export const newsDeps = (get: Get) => ({ showNews: get(showNewsId) });
