import type { FetchSource } from '../../kernel/fetched.ts';
import type { Clock } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
import { counted } from '../../kernel/text.ts';
import type { NewsStore, ReadNews } from '../ports.ts';
import { NEWS_RETENTION, newsSeen } from '../stored-news.ts';
import { refuseIfNoneAnswered, shortened } from '../unread.ts';

/**
 * Fetches what the feeds publish now, whatever the day; a failing feed is a fault, and only when all fail is it
 * refused.
 */
export function makeFetchNews(deps: {
  readonly readNews: ReadNews;
  readonly news: Pick<NewsStore, 'keep' | 'dropSeenBefore'>;
  readonly clock: Clock;
}): FetchSource {
  return async function fetchNews(_request, log) {
    const { items, failed } = await deps.readNews();
    refuseIfNoneAnswered(failed, items.length);
    const now = deps.clock();
    const isNew = await deps.news.keep(items.map((item) => newsSeen(item, now)));
    const dropped = await deps.news.dropSeenBefore(shift(now, -NEWS_RETENTION));
    log(`${counted(items.length, 'item')}: ${isNew} new. ${dropped} old ones removed.`);
    const faults = failed.map(({ name, refusal }) => `${name}: ${refusal.message}`);
    return { expected: null, received: items.length, faults: shortened(faults) };
  };
}
