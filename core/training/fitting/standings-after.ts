import {
  HALF_LIFE_DAYS,
  type NamedStanding,
  openStandings,
  standingKey,
} from '../../handicapping/standing.ts';
import type { JoinedRace } from '../../results/joined-sheets.ts';
import { pastAfter } from './known-past.ts';
import { openPast } from './past.ts';

/** No standing asks how fast a horse ran. */
const withoutFigures = () => null;

/** Every standing as it was at the end of each day that changed it. */
export function standingsAfter(history: readonly JoinedRace[]): readonly NamedStanding[] {
  const atEnd = new Map<string, NamedStanding>();
  const book = openStandings(HALF_LIFE_DAYS, (changed) => {
    atEnd.set(`${changed.day} ${standingKey(changed)}`, changed);
  });
  pastAfter(history, openPast(book, withoutFigures));
  return [...atEnd.values()];
}
