import { InvalidArgumentError } from 'commander';

const MOST_RACES = 99;

/** The number of a race on the command line; refused at once when no race could have it. */
export function raceNumberArgument(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= MOST_RACES) return number;
  throw new InvalidArgumentError(`A race has a number from 1 to ${MOST_RACES}.`);
}
