import { leadingNumber } from '#core/card/betting-interest.ts';
import { groupBy } from '#core/kernel/group-by.ts';
import { isRanking } from '#core/results/dead-heat.ts';
import type { JoinedRace, JoinedStart } from './joined-races.ts';

const numbered = (starts: readonly JoinedStart[]): string =>
  starts.map(({ start }) => `#${start.facts.programNumber}`).join(' and ');

/** What a race says against itself, one sentence each; empty for a race that holds together. */
export function contradictionsIn({ starts }: JoinedRace): readonly string[] {
  const crossed = starts.map(({ start }) => start.facts.crossed);
  const places = starts.map(({ place }) => place).sort((a, b) => a - b);
  const interests = [...groupBy(starts, ({ start }) => leadingNumber(start.facts.programNumber)).values()];
  const contradicting = interests.filter(
    (group) => new Set(group.map(({ start }) => start.facts.odds)).size > 1,
  );
  return [
    ...(isRanking(crossed) ? [] : [`position_at_finish ${crossed.join(', ')} is not an order of finish.`]),
    ...(places.every((place, index) => place === index + 1)
      ? []
      : [`finishing_place ${places.join(', ')} is not an order of finish.`]),
    ...contradicting.map((group) => `${numbered(group)} are coupled but show different odds.`),
  ];
}
