import type { Colony } from '../colony.ts';
import type { Dice } from '../dice.ts';
import type { Horse } from '../horse.ts';
import type { RacePlan } from '../race-day/race-plan.ts';
import { planCareer } from './career.ts';
import { type Hands, type Start, tellPastRace } from './tell-past-race.ts';

/** Every start of the horse, newest first. A claimed horse was in other hands up to the race it was claimed from. */
export function tellHistory(horse: Horse, plan: RacePlan, colony: Colony, dice: Dice): readonly Start[] {
  const career = planCareer(horse, plan, colony.day, dice.fork('career'));
  const claims = career.flatMap((start, at) => (start.step.raceType === 'C' ? [at] : []));
  const claimedAt = claims.length > 0 && dice.chance(0.45) ? dice.pick(claims) : -1;
  const seller = dice.pick(colony.people.trainers.filter((hand) => hand.name !== horse.trainer.name)).name;
  const stable = dice.pick(colony.people.stables.filter((name) => name !== horse.owner));
  const handsAt = (at: number): Hands => ({
    trainer: at <= claimedAt ? seller : horse.trainer.name,
    claimedFrom: at === claimedAt ? stable : null,
  });
  return career
    .map((start, at) => tellPastRace(horse, start, handsAt(at), colony, dice.fork(`start ${at}`)))
    .reverse();
}
