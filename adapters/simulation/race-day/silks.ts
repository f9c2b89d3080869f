import type { Rng } from '../rng.ts';

const COLORS = [
  'Green',
  'White',
  'Royal Blue',
  'Red',
  'Yellow',
  'Black',
  'Pink',
  'Orange',
  'Purple',
  'Navy',
  'Gray',
  'Gold',
];
const PATTERNS = ['Sash', 'Hoop', 'Diamonds', 'Chevrons', 'Dots', 'Cross Belts', 'Panel', 'Stripes'];

/** Racing colors of an owner: the same wherever the owner has a horse. */
export function silksOf(owner: string, population: Rng): string {
  const rng = population.fork(`silks ${owner}`);
  const [body, mark, cap] = rng.shuffled(COLORS);
  return `${body}, ${mark} ${rng.pick(PATTERNS)}, ${cap} Cap`;
}
