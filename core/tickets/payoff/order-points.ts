import { type OrderExponents, placeStrengths } from '../../handicapping/finish-order.ts';
import type { PayoffLeg } from './leg-prices.ts';
import type { PayoffPoint } from './payoff-points.ts';

type Sets = readonly (readonly number[])[];
type LegChances = Pick<PayoffLeg, 'ours' | 'chances'>;

/** An order of finish with both chances of it. */
interface PricedOrder {
  readonly placed: readonly number[];
  readonly ours: number;
  readonly public: number;
}

const leftOf = (strengths: readonly number[], placed: readonly number[]): number =>
  strengths.reduce((sum, strength, horse) => (placed.includes(horse) ? sum : sum + strength), 0);

/** Visits every order that the sets hold; the list of placed horses is reused from one order to the next. */
function visitOrders(
  sets: Sets,
  { ours, chances }: LegChances,
  exponents: OrderExponents,
  visit: (order: PricedOrder) => void,
): void {
  const places = placeStrengths(ours, exponents);
  const publicPlaces = placeStrengths(chances, exponents);
  const placed: number[] = [];
  const fill = (chance: number, publicChance: number): void => {
    const set = sets[placed.length];
    if (set === undefined) {
      visit({ placed, ours: chance, public: publicChance });
      return;
    }
    const [strengths = [], publicStrengths = []] = [places[placed.length], publicPlaces[placed.length]];
    const [left, publicLeft] = [leftOf(strengths, placed), leftOf(publicStrengths, placed)];
    for (const horse of set) {
      if (placed.includes(horse)) continue;
      placed.push(horse);
      fill(
        (chance * (strengths[horse] ?? 0)) / left,
        (publicChance * (publicStrengths[horse] ?? 0)) / publicLeft,
      );
      placed.pop();
    }
  };
  fill(1, 1);
}

const pointOf = ({ ours, public: byPublic }: Omit<PricedOrder, 'placed'>): PayoffPoint => ({
  log: -Math.log(byPublic),
  weight: ours,
});

/**
 * The orders of finish that a ticket on one race holds. Without a takeout a dollar on an order would pay one over the
 * chance that the public gives it; both chances come from win chances by the same order model, `finishOrder`. Example: of
 * win chances .50, .30 and .20 with exponents of one, the order 1-2 has .50 x .30 / .50 = .30 and pays $3.33.
 */
export function orderPoints(sets: Sets, leg: LegChances, exponents: OrderExponents): readonly PayoffPoint[] {
  const points: PayoffPoint[] = [];
  visitOrders(sets, leg, exponents, (order) => points.push(pointOf(order)));
  return points;
}

/** The pairs that a quinella holds, each once and with the chances of both orders. */
export function pairPoints(
  [first = [], second = []]: Sets,
  leg: LegChances,
  exponents: OrderExponents,
): readonly PayoffPoint[] {
  const either = [...new Set([...first, ...second])];
  const isHeld = ([horse = 0, other = 0]: readonly number[]): boolean =>
    (first.includes(horse) && second.includes(other)) || (first.includes(other) && second.includes(horse));
  const pairs = new Map<string, { ours: number; public: number }>();
  visitOrders([either, either], leg, exponents, (order) => {
    if (!isHeld(order.placed)) return;
    const key = order.placed.toSorted((a, b) => a - b).join();
    const pair = pairs.get(key) ?? { ours: 0, public: 0 };
    pairs.set(key, { ours: pair.ours + order.ours, public: pair.public + order.public });
  });
  return [...pairs.values()].map(pointOf);
}
