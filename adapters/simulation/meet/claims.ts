import type { HorsePopulation } from '../horse-population.ts';
import type { RacePlan } from '../race-day/race-plan.ts';
import type { Rng } from '../rng.ts';
import type { Finish } from './race-run.ts';

const CLAIMED = 0.07;
const OPEN_TO_CLAIMS = ['C', 'M'];

/** Hands that take horses out of a claiming race. */
export function withClaims(
  finishes: readonly Finish[],
  plan: RacePlan,
  { people }: HorsePopulation,
  rng: Rng,
): readonly Finish[] {
  if (!OPEN_TO_CLAIMS.includes(plan.step.raceType)) return finishes;
  return finishes.map((finish) => {
    const ownRng = rng.fork(`claim ${finish.entry.programNumber}`);
    if (!ownRng.chance(CLAIMED)) return finish;
    const { horse } = finish.entry.trainee;
    const trainer = ownRng.pick(people.trainers.filter(({ name }) => name !== horse.trainer.name));
    const owner = ownRng.pick(people.stables.filter((name) => name !== horse.owner));
    return { ...finish, claimedBy: { trainer, owner } };
  });
}
