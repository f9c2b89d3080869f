import { InvalidArgumentError } from 'commander';

const MOST_RACES = 99;

/** A race number on the command line; a number no race can have is bad usage. */
export function raceNumberArgument(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= MOST_RACES) return number;
  throw new InvalidArgumentError(`A race number must be from 1 to ${MOST_RACES}.`);
}
