import type { Colony } from '../colony.ts';
import type { Dice } from '../dice.ts';
import type { RacePlan } from '../race-day/race-plan.ts';
import type { Finish } from './race-run.ts';

const CLAIMED = 0.07;
const OPEN_TO_CLAIMS = ['C', 'M'];

/** Hands that take horses out of a claiming race. */
export function withClaims(
  finishes: readonly Finish[],
  plan: RacePlan,
  { people }: Colony,
  dice: Dice,
): readonly Finish[] {
  if (!OPEN_TO_CLAIMS.includes(plan.step.raceType)) return finishes;
  return finishes.map((finish) => {
    const own = dice.fork(`claim ${finish.entry.programNumber}`);
    if (!own.chance(CLAIMED)) return finish;
    const { horse } = finish.entry.trainee;
    const trainer = own.pick(people.trainers.filter(({ name }) => name !== horse.trainer.name));
    const owner = own.pick(people.stables.filter((name) => name !== horse.owner));
    return { ...finish, claimedBy: { trainer, owner } };
  });
}
