import { inventedSelections } from '#adapters/simulation/press/invented-experts.ts';
import { inventedNews } from '#adapters/simulation/press/invented-news.ts';
import type { FetchSource } from '#core/kernel/fetched.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { shift } from '#core/kernel/instant.ts';
import { joinedFetches } from '#core/operations/joined-fetches.ts';
import type { InventedPress } from '#core/press/ports.ts';
import { type ExpertsOn, makeExpertsOn } from '#core/press/use-cases/experts-on.ts';
import { makeFetchExpertPicks } from '#core/press/use-cases/fetch-expert-picks.ts';
import { makeFetchNews } from '#core/press/use-cases/fetch-news.ts';
import { makeFetchPedigrees } from '#core/press/use-cases/fetch-pedigrees.ts';
import { type DemoCard, makeShowNews, type ShowNews } from '#core/press/use-cases/show-news.ts';
import { pressSources } from '../sources/chosen.ts';
import { sourceDeps } from './open-host.ts';
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

const demoCardOf =
  (get: Get) =>
  async (trackSlug: string): Promise<DemoCard | null> => {
    const { card } = await get('todaysCard')(trackSlug);
    if (card?.provenance.tier !== 'demo') return null;
    const printed = await get('printedCards').cardFor(trackSlug, card.day);
    const until = shift(get('racingClock')(), 1);
    return (
      printed && {
        printed: printed.card,
        changes: await get('changes').changesOn(trackSlug, card.day, until),
      }
    );
  };

/** News by the racing clock; real news by `clock`. */
export const showNewsBy = (get: Get, clock: Clock): ShowNews =>
  makeShowNews({
    news: get('newsStore'),
    demoCard: demoCardOf(get),
    invented: INVENTED,
    racingClock: get('racingClock'),
    clock,
  });

/** All of them as one; null where none is set up. */
const together = (fetchSources: readonly FetchSource[]): FetchSource | null =>
  fetchSources.length === 0 ? null : joinedFetches(fetchSources);

function fetchNews(get: Get): FetchSource | null {
  const [settings, deps] = [get('settings'), sourceDeps(get)];
  const [news, clock] = [get('newsStore'), get('machineClock')];
  return together(
    pressSources('news', settings).map(({ make }) =>
      makeFetchNews({ readNews: make(deps, settings), news, clock }),
    ),
  );
}

function fetchExpertPicks(get: Get): FetchSource | null {
  const [settings, deps] = [get('settings'), sourceDeps(get)];
  const [experts, cards, clock] = [get('experts'), get('cards'), get('racingClock')];
  return together(
    pressSources('experts', settings).map(({ make }) =>
      makeFetchExpertPicks({ readSelections: make(deps, settings), experts, cards, clock }),
    ),
  );
}

function fetchPedicapper(get: Get): FetchSource | null {
  const [settings, deps] = [get('settings'), sourceDeps(get)];
  const [pedigrees, cards, clock] = [get('pedigrees'), get('cards'), get('racingClock')];
  return together(
    pressSources('pedigrees', settings).map(({ make }) =>
      makeFetchPedigrees({ readPedigrees: make(deps, settings), pedigrees, cards, clock }),
    ),
  );
}

/** News, experts and pedigree figures. */
export const pressWiring = () =>
  wiring({
    fetchNews,
    fetchExpertPicks,
    fetchPedicapper,
    showNews: (get) => showNewsBy(get, get('machineClock')),
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
