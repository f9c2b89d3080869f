import type { PayoffLeg } from './leg-prices.ts';
import { mergedPoints, type PayoffPoint } from './payoff-points.ts';

/** A bet over several races by its sets of horses, for each leg their places in the field. */
export type LegSets = readonly (readonly number[])[];

const START: readonly PayoffPoint[] = [{ log: 0, weight: 1 }];

const pointOf = (horse: number, leg: PayoffLeg | undefined): PayoffPoint => ({
  log: -Math.log(leg?.chances[horse] ?? 0),
  weight: leg?.ours[horse] ?? 0,
});

/**
 * The combinations of a ticket over several races, leg after leg. Without a takeout a dollar on a combination would pay
 * one over the product of the public's win chances: a parlay. Example: public chances .50 and .25 pay $8.00.
 */
function winnerPoints(sets: LegSets, legs: readonly PayoffLeg[]): readonly PayoffPoint[] {
  return sets.reduce(
    (points, set, index) =>
      mergedPoints(
        set.flatMap((horse) => {
          const { log, weight } = pointOf(horse, legs[index]);
          return points.map((point) => ({ log: point.log + log, weight: point.weight * weight }));
        }),
      ),
    START,
  );
}

/** Whether two tickets hold a combination both. */
const isShared = (ticket: LegSets, other: LegSets): boolean =>
  ticket.every((set, leg) => set.some((horse) => other[leg]?.includes(horse)));

/** More than the horses of any race. */
const HORSES = 64;

/** The combinations of several tickets, each once, with how many of the tickets hold it. */
function timesHeld(tickets: readonly LegSets[]): readonly (readonly [readonly number[], number])[] {
  const held = new Map<number, [readonly number[], number]>();
  for (const sets of tickets) {
    const combinations = sets.reduce<readonly (readonly number[])[]>(
      (begun, set) => begun.flatMap((horses) => set.map((horse) => [...horses, horse])),
      [[]],
    );
    for (const horses of combinations) {
      const key = horses.reduce((number, horse) => number * HORSES + horse, 0);
      const known = held.get(key);
      if (known === undefined) held.set(key, [horses, 1]);
      else known[1] += 1;
    }
  }
  return [...held.values()];
}

/**
 * The combinations of several tickets together. One that two tickets hold is paid twice, so where tickets overlap the
 * combinations are listed; a budget bounds how many there are.
 */
export function winnerPointsOfAll(
  tickets: readonly LegSets[],
  legs: readonly PayoffLeg[],
): readonly PayoffPoint[] {
  const overlaps = tickets.some((ticket, index) =>
    tickets.slice(index + 1).some((other) => isShared(ticket, other)),
  );
  if (!overlaps) return tickets.flatMap((sets) => winnerPoints(sets, legs));
  return timesHeld(tickets).map(([horses, times]) =>
    horses.reduce<PayoffPoint>(
      ({ log, weight }, horse, leg) => {
        const point = pointOf(horse, legs[leg]);
        return { log: log + point.log, weight: weight * point.weight };
      },
      { log: Math.log(times), weight: 1 },
    ),
  );
}
