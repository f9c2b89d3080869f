import type { OrderExponents } from '#core/handicapping/finish-order.ts';
import type { Wager } from '#core/tickets/wager.ts';

/** Horses from the first place on, with the chance that they come in so. */
export interface DrawnOrder {
  readonly horses: readonly number[];
  readonly chance: number;
}

/** Every order of the first `depth` places (the whole field when it is smaller), drawn place by place. */
export function everyOrder(
  chances: readonly number[],
  { second, third, fourth = third }: OrderExponents,
  depth: number,
): readonly DrawnOrder[] {
  const powers = [1, second, third, fourth];
  const strengths = chances.map((_, place) => chances.map((chance) => chance ** (powers[place] ?? fourth)));
  const orders: DrawnOrder[] = [];
  const draw = (horses: readonly number[], chance: number): void => {
    const place = horses.length;
    const strength = strengths[place] ?? [];
    if (place === Math.min(depth, chances.length)) {
      orders.push({ horses, chance });
      return;
    }
    const left = chances.flatMap((_, chance) => (horses.includes(chance) ? [] : [chance]));
    const sum = left.reduce((total, index) => total + (strength[index] ?? 0), 0);
    for (const last of left) draw([...horses, last], (chance * (strength[last] ?? 0)) / sum);
  };
  draw([], 1);
  return orders;
}

/** Whether a ticket pays when the horses come in so, read off the order alone. */
export function isPaid(
  wager: Wager,
  sets: readonly (readonly number[])[],
  horses: readonly number[],
): boolean {
  const names = (place: number, index: number): boolean =>
    sets[place]?.includes(horses[index] ?? -1) ?? false;
  if (wager === 'place') return names(0, 0) || names(0, 1);
  if (wager === 'show') return names(0, 0) || names(0, 1) || names(0, 2);
  if (wager === 'quinella') return (names(0, 0) && names(1, 1)) || (names(0, 1) && names(1, 0));
  return horses.length >= sets.length && sets.every((_, place) => names(place, place));
}
