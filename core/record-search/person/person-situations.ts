import { horseNameKey } from '../../card/same-name.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { daysBetween } from '../../kernel/race-day.ts';
import type { QueryStart } from '../query-start.ts';

/** A situation of a start; null where the results do not say whether it applies. */
export interface Situation {
  readonly label: string;
  applies(start: QueryStart): boolean | null;
}

const LAYOFF = 60;
const QUICK = 10;

const daysAway = ({ lastDay, race }: QueryStart): number | null =>
  lastDay === null ? null : daysBetween(lastDay, race.day);

const whenKnown = (days: number | null, holds: (days: number) => boolean): boolean | null =>
  days === null ? null : holds(days);

/** Starts of horses that were claimed out of the race before, as far as the results hold it. */
function firstOffTheClaim(starts: readonly QueryStart[]): ReadonlySet<QueryStart> {
  const first = new Set<QueryStart>();
  for (const ofHorse of groupBy(starts, ({ horse }) => horseNameKey(horse)).values()) {
    for (const [index, start] of ofHorse.entries()) {
      if (ofHorse[index - 1]?.isClaimed === true) first.add(start);
    }
  }
  return first;
}

/** The situations people are asked about; `starts` are all starts of the horses, in order of time. */
export function situationsAmong(starts: readonly QueryStart[]): readonly Situation[] {
  const offTheClaim = firstOffTheClaim(starts);
  return [
    { label: 'On the favorite', applies: ({ isFavorite, odds }) => (odds === null ? null : isFavorite) },
    { label: 'First-time starter', applies: ({ isFirstStart }) => isFirstStart },
    {
      label: `Off a layoff of ${LAYOFF} days or more`,
      applies: (start) => whenKnown(daysAway(start), (days) => days >= LAYOFF),
    },
    {
      label: `Back within ${QUICK} days`,
      applies: (start) => whenKnown(daysAway(start), (days) => days <= QUICK),
    },
    { label: 'First start off the claim', applies: (start) => offTheClaim.has(start) },
    { label: 'For two-year-olds', applies: ({ race }) => race.isForTwoYearOlds },
  ];
}
