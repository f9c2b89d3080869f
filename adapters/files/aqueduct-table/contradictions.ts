import { leadingNumber } from '#core/card/betting-interest.ts';
import { groupBy } from '#core/kernel/group-by.ts';
import { isRanking } from '#core/results/dead-heat.ts';
import type { StarterRow } from './layout.ts';

const numbered = (rows: readonly StarterRow[]): string =>
  rows.map(({ facts }) => `#${facts.programNumber}`).join(' and ');

/** What the finish of a race says against itself: places from 1, the last of them marked, no other. */
export function faultsOfFinish(rows: readonly StarterRow[]): readonly string[] {
  const crossed = rows.flatMap(({ facts }) => facts.crossed ?? []);
  const farthest = Math.max(...crossed);
  const wrong = rows.filter(({ facts }) => {
    const expected = facts.crossed === null ? 'DNF' : 'Last';
    return (facts.crossed === null || facts.crossed === farthest) !== (facts.margin === expected);
  });
  return [
    ...(isRanking(crossed) ? [] : [`Fin ${crossed.join(', ')} is not an order of finish.`]),
    ...(wrong.length === 0 ? [] : [`Dist_Ahead of ${numbered(wrong)} contradicts Fin.`]),
  ];
}

/** What a race says against itself, one sentence each; empty for a race that holds together. */
export function contradictionsIn(rows: readonly StarterRow[]): readonly string[] {
  const interests = [...groupBy(rows, ({ facts }) => leadingNumber(facts.programNumber)).values()];
  const contradicting = interests.filter((group) => new Set(group.map(({ facts }) => facts.odds)).size > 1);
  return [
    ...faultsOfFinish(rows),
    ...contradicting.map((group) => `${numbered(group)} are coupled but show different odds.`),
  ];
}
