import type { CardAngle } from '../angle.ts';
import { ofLastRace, priceToday } from '../starter.ts';

export const dropsInClaimingPrice: CardAngle = {
  name: 'drops-in-claiming-price',
  title: 'Drops in claiming price',
  sentence: 'In for a claiming price {percent}% or more below its last',
  parameters: [{ name: 'percent', label: 'Percent lower, at least', usual: 10, least: 1, most: 90 }],
  holds: ofLastRace((last, starter, [percent = 0]) => {
    const today = priceToday(starter);
    if (today === null || last.claimingPrice === null) return false;
    return today <= last.claimingPrice * (1 - percent / 100);
  }),
};
