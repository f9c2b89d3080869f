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

type Strengths = { readonly ours: readonly number[]; readonly public: readonly number[] };

const leftOf = (strengths: readonly number[], placed: readonly number[]): number =>
  strengths.reduce((sum, strength, horse) => (placed.includes(horse) ? sum : sum + strength), 0);

/** Visits every way to fill the places left from their sets. */
function fillPlaces(
  sets: Sets,
  places: readonly Strengths[],
  { placed, ours, public: byPublic }: PricedOrder,
  visit: (order: PricedOrder) => void,
): void {
  const place = places[placed.length];
  const set = sets[placed.length];
  if (place === undefined || set === undefined) {
    visit({ placed, ours, public: byPublic });
    return;
  }
  const [left, leftByPublic] = [leftOf(place.ours, placed), leftOf(place.public, placed)];
  for (const horse of set) {
    if (placed.includes(horse)) continue;
    const order = {
      placed: [...placed, horse],
      ours: (ours * (place.ours[horse] ?? 0)) / left,
      public: (byPublic * (place.public[horse] ?? 0)) / leftByPublic,
    };
    fillPlaces(sets, places, order, visit);
  }
}

function ordersOf(sets: Sets, { ours, chances }: LegChances, exponents: OrderExponents) {
  const byPublic = placeStrengths(chances, exponents);
  const places = placeStrengths(ours, exponents).map((strengths, place) => ({
    ours: strengths,
    public: byPublic[place] ?? [],
  }));
  const orders: PricedOrder[] = [];
  fillPlaces(sets, places, { placed: [], ours: 1, public: 1 }, (order) => orders.push(order));
  return orders;
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
export const orderPoints = (sets: Sets, leg: LegChances, exponents: OrderExponents): readonly PayoffPoint[] =>
  ordersOf(sets, leg, exponents).map(pointOf);

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
  for (const order of ordersOf([either, either], leg, exponents)) {
    if (!isHeld(order.placed)) continue;
    const key = order.placed.toSorted((a, b) => a - b).join();
    const pair = pairs.get(key) ?? { ours: 0, public: 0 };
    pairs.set(key, { ours: pair.ours + order.ours, public: pair.public + order.public });
  }
  return [...pairs.values()].map(pointOf);
}
