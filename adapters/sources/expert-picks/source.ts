import { EVERY_TRACK } from '#core/operations/source-tracks.ts';
import { namedAddresses, unreadOf } from '../readings/named-address.ts';
import { addressesField } from '../setting-fields.ts';
import { calm, pressSource } from '../source.ts';
import { makeExpertPicks } from './index.ts';

export const expertPicks = pressSource({
  kind: 'experts',
  settings: { EXPERT_PICKS_SOURCES: addressesField.optional() },
  needs: ['EXPERT_PICKS_SOURCES'],
  secrets: [],
  effort: ({ EXPERT_PICKS_SOURCES: pages = [] }) => (pages.length === 0 ? null : calm(pages.length)),
  tracks: EVERY_TRACK,
  make: ({ openHost }, { EXPERT_PICKS_SOURCES: pages = [] }) => {
    const experts = makeExpertPicks({ openHost, pages: namedAddresses(pages.join(',')) });
    return async () => {
      const { selections, failed } = await experts.read();
      return { selections, failed: failed.map(({ page, refusal }) => unreadOf(page, refusal)) };
    };
  },
});
