import type { Clock } from '#core/kernel/functions.ts';
import { type Instant, shift } from '#core/kernel/instant.ts';
import type { NewsStore } from '#core/press/ports.ts';
import { NEWS_RETENTION } from '#core/press/stored-news.ts';
import { refuseUnkept, refuseWrite } from './read-only.ts';

/**
 * News first seen up to a moment, with the publishers and the date known then. Where news is stored, a moment before all
 * that is still stored is refused (`moment.not-kept`). `clock`: the machine's, by which news is deleted.
 */
export const newsAsOf = (news: NewsStore, moment: Instant, clock: Clock): NewsStore => ({
  keep: refuseWrite,
  dropSeenBefore: refuseWrite,
  async newest(limit) {
    const isDeleted = moment < shift(clock(), -NEWS_RETENTION);
    return isDeleted && (await news.newest(1)).length > 0 ? refuseUnkept() : news.newest(limit, moment);
  },
});
