import type { CardChange } from '../../card/card-change.ts';
import { changedCard } from '../../card/changed-card.ts';
import { trackOrRefusal } from '../../card/days-card.ts';
import type { Card } from '../../card/race.ts';
import type { Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { headlinesIn, newestFirst } from '../headlines.ts';
import type { InventedPress, NewsStore } from '../ports.ts';
import type { StoredNews } from '../stored-news.ts';

/** Current news, newest first. */
export interface ShownNews {
  readonly items: readonly StoredNews[];
  readonly headlines: readonly StoredNews[];
}

/** An invented card as it was printed, and what was reported since, oldest first. */
export interface DemoCard {
  readonly printed: Card;
  readonly changes: readonly CardChange[];
}

export interface ShowNewsDeps {
  readonly news: Pick<NewsStore, 'newest'>;
  /** The invented card in play; null when a real one or none is. */
  readonly demoCard: (trackSlug: string) => Promise<DemoCard | null>;
  readonly invented: Pick<InventedPress, 'newsAround'>;
  /** Invented news comes out by it. */
  readonly racingClock: Clock;
  /** Real news comes out by it. */
  readonly clock: Clock;
}

const MOST = 100;

const withHeadlines = (items: readonly StoredNews[], track: Track, now: Instant): ShownNews => ({
  items,
  headlines: headlinesIn(items, [track.displayName], now),
});

/**
 * The invented news out by now, each in the words of the card as it was known when it came out: a later scratch does not
 * rewrite what was published.
 */
function newsOut(
  { printed, changes }: DemoCard,
  now: Instant,
  newsAround: InventedPress['newsAround'],
): readonly StoredNews[] {
  const asOf = (moment: Instant): Card =>
    changedCard(
      printed,
      changes.filter(({ knownAt }) => knownAt <= moment),
    );
  const isOut = ({ publishedAt }: StoredNews): boolean => (publishedAt ?? now) <= now;
  return newsAround(printed).flatMap((draft) => {
    const published = newsAround(asOf(draft.publishedAt ?? now));
    return published.filter((item) => item.url === draft.url && isOut(item));
  });
}

/** News for a track's followers; without any real news, a demo day has its invented news. Otherwise none. */
export function makeShowNews({ news, demoCard, invented, racingClock, clock }: ShowNewsDeps) {
  return async function showNews(trackKey: string): Promise<ShownNews> {
    const track = trackOrRefusal(trackKey);
    const storedNews = await news.newest(MOST);
    if (storedNews.length > 0) return withHeadlines(storedNews, track, clock());
    const card = await demoCard(track.slug);
    const now = racingClock();
    const items = card === null ? [] : newsOut(card, now, invented.newsAround);
    return withHeadlines(newestFirst(items), track, now);
  };
}

export type ShowNews = ReturnType<typeof makeShowNews>;
