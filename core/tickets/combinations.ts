import type { FinishOrder } from '../handicapping/finish-order.ts';
import type { Wager } from './wager.ts';

/** Horses place by place: first, second … ; of a quinella the first two in any order. */
export type Combination<Horse> = readonly Horse[];

const withoutMirrors = <Horse>(pairs: readonly Combination<Horse>[]): readonly Combination<Horse>[] =>
  pairs.filter(
    ([a, b], index) => !pairs.slice(0, index).some(([first, second]) => first === b && second === a),
  );

/**
 * The combinations of a ticket with a set of horses for each place, each once. Those with a horse in two places, and
 * the mirrored ones of a quinella, are superfluous and left out. Example: 1,2 / 1,2,3 makes 1-2, 1-3, 2-1, 2-3.
 */
export function combinationsOf<Horse>(
  wager: Wager,
  sets: readonly (readonly Horse[])[],
): readonly Combination<Horse>[] {
  const found = sets
    .map((set) => [...new Set(set)])
    .reduce<readonly Combination<Horse>[]>(
      (begun, set) =>
        begun.flatMap((horses) =>
          set.flatMap((horse) => (horses.includes(horse) ? [] : [[...horses, horse]])),
        ),
      [[]],
    );
  return wager === 'quinella' ? withoutMirrors(found) : found;
}

/** What a combination pays on: its chance by the order of finish; horses by their place in the list of win chances. */
export function combinationChance(
  order: FinishOrder,
  wager: Wager,
  combination: Combination<number>,
): number {
  const [first = -1, second = -1, third = -1, fourth = -1] = combination;
  switch (wager) {
    case 'win':
      return order.win[first] ?? 0;
    case 'place':
      return order.place[first] ?? 0;
    case 'show':
      return order.show[first] ?? 0;
    case 'quinella':
      return order.exacta(first, second) + order.exacta(second, first);
    case 'exacta':
      return order.exacta(first, second);
    case 'trifecta':
      return order.trifecta(first, second, third);
    case 'superfecta':
      return order.superfecta(first, second, third, fourth);
  }
}

const CENTS = 100;

/** Dollars to the cent. */
export const toCents = (dollars: number): number => Math.round(dollars * CENTS) / CENTS;

/** Dollars for a ticket of so many combinations at a base stake in dollars: ten for ten cents are $1.00. */
export const ticketCost = (base: number, combinations: number): number => toCents(base * combinations);
