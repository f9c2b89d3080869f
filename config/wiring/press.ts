import { inventedSelections } from '#adapters/simulation/press/invented-experts.ts';
import { inventedNews } from '#adapters/simulation/press/invented-news.ts';
import { makeExpertPicks } from '#adapters/sources/expert-picks/index.ts';
import type { OpenHost } from '#adapters/sources/host/asking.ts';
import { makeNews } from '#adapters/sources/news/index.ts';
import { type NamedAddress, namedAddresses, sourceNameOf } from '#adapters/sources/readings/named-address.ts';
import type { Card } from '#core/card/race.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Gather } from '#core/kernel/gathered.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import type { InventedPress, ReadNews, ReadSelections } from '#core/press/ports.ts';
import { type ExpertsOn, makeExpertsOn } from '#core/press/use-cases/experts-on.ts';
import { makeGatherExpertPicks } from '#core/press/use-cases/gather-expert-picks.ts';
import { makeGatherNews } from '#core/press/use-cases/gather-news.ts';
import { makeGatherPedigrees } from '#core/press/use-cases/gather-pedigrees.ts';
import { makeShowNews, type ShowNews } from '#core/press/use-cases/show-news.ts';
import { racingClockId, todaysCardId } from './card.ts';
import { machineClockId, settingsId } from './machine.ts';
import { openHostId } from './open-host.ts';
import { pedigreeReader } from './pedigree-source.ts';
import { type Get, id, wiring } from './provide.ts';
import { cardsId, expertsId, newsShelfId, pedigreesId } from './shelves.ts';

/** Each is null while its setting (NEWS_FEEDS, EXPERT_PICKS_SOURCES, PEDICAPPER_SOURCE) is not set. */
export const gatherNewsId = id<Gather | null>('gather news');
export const gatherExpertPicksId = id<Gather | null>('gather expert picks');
export const gatherPedicapperId = id<Gather | null>('gather pedicapper');
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

function newsGatherer(get: Get): Gather | null {
  const feeds = addressesIn(get(settingsId).NEWS_FEEDS);
  if (feeds.length === 0) return null;
  const readNews = newsReader(get(openHostId), feeds);
  return makeGatherNews({ readNews, news: get(newsShelfId), clock: get(machineClockId) });
}

function selectionGatherer(get: Get): Gather | null {
  const pages = addressesIn(get(settingsId).EXPERT_PICKS_SOURCES);
  if (pages.length === 0) return null;
  const readSelections = selectionReader(get(openHostId), pages);
  const [experts, cards, clock] = [get(expertsId), get(cardsId), get(racingClockId)];
  return makeGatherExpertPicks({ readSelections, experts, cards, clock });
}

function pedigreeGatherer(get: Get): Gather | null {
  const place = get(settingsId).PEDICAPPER_SOURCE;
  if (place === undefined) return null;
  const readPedigrees = pedigreeReader(get(openHostId), place);
  const [pedigrees, cards, clock] = [get(pedigreesId), get(cardsId), get(racingClockId)];
  return makeGatherPedigrees({ readPedigrees, pedigrees, cards, clock });
}

/** News, experts and pedigree figures. */
export const pressWiring = () =>
  wiring((provide) => {
    provide(gatherNewsId, newsGatherer);
    provide(gatherExpertPicksId, selectionGatherer);
    provide(gatherPedicapperId, pedigreeGatherer);
    provide(showNewsId, (get) =>
      makeShowNews({
        news: get(newsShelfId),
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
export const newsDoors = (get: Get) => ({ showNews: get(showNewsId) });
