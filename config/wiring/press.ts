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
import { pedigreeReader } from './pedigree-source.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    /** Each is null while its setting (NEWS_FEEDS, EXPERT_PICKS_SOURCES, PEDICAPPER_SOURCE) is not set. */
    readonly fetchNews: FetchSource | null;
    readonly fetchExpertPicks: FetchSource | null;
    readonly fetchPedicapper: FetchSource | null;
    readonly showNews: ShowNews;
    readonly expertsOn: ExpertsOn;
  }
}

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
  const feeds = addressesIn(get('settings').NEWS_FEEDS);
  if (feeds.length === 0) return null;
  const readNews = newsReader(get('openHost'), feeds);
  return makeFetchNews({ readNews, news: get('newsStore'), clock: get('machineClock') });
}

function selectionGatherer(get: Get): FetchSource | null {
  const pages = addressesIn(get('settings').EXPERT_PICKS_SOURCES);
  if (pages.length === 0) return null;
  const readSelections = selectionReader(get('openHost'), pages);
  const [experts, cards, clock] = [get('experts'), get('cards'), get('racingClock')];
  return makeFetchExpertPicks({ readSelections, experts, cards, clock });
}

function pedigreeGatherer(get: Get): FetchSource | null {
  const place = get('settings').PEDICAPPER_SOURCE;
  if (place === undefined) return null;
  const readPedigrees = pedigreeReader(get('openHost'), place);
  const [pedigrees, cards, clock] = [get('pedigrees'), get('cards'), get('racingClock')];
  return makeFetchPedigrees({ readPedigrees, pedigrees, cards, clock });
}

/** News, experts and pedigree figures. */
export const pressWiring = () =>
  wiring({
    fetchNews: newsGatherer,
    fetchExpertPicks: selectionGatherer,
    fetchPedicapper: pedigreeGatherer,
    showNews: (get) =>
      makeShowNews({
        news: get('newsStore'),
        demoCard: demoCardOf(get('todaysCard')),
        invented: INVENTED,
        racingClock: get('racingClock'),
        clock: get('machineClock'),
      }),
    expertsOn: (get) =>
      makeExpertsOn({
        experts: get('experts'),
        cards: get('cards'),
        invented: INVENTED,
        clock: get('racingClock'),
      }),
  });

/** What the HTTP calls about news need. */
export const newsDeps = (get: Get) => ({ showNews: get('showNews') });
