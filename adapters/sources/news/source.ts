import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { namedAddresses, unreadOf } from '../readings/named-address.ts';
import { addressesField } from '../setting-fields.ts';
import { brisk, pressSource } from '../source.ts';
import { makeNews } from './index.ts';

export const newsFeeds = pressSource({
  kind: 'news',
  settings: { NEWS_FEEDS: addressesField.optional() },
  needs: ['NEWS_FEEDS'],
  secrets: [],
  effort: ({ NEWS_FEEDS: feeds = [] }) => (feeds.length === 0 ? null : brisk(feeds.length)),
  tracks: EVERY_TRACK,
  make: ({ openHost }, { NEWS_FEEDS: feeds = [] }) => {
    const news = makeNews({ openHost, feeds: namedAddresses(feeds.join(',')) });
    return async () => {
      const { items, failed } = await news.read();
      return { items, failed: failed.map(({ feed, refusal }) => unreadOf(feed, refusal)) };
    };
  },
});
