import { finishOrder, type OrderExponents } from '../../handicapping/finish-order.ts';
import type { RaceExample } from '../fitting/training-example.ts';
import type { ScoredRace } from './score.ts';

/** How well an order model foretold second and third, on races whose first three stand alone. */
export interface OrderScore {
  readonly name: string;
  readonly races: number;
  readonly exactaLogLoss: number;
  readonly trifectaLogLoss: number;
}

const hasThree = ({ order }: RaceExample): boolean => order.length === 3;
const LEAST = 1e-300;

/** Scores the order chances made from win chances with the exponents. */
export function scoreOrder(
  name: string,
  scoredRaces: readonly ScoredRace[],
  exponents: OrderExponents,
): OrderScore {
  const usable = scoredRaces.filter(({ example }) => hasThree(example));
  let exacta = 0;
  let trifecta = 0;
  for (const { example, chances } of usable) {
    const [first = 0, second = 0, third = 0] = example.order;
    const order = finishOrder(chances, exponents);
    exacta -= Math.log(Math.max(order.exacta(first, second), LEAST));
    trifecta -= Math.log(Math.max(order.trifecta(first, second, third), LEAST));
  }
  const races = usable.length;
  return { name, races, exactaLogLoss: exacta / races, trifectaLogLoss: trifecta / races };
}
