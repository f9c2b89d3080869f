import { bettingInterests } from '../../card/betting-interest.ts';
import { entryOf, type JoinedRace } from '../../results/reconcile/index.ts';
import { marketOf } from './market-of.ts';
import { openPast, type Past, type Ran } from './past.ts';
import { daysOf } from './race-days.ts';

function ran(run: JoinedRace): Ran {
  const { runners } = entryOf(run.track, run.day, run.race);
  const interests = bettingInterests(runners).map((interest) => ({ ...interest, price: null }));
  return { run, market: marketOf({ interests }, run.race) };
}

/** The past (empty by default) as known after the races, learned in order of days. */
export function pastAfter(history: readonly JoinedRace[], past: Past = openPast()): Past {
  for (const { day, runs } of daysOf(history)) past.learn(day, runs.map(ran));
  return past;
}
