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

export interface ShowNewsDeps {
  readonly news: Pick<NewsStore, 'newest'>;
  /** The invented card in play; null when a real one or none is. */
  readonly demoCard: (trackSlug: string) => Promise<Card | null>;
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

/** News for a track's followers; without any real news, a demo day has its invented news. Otherwise none. */
export function makeShowNews({ news, demoCard, invented, racingClock, clock }: ShowNewsDeps) {
  return async function showNews(trackKey: string): Promise<ShownNews> {
    const track = trackOrRefusal(trackKey);
    const storedNews = await news.newest(MOST);
    if (storedNews.length > 0) return withHeadlines(storedNews, track, clock());
    const card = await demoCard(track.slug);
    const now = racingClock();
    const items = card === null ? [] : invented.newsAround(card);
    return withHeadlines(
      newestFirst(items.filter(({ publishedAt }) => (publishedAt ?? now) <= now)),
      track,
      now,
    );
  };
}

export type ShowNews = ReturnType<typeof makeShowNews>;
