/** What is bet on when a horse of this program number is: `1` for 1, 1A and 1X. */
export const interestNumber = (programNumber: string): string =>
  /^\d+/.exec(programNumber)?.[0] ?? programNumber;
