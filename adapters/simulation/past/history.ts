import type { Horse } from '../horse.ts';
import type { HorsePopulation } from '../horse-population.ts';
import type { RacePlan } from '../race-day/race-plan.ts';
import type { Rng } from '../rng.ts';
import { planCareer } from './career.ts';
import { buildPastPerformance, type Hands, type Start } from './past-performance-builder.ts';

/** Every start of the horse, newest first. A claimed horse was in other hands up to the race it was claimed from. */
export function buildHistory(
  horse: Horse,
  plan: RacePlan,
  population: HorsePopulation,
  rng: Rng,
): readonly Start[] {
  const career = planCareer(horse, plan, population.day, rng.fork('career'));
  const claims = career.flatMap((start, index) => (start.step.raceType === 'C' ? [index] : []));
  const claimedAt = claims.length > 0 && rng.chance(0.45) ? rng.pick(claims) : -1;
  const seller = rng.pick(population.people.trainers.filter((hand) => hand.name !== horse.trainer.name)).name;
  const stable = rng.pick(population.people.stables.filter((name) => name !== horse.owner));
  const handsAt = (index: number): Hands => ({
    trainer: index <= claimedAt ? seller : horse.trainer.name,
    claimedFrom: index === claimedAt ? stable : null,
  });
  return career
    .map((start, index) =>
      buildPastPerformance(horse, start, handsAt(index), population, rng.fork(`start ${index}`)),
    )
    .reverse();
}
