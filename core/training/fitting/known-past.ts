import { bettingInterests } from '../../card/betting-interest.ts';
import { entryOf } from '../../results/entry-of.ts';
import type { JoinedRace } from '../../results/joined-sheets.ts';
import { marketOf } from './market-of.ts';
import { openPast, type Past, type Ran } from './past.ts';
import { daysOf } from './race-days.ts';

function ran(run: JoinedRace): Ran {
  const { runners } = entryOf(run.track, run.day, run.race);
  const interests = bettingInterests(runners).map((interest) => ({ ...interest, odds: null }));
  return { run, market: marketOf({ interests }, run.race) };
}

/** The past (an empty one unless told otherwise) as it is known after the races, learnt in order of days. */
export function pastAfter(history: readonly JoinedRace[], past: Past = openPast()): Past {
  for (const { day, runs } of daysOf(history)) past.learn(day, runs.map(ran));
  return past;
}
