import { numbered } from '#kit/kit.ts';

const fewest = 2;
const most = 4;

/** The horses to set side by side, and what to change where that is not possible. */
export type Choice = {
  readonly numbers: readonly string[];
  /** A sentence saying what to do; null for two to four horses of the race. */
  readonly problem: string | null;
};

function problemOf(numbers: readonly string[], unknown: readonly string[]): string | null {
  if (unknown.length > 0)
    return `This race has no horse number ${unknown.join(' or ')}. Choose two to four of its horses.`;
  if (numbers.length === 0) return 'Choose two to four horses to compare.';
  if (numbers.length < fewest) return 'One horse is chosen. Choose one to three more.';
  if (numbers.length > most)
    return `${numbered(numbers.length, 'horse')} are chosen. Four are the most: take out ${numbers.length - most}.`;
  return null;
}

/** Whether these horses of a race can be compared; `known` are the numbers of its horses. */
export function choiceOf(numbers: readonly string[], known: readonly string[]): Choice {
  const unknown = numbers.filter((number) => !known.includes(number));
  return {
    numbers: numbers.filter((number) => known.includes(number)),
    problem: problemOf(numbers, unknown),
  };
}
