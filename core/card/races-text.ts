import { listText } from '../kernel/text.ts';

/** Races in a sentence: `race 3`, `races 3, 4 and 7`. */
export const racesText = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'race' : 'races'} ${listText(numbers.map(String))}`;
