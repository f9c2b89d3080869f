import type { Clock } from '../../kernel/doors.ts';
import type { Gather } from '../../kernel/gathered.ts';
import { shift } from '../../kernel/instant.ts';
import { heardNews, NEWS_KEPT_FOR } from '../kept-news.ts';
import type { NewsShelf, ReadNews } from '../ports.ts';
import { refuseIfNoneAnswered, shortened } from '../unread.ts';

/** Brings what the feeds say now, whatever the day; one that fails is a fault, and refuses only when all do. */
export function makeGatherNews(doors: {
  readonly readNews: ReadNews;
  readonly news: Pick<NewsShelf, 'keep' | 'dropHeardBefore'>;
  readonly clock: Clock;
}): Gather {
  return async function gatherNews(_wish, told) {
    const { items, failed } = await doors.readNews();
    refuseIfNoneAnswered(failed, items.length);
    const now = doors.clock();
    const isNew = await doors.news.keep(items.map((item) => heardNews(item, now)));
    const dropped = await doors.news.dropHeardBefore(shift(now, -NEWS_KEPT_FOR));
    told(`${items.length} items, ${isNew} of them new; ${dropped} old ones removed.`);
    const faults = failed.map(({ name, refusal }) => `${name}: ${refusal.message}`);
    return { expected: null, brought: items.length, faults: shortened(faults) };
  };
}
