/** The program numbers in a list, `3,5,1A`: each once, in their order. */
export function numbersIn(listed: string | null): readonly string[] {
  const numbers = (listed ?? '').split(',').map((number) => number.trim().toUpperCase());
  return [...new Set(numbers.filter(Boolean))];
}

/** The numbers as a list, `3,5`; null for none. */
export const listOf = (numbers: readonly string[]): string | null =>
  numbers.length === 0 ? null : numbers.join(',');

/** The numbers with one added, or taken out where it was among them. */
export const withToggled = (numbers: readonly string[], number: string): readonly string[] =>
  numbers.includes(number) ? numbers.filter((other) => other !== number) : [...numbers, number];
