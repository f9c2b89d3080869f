import type { Entry } from '../meet/race-run.ts';
import type { RacePlan } from '../race-day/race-plan.ts';

/** Medicine and equipment as a result prints them: `L b`. */
export function equipmentOf({ trainee }: Entry, plan: RacePlan): string {
  const { blinkers, lasix } = trainee.horse;
  const wears = blinkers === 'always' || blinkers === 'on today';
  return [!plan.isStakes && lasix !== 'never' ? 'L' : '', wears ? 'b' : ''].filter(Boolean).join(' ');
}
