import { bettingInterests } from '../../card/betting-interest.ts';
import { type JoinedRace, pricedEntrants } from '../../results/reconcile/index.ts';
import { marketOf } from './market-of.ts';
import { openPast, type Past, type Ran } from './past.ts';
import { daysOf } from './race-days.ts';

const ran = (run: JoinedRace): Ran => ({
  run,
  market: marketOf({ interests: bettingInterests(pricedEntrants(run.race)) }, run.race),
});

/** Adds races to the past in order of days. */
export function learnRaces(past: Pick<Past, 'learn'>, races: readonly JoinedRace[]): void {
  for (const { day, runs } of daysOf(races)) past.learn(day, runs.map(ran));
}

/** The past (empty by default) as known after the races, learned in order of days. */
export function pastAfter(history: readonly JoinedRace[], past: Past = openPast()): Past {
  learnRaces(past, history);
  return past;
}
