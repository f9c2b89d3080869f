import type { Dice } from '../dice.ts';

const COLOURS = [
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
  'Grey',
  'Gold',
];
const PATTERNS = ['Sash', 'Hoop', 'Diamonds', 'Chevrons', 'Dots', 'Cross Belts', 'Panel', 'Stripes'];

/** Racing colours of an owner: the same wherever the owner has a horse. */
export function silksOf(owner: string, colony: Dice): string {
  const dice = colony.fork(`silks ${owner}`);
  const [body, mark, cap] = dice.shuffled(COLOURS);
  return `${body}, ${mark} ${dice.pick(PATTERNS)}, ${cap} Cap`;
}
