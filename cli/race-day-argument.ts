import { InvalidArgumentError } from 'commander';
import { parseRaceDay } from '#core/kernel/race-day.ts';

/** A day on the command line; refused at once when it is not a date. */
export function raceDayArgument(text: string): string {
  if (parseRaceDay(text) === null) throw new InvalidArgumentError('A day is written YYYY-MM-DD.');
  return text;
}
