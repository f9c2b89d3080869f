import type { ListStatus } from '#core/card/runner.ts';
import type { Horse } from '../horse.ts';
import type { HorsePopulation } from '../horse-population.ts';
import type { Hand } from '../people.ts';
import type { RacePlan } from '../race-day/race-plan.ts';
import type { Rng } from '../rng.ts';
import type { Entry, Trainee } from './race-run.ts';
import { newcomer, type Stable } from './stable.ts';

/** Share of the places that a horse of the meet takes, when one is ready; fewer where most never ran. */
const RETURNING = 0.8;
const RETURNING_AMONG_DEBUTS = 0.15;
const MANY_DEBUTS = 0.5;

interface Place {
  readonly trainee: Trainee;
  readonly jockey: Hand | null;
  readonly listStatus: ListStatus | null;
  readonly isCoupled: boolean;
}

/** What a place in the field is meant for: a main-track-only entry waits for the dirt. */
const planFor = (plan: RacePlan, status: ListStatus | null): RacePlan =>
  status === 'main-track-only'
    ? { ...plan, surface: 'dirt', distanceYards: onDirt(plan.distanceYards) }
    : plan;

/** Where the dirt course has no start, the race is moved to the nearest shorter distance. */
export const onDirt = (yards: number): number => (yards === 1870 ? 1760 : yards);

function riderFor(horse: Horse, taken: Set<string>, population: HorsePopulation, rng: Rng): Hand {
  const free = population.people.jockeys.filter((hand) => !taken.has(hand.name));
  const rider =
    free.find((hand) => hand.name === horse.rider.name) ?? rng.weighted(free, (hand) => hand.skill);
  taken.add(rider.name);
  return rider;
}

/** Horses of the meet that could run and are not entered yet, in no order. */
function readyHorses(
  plan: RacePlan,
  population: HorsePopulation,
  stable: Stable,
  entered: Set<string>,
  rng: Rng,
): Trainee[] {
  const ready = stable
    .readyFor(plan, population.day)
    .filter(({ original: horse }) => !entered.has(horse.name));
  return rng.shuffled(ready);
}

/** Takes horses for one race: those of the meet that are ready and not yet entered that day, and new ones. */
function takeHorses(
  plan: RacePlan,
  population: HorsePopulation,
  stable: Stable,
  entered: Set<string>,
  rng: Rng,
): Trainee[] {
  const body = rng.whole(...plan.body);
  const share = plan.debuts >= MANY_DEBUTS ? RETURNING_AMONG_DEBUTS : RETURNING;
  const ready = readyHorses(plan, population, stable, entered, rng.fork('ready'));
  const horses: Trainee[] = [];
  for (let index = 0; index < body + (plan.waiting?.count ?? 0); index += 1) {
    const ownRng = rng.fork(`horse ${index}`);
    const status = index < body ? null : (plan.waiting?.status ?? null);
    const isCoupled = plan.hasCoupledEntry && index < 2;
    const returning = status !== null || isCoupled || !ownRng.chance(share) ? undefined : ready.shift();
    const mate = isCoupled ? (horses[0] ?? null) : null;
    const trainee = returning ?? newcomer(planFor(plan, status), population, ownRng, mate);
    entered.add(trainee.original.name);
    horses.push(trainee);
  }
  return horses;
}

/** 1 and 1A for an entry, then on from 2; without one the number is the post position. */
function programNumbers(inOrder: readonly Place[]): readonly string[] {
  let coupled = 0;
  let next = inOrder.some((place) => place.isCoupled) ? 2 : 1;
  return inOrder.map((place) => {
    if (place.isCoupled) {
      coupled += 1;
      return coupled === 1 ? '1' : '1A';
    }
    next += 1;
    return String(next - 1);
  });
}

/** The field in gate order with numbers and riders; horses on a list stand behind the body. */
export function takeEntries(
  plan: RacePlan,
  population: HorsePopulation,
  stable: Stable,
  entered: Set<string>,
  rng: Rng,
): readonly Entry[] {
  const horses = takeHorses(plan, population, stable, entered, rng);
  const body = horses.length - (plan.waiting?.count ?? 0);
  const riding = new Set<string>();
  const places = horses.map((trainee, horse): Place => {
    const jockey = riderFor(trainee.horse, riding, population, rng.fork(`rider ${horse}`));
    const listStatus = horse < body ? null : (plan.waiting?.status ?? null);
    return { trainee, jockey, listStatus, isCoupled: plan.hasCoupledEntry && horse < 2 };
  });
  const inOrder = [...rng.shuffled(places.slice(0, body)), ...places.slice(body)];
  const numbers = programNumbers(inOrder);
  return inOrder.map((place, index) => ({
    ...place,
    programNumber: numbers[index] ?? String(index + 1),
    postPosition: index + 1,
    scratched: null,
  }));
}
