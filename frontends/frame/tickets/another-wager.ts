import type { Ticked, WagerOffer, Way } from './ticket.ts';
import { groupCount, waysOf } from './ticket.ts';

type Groups = Ticked['groups'];

/** The horses chosen so far, arranged for another number of places or another way: none is given up that has a place. */
function rearranged({ groups }: Ticked, way: Way, count: number): Groups {
  const chosen = [...new Set(groups.flat())];
  if (way === 'box' || way === 'wheel') return [chosen];
  const isByPlace = groups.length > 1;
  return Array.from({ length: count }, (_, place) => {
    if (way === 'part-wheel') return isByPlace ? (groups[place] ?? []) : chosen;
    return (isByPlace ? (groups[place] ?? []) : chosen.slice(place)).slice(0, 1);
  });
}

/** The ticket as another wager or way, with the horses chosen for it; what no longer fits is given up. */
export function playedAs(
  ticked: Ticked,
  { wager, sets: places, stakes, usualStake }: Pick<WagerOffer, 'wager' | 'sets' | 'stakes' | 'usualStake'>,
  wanted: Way,
): Ticked {
  const isPossible = waysOf(places).some(({ value }) => value === wanted);
  const way = isPossible ? wanted : 'straight';
  return {
    wager,
    places,
    way,
    base: stakes.includes(ticked.base) ? ticked.base : usualStake,
    keyPlace: Math.min(ticked.keyPlace, places - 1),
    groups: rearranged(ticked, way, groupCount({ places, way })),
  };
}
