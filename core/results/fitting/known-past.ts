import { bettingInterests } from '../../card/betting-interest.ts';
import { entryOf } from '../entry-of.ts';
import type { JoinedRace } from '../joined-sheets.ts';
import { marketOf } from './market-of.ts';
import { openPast, type Past, type Ran } from './past.ts';

function ran(run: JoinedRace): Ran {
  const { runners } = entryOf(run.track, run.day, run.race);
  const interests = bettingInterests(runners).map((interest) => ({ ...interest, odds: null }));
  return { run, market: marketOf({ interests }, run.race) };
}

/** The past (an empty one unless told otherwise) as it is known after the races, which stand in order of days. */
export function pastAfter(history: readonly JoinedRace[], past: Past = openPast()): Past {
  for (const day of new Set(history.map((run) => run.day))) {
    past.learn(day, history.filter((run) => run.day === day).map(ran));
  }
  return past;
}
